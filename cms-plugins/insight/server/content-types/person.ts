import type { RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/**
 * What became of one family. The row is made from the facts of other plugins, and made again whenever one of them changes.
 * Only rows of erased people stay as they are. Days are in the zone of the site settings: 2026-11-24.
 */
export const personUid = 'plugin::insight.person';
export const peopleTable = 'insight_people';

/** Pages first: there are many, and families of one day and page stand together then. */
const toldApartBy = [
  'page',
  'source',
  'campaign',
  'course',
  'country',
  'form',
  'heard',
  'teacher',
  'enquiry_id',
];

export const person = {
  schema: {
    ...recordType('person', 'people', 'Family in numbers', peopleTable),
    attributes: {
      /** A keyed hash of the e-mail; null once the person was erased. */
      personKey: { type: 'string', maxLength: 64, private: true },
      isAnonymous: { type: 'boolean', required: true, default: false },
      leadAt: { type: 'datetime' },
      leadDay: { type: 'string', maxLength: 10 },
      /** 1 is Monday. */
      leadWeekday: { type: 'integer' },
      bookedDay: { type: 'string', maxLength: 10 },
      attendedDay: { type: 'string', maxLength: 10 },
      missedDay: { type: 'string', maxLength: 10 },
      accountDay: { type: 'string', maxLength: 10 },
      orderDay: { type: 'string', maxLength: 10 },
      paidDay: { type: 'string', maxLength: 10 },
      refundedDay: { type: 'string', maxLength: 10 },
      isKept: { type: 'boolean', required: true, default: false },
      /** Days between the form and the payment. */
      paidAfterDays: { type: 'integer' },
      // How long it took, in minutes: form to first reply, form to class, class to payment.
      replyMinutes: { type: 'integer' },
      classMinutes: { type: 'integer' },
      payMinutes: { type: 'integer' },
      // The first touch. `rawSource` is the source as the visit named it, `source` is what staff call it.
      rawSource: { type: 'string', maxLength: 200 },
      source: { type: 'string', required: true, maxLength: 200 },
      medium: { type: 'string', maxLength: 200 },
      campaign: { type: 'string', maxLength: 200 },
      page: { type: 'string', maxLength: 200 },
      form: { type: 'string', maxLength: 20 },
      course: { type: 'string', maxLength: 10 },
      country: { type: 'string', maxLength: 2 },
      /** How they said that they heard of us: never mixed with what is known of the first touch. */
      heard: { type: 'string', maxLength: 30 },
      /** Document of the entry of the teacher of the first class that was attended, or else of the first one. */
      teacher: { type: 'string', maxLength: 40 },
      // The family's entries in the lists of the desks; null once the person was erased.
      enquiryId: { type: 'string', maxLength: 40, private: true },
      orderId: { type: 'string', maxLength: 40, private: true },
      /** The source of the paid order's own visit, as staff call it. */
      lastSource: { type: 'string', maxLength: 200 },
      paidInr: { type: 'integer', required: true, default: 0 },
      paidUsd: { type: 'integer', required: true, default: 0 },
      paidGbp: { type: 'integer', required: true, default: 0 },
      refundedInr: { type: 'integer', required: true, default: 0 },
      refundedUsd: { type: 'integer', required: true, default: 0 },
      refundedGbp: { type: 'integer', required: true, default: 0 },
      /** All that was received and not given back, in paise, by the rate of the day of each payment. */
      netRupees: { type: 'integer', required: true, default: 0 },
      /** How many paid orders are missing from `netRupees`, as no rate of their day is known. */
      unrated: { type: 'integer', required: true, default: 0 },
    } as const,
    indexes: [
      { name: 'insight_people_key_uq', columns: ['person_key'], type: 'unique' },
      // All columns that are counted for the families who came, so that a year of them is read from the index alone.
      {
        name: 'insight_people_came_ix',
        columns: [
          ...['lead_day', 'source', 'campaign', 'page', 'course', 'country', 'form', 'heard'],
          ...['booked_day', 'attended_day', 'paid_day', 'is_kept'],
        ],
      },
      { name: 'insight_people_unlisted_ix', columns: ['enquiry_id', 'lead_day'] },
      {
        name: 'insight_people_waits_ix',
        columns: ['lead_day', 'lead_weekday', 'reply_minutes', 'class_minutes', 'pay_minutes'],
      },
      {
        name: 'insight_people_taught_ix',
        columns: ['lead_day', 'teacher', 'booked_day', 'attended_day', 'paid_day', 'is_kept'],
      },
      // There are many pages. With this, families are added up as they are read, and not sorted first.
      {
        name: 'insight_people_page_ix',
        columns: ['lead_day', 'page', 'booked_day', 'attended_day', 'paid_day', 'is_kept'],
      },
      // What happened, by each of its columns.
      { name: 'insight_people_booked_by_ix', columns: ['booked_day', ...toldApartBy] },
      { name: 'insight_people_attended_by_ix', columns: ['attended_day', ...toldApartBy] },
      { name: 'insight_people_paid_ix', columns: ['paid_day', 'source'] },
    ],
  },
};

export type PersonRow = RowOf<typeof person>;

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::insight.person': RowOf<typeof person>;
  }
}
