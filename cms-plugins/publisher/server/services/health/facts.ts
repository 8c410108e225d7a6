import { isCurrency, toMajor } from '@lanternway/contracts/money/money';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { attributesOf } from '../preview/populate';

/** The amounts and numbers of sessions in the published plans: only these may be in texts. */
export interface PlanFacts {
  /** Amounts in whole units, by currency: the prices, and what they come to for one month and one session. */
  amounts: ReadonlyMap<string, ReadonlySet<number>>;
  sessions: ReadonlySet<number>;
}

interface PricedRow {
  sessions?: unknown;
  months?: unknown;
  prices?: { currency: string; amountMinor: number }[] | null;
}

const maxRows = 1_000;

/** Reads the prices and numbers of sessions of all that is sold. */
export async function readPlanFacts(strapi: Core.Strapi): Promise<PlanFacts> {
  const amounts = new Map<string, Set<number>>();
  const sessions = new Set<number>();
  for (const uid of readConfig(strapi).pricedUids) {
    const rows: PricedRow[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: { $notNull: true } },
      populate: ['prices'],
      limit: maxRows,
    });
    const names = new Set(attributesOf(strapi, uid).map(([name]) => name));
    for (const row of rows) addFacts(row, names, amounts, sessions);
  }
  return { amounts, sessions };
}

function addFacts(
  { sessions: count, months, prices }: PricedRow,
  names: ReadonlySet<string>,
  amounts: Map<string, Set<number>>,
  sessions: Set<number>,
): void {
  const parts = [1];
  if (names.has('sessions') && typeof count === 'number') {
    sessions.add(count);
    parts.push(count);
    if (typeof months === 'number') {
      parts.push(months);
      sessions.add(Math.round(count / months));
    }
  }
  for (const { currency, amountMinor } of prices ?? []) {
    if (!isCurrency(currency)) continue;
    const known = amounts.get(currency) ?? new Set<number>();
    for (const part of parts) for (const round of rounds) known.add(round(toMajor(amountMinor) / part));
    amounts.set(currency, known);
  }
}

const rounds = [Math.floor, Math.ceil, (amount: number) => Number(amount.toFixed(2))];
