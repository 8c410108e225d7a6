import { classKinds } from '@lanternway/contracts/classes/site';
import type { KindRow, KindSettings } from '@lanternway/contracts/classes/staff';
import { readRow, rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { kindUid } from '../../content-types/kind';
import { capacityOf } from '../calendar/kind-rules';

/** How long each kind of class takes and how it is booked, in the order of the contract. */
export async function readKinds(strapi: Core.Strapi): Promise<KindRow[]> {
  const rows = await Promise.all(classKinds.map((key) => readRow(strapi, kindUid, { key })));
  return rows.map((row) => ({
    key: row.key,
    version: row.version,
    isOpen: row.isOpen,
    minutes: row.minutes,
    pause: row.pause,
    step: row.step,
    noticeMinutes: row.noticeMinutes,
    horizonDays: row.horizonDays,
    holdMinutes: row.holdMinutes,
    perTeacherDay: row.perTeacherDay,
    capacity: capacityOf(row),
    sendsReports: row.sendsReports === true,
    ready: row.ready ?? '',
  }));
}

/** Saves the settings of a kind. If two people save at once, the second one's save is refused as stale. */
export async function saveKind(
  strapi: Core.Strapi,
  key: string,
  { version, ...settings }: KindSettings,
): Promise<'done' | 'missing' | 'stale'> {
  if (!(classKinds as readonly string[]).includes(key)) return 'missing';
  const { count } = await rowsIn(strapi, kindUid).updateMany({
    where: { key, version },
    data: { ...settings, version: version + 1 },
  });
  return count === 0 ? 'stale' : 'done';
}
