import type { Area, Keeping } from '@lanternway/contracts/audit/deed';
import type { Outcome, Way } from '@lanternway/contracts/audit/staff';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';

const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };

/** One thing that a member of staff did. Rows are only added; how a call ended is the one thing written later. */
export const entryUid = 'plugin::audit.entry';
export const entriesTable = 'audit_entries';

export const entry = {
  schema: {
    kind: 'collectionType',
    collectionName: entriesTable,
    info: { singularName: 'entry', pluralName: 'entries', displayName: 'What happened' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    attributes: {
      at: { type: 'datetime', required: true },
      /** Of the admin user; null for the server, and for somebody unknown. */
      actorId: { type: 'integer' },
      actorName: { type: 'string', required: true, maxLength: 200 },
      actorRole: { type: 'string', maxLength: 255 },
      /** /24 of IPv4, /48 of IPv6. */
      addressCut: { type: 'string', maxLength: 50 },
      requestId: { type: 'string', maxLength: 64 },
      area: { type: 'string', required: true, maxLength: 20, ...valuesOf<Area>() },
      action: { type: 'string', required: true, maxLength: 60 },
      uid: { type: 'string', maxLength: 100 },
      documentOf: { type: 'string', maxLength: 40 },
      /** Says nothing of a person. */
      title: { type: 'string', maxLength: 200 },
      /** JSON, at most 8 kB: see services/lines/changed. */
      changed: { type: 'text', maxLength: 8192 },
      reason: { type: 'text', maxLength: 1000 },
      via: { type: 'string', required: true, maxLength: 10, ...valuesOf<Way>() },
      keeping: { type: 'string', required: true, maxLength: 10, ...valuesOf<Keeping>() },
      outcome: { type: 'string', required: true, maxLength: 10, ...valuesOf<Outcome>() },
    } as const,
    // Those with the id are made by services/lines/indexes.
    indexes: [{ name: 'audit_entries_begun_ix', columns: ['outcome', 'at'] }],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::audit.entry': RowOf<typeof entry>;
  }
}
