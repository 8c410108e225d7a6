import type { RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/**
 * A teacher's time that has come free. The row stays until the families that wait for a time have been mailed. It is written
 * in the transaction that frees the time, so that it is not lost if the process ends in between.
 */
export const openingUid = 'plugin::classes.opening';

export const opening = {
  schema: {
    ...recordType('opening', 'openings', 'Time that has come free'),
    attributes: {
      /** Null: of everybody. */
      teacherKey: { type: 'string', maxLength: 40 },
      /** A class can now begin from `startsFrom` on and before `startsBefore`. */
      startsFrom: { type: 'datetime', required: true },
      startsBefore: { type: 'datetime', required: true },
      /** When the hold began: families that began to wait before have seen the time as free. Null: it is news for all. */
      heldSince: { type: 'datetime' },
    } as const,
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::classes.opening': RowOf<typeof opening>;
  }
}
