import { keepings } from '@lanternway/contracts/audit/deed';
import type { ChainState, DayFault } from '@lanternway/contracts/audit/staff';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { dayUid, type DayRow } from '../../content-types/day';
import { entryUid } from '../../content-types/entry';
import { readConfig } from '../../config';
import { chainOf, dayMs, hashDay, nextDay } from './digest';
import { mailFaults } from './mails';

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'plugin', name: 'audit', key: 'check' });

const sentences = {
  lines: 'A line was changed, added or removed.',
  early: 'Lines were removed before their time was over.',
  chain: 'The hash of the day was changed.',
  gap: 'The hash of a day before this one is missing.',
  before: 'There are lines from before the first day that has a hash.',
} as const;

/** Compares every line with the hash of its day, and every day with the day before. Stores and mails what it finds. */
export async function verify(strapi: Core.Strapi, now: Date): Promise<void> {
  const faults: DayFault[] = [];
  const days = await rowsIn(strapi, dayUid).findMany({ orderBy: { day: 'asc' } });
  let before: DayRow | null = null;
  for (const day of days) {
    const sentence = (await findFault(strapi, day, now)) ?? findBreak(before, day);
    if (sentence !== null) faults.push({ day: day.day, sentence });
    before = day;
  }
  const [first] = days;
  if (first !== undefined && (await hasLinesBefore(strapi, first.day)))
    faults.unshift({ day: first.day, sentence: sentences.before });
  await storeOf(strapi).set({ value: { at: now.toISOString(), faults } });
  await mailFaults(strapi, faults);
}

async function findFault(strapi: Core.Strapi, row: DayRow, now: Date): Promise<string | null> {
  const { hashes } = await hashDay(strapi, row.day);
  const { keptDays } = readConfig(strapi);
  const removed = row.removed.split(',');
  for (const keeping of keepings) {
    const isRemoved = removed.includes(keeping);
    const isOver = now.getTime() - Date.parse(row.day) > keptDays[keeping] * dayMs;
    if (isRemoved && !isOver) return sentences.early;
    if (!isRemoved && hashes[keeping] !== row[keeping]) return sentences.lines;
  }
  return null;
}

function findBreak(before: DayRow | null, row: DayRow): string | null {
  if (before !== null && nextDay(before.day) !== row.day) return sentences.gap;
  return chainOf(before?.digest ?? '', row.day, row) === row.digest ? null : sentences.chain;
}

const hasLinesBefore = async (strapi: Core.Strapi, day: string): Promise<boolean> =>
  (await rowsIn(strapi, entryUid).count({ where: { at: { $lt: new Date(day) } } })) > 0;

const iso = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The last hash, and what the last check found. */
export async function readChain(strapi: Core.Strapi): Promise<ChainState> {
  const last = await rowsIn(strapi, dayUid).findOne({ orderBy: { day: 'desc' } });
  const check: unknown = await storeOf(strapi).get({});
  const { at = null, faults = [] } = isRecord(check) ? check : {};
  return {
    day: last?.day ?? null,
    digest: last?.digest ?? null,
    mailedAt: iso(last?.mailedAt ?? null),
    checkedAt: typeof at === 'string' ? at : null,
    faults: Array.isArray(faults) ? (faults as DayFault[]) : [],
  };
}
