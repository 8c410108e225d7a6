import type { RowOf } from '@lanternway/server-kit/db/table';

const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };

/** The hash of the lines of one day in UTC, made in the night after it. There is one for each day, also for empty ones. */
export const dayUid = 'plugin::audit.day';

export const day = {
  schema: {
    kind: 'collectionType',
    collectionName: 'audit_days',
    info: { singularName: 'day', pluralName: 'days', displayName: 'Hash of a day' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    attributes: {
      /** 2026-11-24 */
      day: { type: 'string', required: true, maxLength: 10 },
      lines: { type: 'integer', required: true },
      // Hashes of the lines of each kind, in order of their ids. They are kept longer than the lines.
      look: { type: 'string', required: true, maxLength: 64 },
      deed: { type: 'string', required: true, maxLength: 64 },
      money: { type: 'string', required: true, maxLength: 64 },
      /** The hash of the previous day's digest, the day itself and the three hashes. */
      digest: { type: 'string', required: true, maxLength: 64 },
      /** Kinds whose lines were removed because they were too old, comma-separated. */
      removed: { type: 'string', required: true, maxLength: 20, default: '' },
      mailedAt: { type: 'datetime' },
    } as const,
    indexes: [{ name: 'audit_days_day_uq', columns: ['day'], type: 'unique' }],
  },
};

export type DayRow = RowOf<typeof day>;

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::audit.day': RowOf<typeof day>;
  }
}
