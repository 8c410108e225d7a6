import { kindOfCourse } from '@lanternway/contracts/classes/site';
import type { WishedTimes } from '@lanternway/contracts/classes/wishes';
import { classOpeningsOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import { levelOf } from '../classes/teacher';
import { findEnquiry, type FreeClassRow } from '../items/kinds';
import { windowAt } from './window';

/** A request that waits for a time. */
export type WaitingRow = FreeClassRow & { wish: WishedTimes; waitsSince: string };

/** Nobody has begun to work on it, or its class was missed or cancelled. */
const openStages = ['new', 'contacted', 'no-show'];

const isOpen = {
  waitsSince: { $notNull: true },
  isSuspect: false,
  mergedInto: null,
  stage: { $in: openStages },
};

/** Those who wait, the longest first. */
export async function findWaiting(strapi: Core.Strapi, limit: number): Promise<WaitingRow[]> {
  return (await strapi.db.query(freeClassRequestUid).findMany({
    where: isOpen,
    orderBy: [{ waitsSince: 'asc' }, { id: 'asc' }],
    limit,
  })) as WaitingRow[];
}

export const countWaiting = (strapi: Core.Strapi): Promise<number> =>
  strapi.db.query(freeClassRequestUid).count({ where: isOpen });

/** Null where this request does not wait (any more). */
export async function findOneWaiting(strapi: Core.Strapi, documentId: string): Promise<WaitingRow | null> {
  const found = await findEnquiry(strapi, 'free-class', documentId);
  return found?.kind === 'free-class' && waits(found.row) ? found.row : null;
}

const waits = (row: FreeClassRow): row is WaitingRow =>
  row.wish !== null &&
  row.waitsSince !== null &&
  !row.isSuspect &&
  row.mergedInto === null &&
  openStages.includes(row.stage);

export interface FreeTime {
  at: Date;
  teacherKeys: string[];
}

/** The free times of a family's windows. Asks once for the children of the same course and level. */
export function freeTimesFor(strapi: Core.Strapi): (row: WaitingRow) => Promise<FreeTime[]> {
  const asked = new Map<string, Promise<FreeTime[]>>();
  return async (row) => {
    const kind = kindOfCourse(row.course);
    const level = levelOf(row) ?? 0;
    const name = `${kind} ${String(level)}`;
    const times = asked.get(name) ?? classOpeningsOf(strapi).freeTimes(kind, level);
    asked.set(name, times);
    const { zone, windows } = row.wish;
    return (await times).filter(({ at }) => {
      const window = windowAt(at, zone);
      return window !== null && windows.includes(window);
    });
  };
}
