import { stages, type Counts } from '@lanternway/contracts/insight/staff';
import type { Currency } from '@lanternway/contracts/money/money';
import { currencyNames } from '../people/person-of';

export interface Sum {
  currency: Currency;
  paidMinor: number;
  refundedMinor: number;
}

/** What a group of families came to. `label` is null where it is not known. */
export interface Counted {
  label: string | null;
  counts: Counts;
  /** How many of them a list at the desks can show. */
  listed: Counts;
  /** Of those who paid: how many said how they found us, and of how many it is known where they came from. */
  known: { heard: number; known: number };
  money: Sum[];
  rupees: Rupees;
}

/** All currencies together, in paise. */
export interface Rupees {
  minor: number;
  unrated: number;
}

export const none: Counts = { leads: 0, booked: 0, attended: 0, paid: 0, kept: 0 };

/** A group of whom nothing is counted yet. */
export const nobody = (label: string | null): Counted => ({
  label,
  counts: { ...none },
  listed: { ...none },
  known: { heard: 0, known: 0 },
  money: [],
  rupees: { minor: 0, unrated: 0 },
});

/** Several groups as one. */
export function addUp(label: string | null, groups: readonly Counted[]): Counted {
  const counts = { ...none };
  const listed = { ...none };
  const known = { heard: 0, known: 0 };
  const rupees = { minor: 0, unrated: 0 };
  const sums = new Map<Currency, Sum>();
  for (const group of groups) {
    for (const stage of stages) {
      counts[stage] += group.counts[stage];
      listed[stage] += group.listed[stage];
    }
    known.heard += group.known.heard;
    known.known += group.known.known;
    rupees.minor += group.rupees.minor;
    rupees.unrated += group.rupees.unrated;
    for (const { currency, paidMinor, refundedMinor } of group.money) {
      const before = sums.get(currency) ?? { currency, paidMinor: 0, refundedMinor: 0 };
      sums.set(currency, {
        currency,
        paidMinor: before.paidMinor + paidMinor,
        refundedMinor: before.refundedMinor + refundedMinor,
      });
    }
  }
  const money = currencyNames.flatMap(([currency]) => sums.get(currency) ?? []);
  return { label, counts, listed, known, money, rupees };
}

/** Groups that are too small to be shown are one: counts must not say what became of a single family. */
export function withOthers<Group extends Counted>(
  groups: readonly Group[],
  least: number,
): { shown: Group[]; others: Group[] } {
  const sizeOf = ({ counts }: Group) => Math.max(counts.leads, counts.booked, counts.attended, counts.paid);
  const shown = groups.filter((group) => sizeOf(group) >= least);
  const others = groups.filter((group) => sizeOf(group) < least);
  // By name where they are as large: databases give them in any order.
  const byName = (a: Group, b: Group) => ((a.label ?? '') < (b.label ?? '') ? -1 : 1);
  return { shown: shown.sort((a, b) => b.counts.leads - a.counts.leads || byName(a, b)), others };
}
