import type { RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/**
 * A time of a teacher that has come free, until those who wait for a time have been told. Written in the transaction that frees it, so
 * that no process that ends in between forgets it.
 */
export const openingUid = 'plugin::classes.opening';

export const opening = {
  schema: {
    ...recordType('opening', 'openings', 'Time that has come free'),
    attributes: {
      /** Null: of everybody. */
      teacherKey: { type: 'string', maxLength: 40 },
      /** A class can now begin from one moment on, and before the other. */
      startsFrom: { type: 'datetime', required: true },
      startsBefore: { type: 'datetime', required: true },
      /** Since when it was held: who began to wait before has seen it as free. Null: it is news for all. */
      heldSince: { type: 'datetime' },
    } as const,
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::classes.opening': RowOf<typeof opening>;
  }
}
