import type { FaultKind } from '@lanternway/contracts/publishing/health';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** When an entry is to be looked at again, and by whom. One row for each entry that has either. */
export const reviewUid = 'plugin::publisher.review';

export const review = {
  schema: {
    ...recordType('review', 'reviews', 'Review date'),
    attributes: {
      uid: { type: 'string', required: true, maxLength: 120 },
      entryId: { type: 'string', required: true, maxLength: 40 },
      /** '2027-01-31' */
      reviewBy: { type: 'string', maxLength: 10 },
      ownerId: { type: 'integer' },
      reviewedAt: { type: 'datetime' },
      reviewedById: { type: 'integer' },
      reviewedByName: { type: 'string', maxLength: 200 },
    } as const,
    indexes: [
      { name: 'publisher_reviews_entry_uq', columns: ['uid', 'entry_id'], type: 'unique' },
      { name: 'publisher_reviews_due_ix', columns: ['review_by'] },
    ],
  },
};

export type ReviewRecord = RowOf<typeof review>;

/** Something that the check of the content has found. */
export const faultUid = 'plugin::publisher.fault';

export const fault = {
  schema: {
    ...recordType('fault', 'faults', 'Fault of the content'),
    attributes: {
      uid: { type: 'string', required: true, maxLength: 120 },
      entryId: { type: 'string', required: true, maxLength: 40 },
      title: { type: 'text', required: true, maxLength: 300 },
      kind: { type: 'string', required: true, maxLength: 12, ...valuesOf<FaultKind>() },
      /** What tells it from others of its kind in the entry: SHA-256 in hex, cut. */
      about: { type: 'string', required: true, maxLength: 32 },
      sentence: { type: 'text', required: true, maxLength: 600 },
      foundAt: { type: 'datetime', required: true },
      /** The check that found it last. */
      run: { type: 'integer', required: true },
      leftAt: { type: 'datetime' },
      leftUntil: { type: 'datetime' },
      leftById: { type: 'integer' },
      leftByName: { type: 'string', maxLength: 200 },
      leftReason: { type: 'text', maxLength: 300 },
    } as const,
    indexes: [
      {
        name: 'publisher_faults_of_uq',
        columns: ['uid', 'entry_id', 'kind', 'about'],
        type: 'unique',
      },
      { name: 'publisher_faults_kind_ix', columns: ['kind', 'found_at'] },
    ],
  },
};

export type FaultRecord = RowOf<typeof fault>;

/** A link to another site, and how its last tries went. */
export const outlinkUid = 'plugin::publisher.outlink';

export const outlink = {
  schema: {
    ...recordType('outlink', 'outlinks', 'Link to another site'),
    attributes: {
      /** SHA-256 of the address, in hex. */
      hash: { type: 'string', required: true, maxLength: 64 },
      address: { type: 'text', required: true, maxLength: 2000 },
      /** The last answer; 0: none. */
      status: { type: 'integer', required: true, default: 0 },
      /** On how many nights in a row it failed. */
      nights: { type: 'integer', required: true, default: 0 },
      /** The last night on which it was tried: '2027-01-31'. */
      night: { type: 'string', maxLength: 10 },
      /** The check that found it last. */
      run: { type: 'integer', required: true },
    } as const,
    indexes: [{ name: 'publisher_outlinks_hash_uq', columns: ['hash'], type: 'unique' }],
  },
};

export type OutlinkRecord = RowOf<typeof outlink>;

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::publisher.review': ReviewRecord;
    'plugin::publisher.fault': FaultRecord;
    'plugin::publisher.outlink': OutlinkRecord;
  }
}
