import { type Review, reviewSentences } from '@lanternway/contracts/publishing/health';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DateTime } from 'luxon';
import { reviewUid, type ReviewRecord } from '../../content-types/health';
import { isoOf } from '../../content-types/records';
import { lockEntry } from '../content/locks';
import { faultsIn } from './faults';
import { dayOf } from './finding';
import { readSettings } from './settings';

/* When an entry is to be looked at again, and by whom. */

interface Entry {
  uid: string;
  documentId: string;
}

export interface Person {
  id: number;
  name: string;
}

const maxPeople = 500;

export const reviewsIn = (strapi: Core.Strapi) => rowsIn(strapi, reviewUid);

/** Everybody with a login that works. */
export async function listPeople(strapi: Core.Strapi): Promise<Person[]> {
  const users = await rowsIn(strapi, 'admin::user').findMany({
    where: { isActive: true, blocked: { $ne: true } },
    orderBy: { firstname: 'asc' },
    limit: maxPeople,
  });
  return users.map((user) => ({ id: user.id, name: staffNameOf(user) }));
}

export async function readReview(
  strapi: Core.Strapi,
  { uid, documentId }: Entry,
  mayChange: boolean,
): Promise<Review> {
  const row = await reviewsIn(strapi).findOne({ where: { uid, entryId: documentId } });
  const people = await listPeople(strapi);
  return {
    reviewBy: row?.reviewBy ?? null,
    isPast: isPast(row, new Date()),
    owner: people.find(({ id }) => id === row?.ownerId) ?? null,
    people,
    reviewedAt: isoOf(row?.reviewedAt ?? null),
    reviewedBy: row?.reviewedByName ?? null,
    months: (await readSettings(strapi)).months,
    mayChange,
  };
}

export const isPast = (row: Pick<ReviewRecord, 'reviewBy'> | null, now: Date): boolean =>
  row?.reviewBy !== null && row?.reviewBy !== undefined && row.reviewBy < dayOf(now);

export async function saveReview(
  strapi: Core.Strapi,
  entry: Entry,
  { reviewBy, ownerId }: { reviewBy: string | null; ownerId: number | null },
): Promise<void> {
  if (reviewBy !== null && !DateTime.fromISO(reviewBy).isValid) throw wrong('reviewBy', reviewSentences.day);
  if (ownerId !== null && !(await listPeople(strapi)).some(({ id }) => id === ownerId))
    throw wrong('ownerId', reviewSentences.owner);
  await write(strapi, entry, { reviewBy, ownerId });
}

/** Somebody has looked at it. @returns the next day */
export async function markReviewed(strapi: Core.Strapi, entry: Entry, by: Person): Promise<string> {
  const { months } = await readSettings(strapi);
  const now = new Date();
  const reviewBy = dayOf(DateTime.fromJSDate(now).plus({ months }).toJSDate());
  const who = { reviewedAt: now, reviewedById: by.id, reviewedByName: by.name };
  await write(strapi, entry, { reviewBy, ...who });
  return reviewBy;
}

async function write(strapi: Core.Strapi, { uid, documentId }: Entry, data: object): Promise<void> {
  await strapi.db.transaction(async () => {
    await lockEntry(strapi, documentId);
    const rows = reviewsIn(strapi);
    const where = { uid, entryId: documentId };
    const { count } = await rows.updateMany({ where, data });
    if (count === 0) await rows.create({ data: { ...where, ...data } });
    const row = await rows.findOne({ where });
    // The entry leaves the list at once, not only at the nightly check.
    if (!isPast(row, new Date())) await faultsIn(strapi).deleteMany({ where: { ...where, kind: 'review' } });
  });
}

const wrong = (field: string, message: string): Error =>
  new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
