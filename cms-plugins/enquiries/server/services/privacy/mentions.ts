import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { eraseAddressIn } from '@lanternway/server-kit/erase-address';
import type { Core } from '@strapi/strapi';
import { careerApplicationUid } from '../../content-types/career-application';
import { classReportUid } from '../../content-types/class-report';
import { contactMessageUid } from '../../content-types/contact-message';
import { eventUid, scheduledClassUid } from '../../content-types/desk-records';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import { sentAttributes } from '../../content-types/sent-fields';

interface Place {
  uid: string;
  attributes: readonly string[];
  /** Which of them names the enquiry that the row belongs to. */
  belongsTo: 'documentId' | 'enquiryId';
}

/** The fields of a form that people fill in with their own words, and what is kept with every enquiry. */
const writtenWith = (kind: EnquiryKind): string[] => [
  ...Object.entries(sentAttributes[kind]).flatMap(([name, { type }]) => (type === 'text' ? [name] : [])),
  ...['nextStep', 'page', 'referrer', 'campaign'],
];

/** Where an address may stand that is not the enquiry's own: what was written by hand, and where visits came from. */
const places: readonly Place[] = [
  { uid: freeClassRequestUid, attributes: writtenWith('free-class'), belongsTo: 'documentId' },
  { uid: contactMessageUid, attributes: writtenWith('contact'), belongsTo: 'documentId' },
  { uid: careerApplicationUid, attributes: writtenWith('career'), belongsTo: 'documentId' },
  { uid: eventUid, attributes: ['note', 'facts'], belongsTo: 'enquiryId' },
  { uid: scheduledClassUid, attributes: ['message'], belongsTo: 'enquiryId' },
  { uid: classReportUid, attributes: ['did', 'remark'], belongsTo: 'enquiryId' },
];

const naming = (email: string, { attributes }: Place) => ({
  $or: attributes.map((attribute) => ({ [attribute]: { $containsi: email } })),
});

/** How many texts name the address, not counting the texts of these enquiries, which are its owner's own. */
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
        place.attributes.map((attribute) => [attribute, eraseAddressIn(row[attribute], email)]),
      );
      await strapi.db.query(place.uid).updateMany({ where: { id: row['id'] }, data });
    }
  }
}
