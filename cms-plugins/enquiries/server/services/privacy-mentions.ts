import type { Core } from '@strapi/strapi';
import { careerApplicationUid } from '../content-types/career-application';
import { contactMessageUid } from '../content-types/contact-message';
import { eventUid, scheduledClassUid } from '../content-types/desk-records';
import { freeClassRequestUid } from '../content-types/free-class-request';

/** Where an address may stand that is not the enquiry's own: what was written by hand, and where visits came from. */
const places: readonly (readonly [uid: string, attribute: string])[] = [
  [freeClassRequestUid, 'notes'],
  [contactMessageUid, 'message'],
  [eventUid, 'note'],
  [eventUid, 'facts'],
  [scheduledClassUid, 'message'],
  ...[freeClassRequestUid, contactMessageUid, careerApplicationUid].flatMap((uid) =>
    ['nextStep', 'page', 'referrer', 'campaign'].map((attribute) => [uid, attribute] as const),
  ),
];

const inItsPlace = '(erased)';

/** How many texts name the address that do not belong to one of these enquiries, which are its own. */
export async function countMentions(
  strapi: Core.Strapi,
  email: string,
  ownIds: readonly string[],
): Promise<number> {
  let total = 0;
  for (const [uid, attribute] of places) {
    const belongsTo = uid === eventUid || uid === scheduledClassUid ? 'enquiryId' : 'documentId';
    const isOthers = ownIds.length === 0 ? {} : { [belongsTo]: { $notIn: [...ownIds] } };
    total += await strapi.db.query(uid).count({ where: { [attribute]: { $containsi: email }, ...isOthers } });
  }
  return total;
}

/** Takes the address out of every text; the rest of it is somebody else's. In the caller's transaction. */
export async function removeMentions(strapi: Core.Strapi, email: string): Promise<void> {
  for (const [uid, attribute] of places) {
    const rows = (await strapi.db.query(uid).findMany({
      where: { [attribute]: { $containsi: email } },
      select: ['id', attribute],
    })) as Record<string, unknown>[];
    for (const row of rows) {
      const data = { [attribute]: cleaned(row[attribute], email) };
      await strapi.db.query(uid).updateMany({ where: { id: row['id'] }, data });
    }
  }
}

/** Some of them are JSON. */
const cleaned = (value: unknown, email: string): unknown =>
  typeof value === 'string'
    ? withoutAddress(value, email)
    : JSON.parse(withoutAddress(JSON.stringify(value), email));

/** `email` is in lower case; the text need not be. */
export function withoutAddress(text: string, email: string): string {
  // Searched as text: an address is full of signs that mean something else in a pattern.
  const lower = text.toLowerCase();
  // Rare letters change their length with their case; such a text is given up rather than cut at the wrong place.
  if (lower.length !== text.length) return lower.replaceAll(email, inItsPlace);
  const parts: string[] = [];
  let from = 0;
  for (let at = lower.indexOf(email); at !== -1; at = lower.indexOf(email, from)) {
    parts.push(text.slice(from, at), inItsPlace);
    from = at + email.length;
  }
  return [...parts, text.slice(from)].join('');
}
