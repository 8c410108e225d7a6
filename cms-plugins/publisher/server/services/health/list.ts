import {
  type Fault,
  type HealthPage,
  type HealthQuery,
  faultKinds,
  faultsPerPage,
  type ReviewPage,
  type ReviewsQuery,
  reviewsPerPage,
} from '@lanternway/contracts/publishing/health';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { FaultRecord, ReviewRecord } from '../../content-types/health';
import { isoOf } from '../../content-types/records';
import { findLinks, kindOf } from '../content/links';
import { faultsIn } from './faults';
import { dayOf } from './finding';
import { isPast, listPeople, reviewsIn } from './reviews';
import { isAsked, readLast, readSettings } from './settings';

const maxOwned = 5_000;
const soonMs = 30 * 24 * 3_600_000;

/** Types whose entries the person may read. */
type MayRead = (uid: string) => boolean;

const isOpen = (now: Date) => ({ $or: [{ leftUntil: null }, { leftUntil: { $lt: now } }] });
const isLeft = (now: Date) => ({ leftUntil: { $gte: now } });

/** What the last checks found. */
export async function listFaults(
  strapi: Core.Strapi,
  { kind, uid, owner, show, page }: HealthQuery,
  mayRead: MayRead,
): Promise<HealthPage> {
  const now = new Date();
  const rows = faultsIn(strapi);
  const types = readable(strapi, mayRead);
  const among = { uid: { $in: types.map((one) => one.uid) } };
  const where = {
    $and: [
      among,
      show === 'left' ? isLeft(now) : isOpen(now),
      kind === undefined ? {} : { kind },
      uid === undefined ? {} : { uid },
      owner === undefined ? {} : { entryId: { $in: await ownedBy(strapi, owner) } },
    ],
  };
  const [found, total] = await rows.findWithCount({
    where,
    orderBy: [{ kind: 'asc' }, { foundAt: 'asc' }, { id: 'asc' }],
    limit: faultsPerPage,
    offset: (page - 1) * faultsPerPage,
  });
  const last = await readLast(strapi);
  return {
    faults: await shownFaults(strapi, found),
    total,
    counts: await countOpen(strapi, among, now),
    left: await rows.count({ where: { $and: [among, isLeft(now)] } }),
    last:
      last === null ? null : { at: last.at, seconds: last.seconds, entries: last.entries, links: last.links },
    isAsked: await isAsked(strapi),
    triesLinks: readConfig(strapi).outlinks.areTried,
    settings: await readSettings(strapi),
    people: await listPeople(strapi),
    types,
  };
}

const readable = (strapi: Core.Strapi, mayRead: MayRead) =>
  Object.entries(readConfig(strapi).types)
    .filter(([uid]) => mayRead(uid))
    .map(([uid, { kind }]) => ({ uid, kind }));

async function countOpen(strapi: Core.Strapi, among: object, now: Date): Promise<HealthPage['counts']> {
  const counts: HealthPage['counts'] = [];
  for (const kind of faultKinds) {
    const count = await faultsIn(strapi).count({ where: { $and: [among, { kind }, isOpen(now)] } });
    if (count > 0) counts.push({ kind, count });
  }
  return counts;
}

async function ownedBy(strapi: Core.Strapi, ownerId: number): Promise<string[]> {
  const rows = await reviewsIn(strapi).findMany({ where: { ownerId }, select: ['entryId'], limit: maxOwned });
  return rows.map(({ entryId }) => entryId);
}

/** Faults as the page shows them. */
export async function shownFaults(strapi: Core.Strapi, rows: readonly FaultRecord[]): Promise<Fault[]> {
  const named = rows.map(({ uid, entryId, title }) => ({ uid, documentId: entryId, title }));
  const linkOf = await findLinks(strapi, named);
  const owners = await ownersOf(
    strapi,
    rows.map(({ entryId }) => entryId),
  );
  const now = new Date();
  return rows.map((row) => {
    const { uid, entryId: documentId, title, leftUntil, leftAt } = row;
    return {
      id: row.documentId,
      kind: row.kind,
      entry: linkOf({ uid, documentId, title }),
      type: kindOf(strapi, uid),
      owner: owners.get(documentId) ?? null,
      sentence: row.sentence,
      foundAt: new Date(row.foundAt).toISOString(),
      left:
        leftUntil === null || new Date(leftUntil) < now
          ? null
          : {
              until: new Date(leftUntil).toISOString(),
              at: isoOf(leftAt) ?? '',
              by: row.leftByName ?? '',
              reason: row.leftReason ?? '',
            },
    };
  });
}

async function ownersOf(strapi: Core.Strapi, entryIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await reviewsIn(strapi).findMany({
    where: { entryId: { $in: [...new Set(entryIds)] }, ownerId: { $notNull: true } },
    select: ['entryId', 'ownerId'],
  });
  if (rows.length === 0) return new Map();
  const names = new Map((await listPeople(strapi)).map(({ id, name }) => [id, name]));
  return new Map(
    rows.map(({ entryId, ownerId }) => [entryId, names.get(ownerId ?? 0) ?? 'Somebody who left']),
  );
}

/** Entries with a review date or an owner. */
export async function listReviewRows(
  strapi: Core.Strapi,
  { due, owner, uid, page }: ReviewsQuery,
  mayRead: MayRead,
): Promise<ReviewPage> {
  const now = new Date();
  const kinds = readable(strapi, mayRead);
  const today = dayOf(now);
  const days: Readonly<Record<string, object>> = {
    past: { reviewBy: { $lt: today } },
    next: { reviewBy: { $gte: today, $lte: dayOf(new Date(now.getTime() + soonMs)) } },
    none: { reviewBy: null },
  };
  const [rows, total] = await reviewsIn(strapi).findWithCount({
    where: {
      $and: [
        { uid: { $in: kinds.map((kind) => kind.uid) } },
        due === undefined ? {} : (days[due] ?? {}),
        owner === undefined ? {} : { ownerId: owner },
        uid === undefined ? {} : { uid },
      ],
    },
    orderBy: [{ reviewBy: 'asc' }, { id: 'asc' }],
    limit: reviewsPerPage,
    offset: (page - 1) * reviewsPerPage,
  });
  const people = await listPeople(strapi);
  return { rows: await shownReviews(strapi, rows, people, now), total, people, kinds };
}

async function shownReviews(
  strapi: Core.Strapi,
  rows: readonly ReviewRecord[],
  people: readonly { id: number; name: string }[],
  now: Date,
): Promise<ReviewPage['rows']> {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const named = rows.map(({ uid, entryId }) => ({ uid, documentId: entryId, title: null }));
  const linkOf = await findLinks(strapi, named);
  return rows.map((row) => ({
    entry: linkOf({ uid: row.uid, documentId: row.entryId, title: null }),
    kind: kindOf(strapi, row.uid),
    reviewBy: row.reviewBy,
    isPast: isPast(row, now),
    owner: row.ownerId === null ? null : (names.get(row.ownerId) ?? 'Somebody who left'),
    reviewedAt: isoOf(row.reviewedAt),
  }));
}
