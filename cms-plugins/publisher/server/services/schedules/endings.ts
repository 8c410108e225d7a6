import { cutText } from '@lanternway/contracts/fields/cut-text';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { currentActor } from '@lanternway/server-kit/acting';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { DateTime } from 'luxon';
import { readConfig } from '../../config';
import { scheduleUid } from '../../content-types';
import { timeOf } from '../../content-types/records';
import { titleOfEntry, type EntryRow } from '../content/entries';

/** The moment in which a day ends in a time zone; null where either is none. */
export function endOfDay(day: string, zone: string): Date | null {
  const next = DateTime.fromISO(day, { zone }).plus({ days: 1 }).startOf('day');
  return next.isValid ? next.toJSDate() : null;
}

async function endOf(strapi: Core.Strapi, uid: string, published: EntryRow | null): Promise<Date | null> {
  const { types, readDayZone } = readConfig(strapi);
  const lastDay = published === null ? null : (ownEntry(types, uid)?.endOf?.(published)?.lastDay ?? null);
  return lastDay === null ? null : endOfDay(lastDay, await readDayZone(strapi));
}

/**
 * Schedules that an entry leaves the site after its last day, in place of what was scheduled before. To be called in the
 * transaction in which the entry is published, or taken from the site.
 */
export async function planEnding(
  strapi: Core.Strapi,
  uid: string,
  entryId: string,
  published: EntryRow | null,
): Promise<void> {
  const at = await endOf(strapi, uid, published);
  const rows = rowsIn(strapi, scheduleUid);
  const where = { uid, entryId, action: 'end', state: 'waiting' };
  const waiting = await rows.findMany({ where });
  const isPlanned = waiting.some((one) => timeOf(one.at).getTime() === at?.getTime());
  if (isPlanned) return;
  if (waiting.length > 0) await rows.deleteMany({ where });
  if (published === null || at === null) return;
  const by = currentActor(strapi);
  const title = cutText(titleOfEntry(strapi, uid, published), { characters: 300 });
  const who = { byId: by?.id ?? null, byName: by?.name ?? null };
  await rows.create({
    data: { action: 'end', uid, entryId, title, at, prices: null, state: 'waiting', ...who },
  });
}
