import type { Core } from '@strapi/strapi';
import { careerApplicationUid } from '../../content-types/career-application';
import { classReportUid } from '../../content-types/class-report';
import { contactMessageUid } from '../../content-types/contact-message';
import { eventUid, scheduledClassUid } from '../../content-types/desk-records';
import { freeClassRequestUid } from '../../content-types/free-class-request';

interface Place {
  uid: string;
  attributes: readonly string[];
  /** Which of them names the enquiry that the row belongs to. */
  belongsTo: 'documentId' | 'enquiryId';
}

const ofEveryKind = ['nextStep', 'page', 'referrer', 'campaign'];

/** Where an address may stand that is not the enquiry's own: what was written by hand, and where visits came from. */
const places: readonly Place[] = [
  { uid: freeClassRequestUid, attributes: ['notes', ...ofEveryKind], belongsTo: 'documentId' },
  { uid: contactMessageUid, attributes: ['message', ...ofEveryKind], belongsTo: 'documentId' },
  { uid: careerApplicationUid, attributes: ofEveryKind, belongsTo: 'documentId' },
  { uid: eventUid, attributes: ['note', 'facts'], belongsTo: 'enquiryId' },
  { uid: scheduledClassUid, attributes: ['message'], belongsTo: 'enquiryId' },
  { uid: classReportUid, attributes: ['did', 'remark'], belongsTo: 'enquiryId' },
];

const inItsPlace = '(erased)';

const naming = (email: string, { attributes }: Place) => ({
  $or: attributes.map((attribute) => ({ [attribute]: { $containsi: email } })),
});

/** How many messages and notes name the address that do not belong to one of these enquiries, which are its own. */
export async function countMentions(
  strapi: Core.Strapi,
  email: string,
  ownIds: readonly string[],
): Promise<number> {
  let total = 0;
  for (const place of places) {
    const isOthers = ownIds.length === 0 ? {} : { [place.belongsTo]: { $notIn: [...ownIds] } };
    total += await strapi.db.query(place.uid).count({ where: { ...naming(email, place), ...isOthers } });
  }
  return total;
}

/** Takes the address out of every text; the rest of it is somebody else's. In the caller's transaction. */
export async function removeMentions(strapi: Core.Strapi, email: string): Promise<void> {
  for (const place of places) {
    const rows: Record<string, unknown>[] = await strapi.db.query(place.uid).findMany({
      where: naming(email, place),
      select: ['id', ...place.attributes],
    });
    for (const row of rows) {
      const data = Object.fromEntries(
        place.attributes.map((attribute) => [attribute, cleaned(row[attribute], email)]),
      );
      await strapi.db.query(place.uid).updateMany({ where: { id: row['id'] }, data });
    }
  }
}

/** Some of them are JSON. */
function cleaned(value: unknown, email: string): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return withoutAddress(value, email);
  return JSON.parse(withoutAddress(JSON.stringify(value), email));
}

/** However it is written there. */
export const withoutAddress = (text: string, email: string): string =>
  text.replace(new RegExp(email.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'), 'giu'), inItsPlace);
