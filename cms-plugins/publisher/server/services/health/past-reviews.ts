import type { Core } from '@strapi/strapi';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { DateTime } from 'luxon';
import { readConfig } from '../../config';
import { findVersions, titleOfEntry } from '../content/entries';
import { dayOf, findingsOf, type Finding } from './finding';
import { listPeople, reviewsIn } from './reviews';

const maxPast = 5_000;

/** Entries whose day is over. */
export async function findPastReviews(strapi: Core.Strapi, now: Date): Promise<Finding[]> {
  const past = await reviewsIn(strapi).findMany({
    where: { reviewBy: { $lt: dayOf(now) } },
    orderBy: { reviewBy: 'asc' },
    limit: maxPast,
  });
  const names = new Map((await listPeople(strapi)).map(({ id, name }) => [id, name]));
  const found: Finding[] = [];
  for (const { uid, entryId, reviewBy, ownerId } of past) {
    if (reviewBy === null || ownEntry(readConfig(strapi).types, uid) === undefined) continue;
    const { draft, published } = await findVersions(strapi, uid, entryId);
    const entry = published ?? draft;
    if (entry === null) continue;
    const day = DateTime.fromISO(reviewBy).setLocale('en-GB').toFormat('d LLLL yyyy');
    const owner = names.get(ownerId ?? 0);
    const who = owner === undefined ? '' : `${owner} was to look at it. `;
    const subject = { uid, documentId: entryId, title: titleOfEntry(strapi, uid, entry) };
    found.push(findingsOf(subject)('review', '', `${who}Its review date was ${day}.`));
  }
  return found;
}
