import type { ClassKind } from '@lanternway/contracts/classes/site';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** A kind of class, and how it is booked. One row for each key of the contract. */
export const kindUid = 'plugin::classes.kind';

export const kind = {
  schema: {
    ...recordType('kind', 'kinds', 'Kind of class'),
    attributes: {
      key: { type: 'string', required: true, maxLength: 20, ...valuesOf<ClassKind>() },
      isOpen: { type: 'boolean', required: true, default: true },
      minutes: { type: 'integer', required: true },
      /** Minutes that the teacher has after it. */
      pause: { type: 'integer', required: true },
      /** Minutes from one time that can be booked to the next. */
      step: { type: 'integer', required: true },
      /** How soon it can be booked, and how far ahead. */
      noticeMinutes: { type: 'integer', required: true },
      horizonDays: { type: 'integer', required: true },
      holdMinutes: { type: 'integer', required: true },
      /** The most classes that one teacher gives in a day. */
      perTeacherDay: { type: 'integer', required: true },
      /** How many children share a class. Null, of an older row: each has their own. */
      capacity: { type: 'integer' },
      /** Whether teachers' reports are mailed without being read by admissions. Null, of an older row: no. */
      sendsReports: { type: 'boolean' },
      /** What parents should have ready, one thing a line. Older rows have null until the next start fills it. */
      ready: { type: 'text', maxLength: 400 },
      version: { type: 'integer', required: true, default: 0 },
    } as const,
    indexes: [{ name: 'classes_kinds_key_uq', columns: ['key'], type: 'unique' }],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::classes.kind': RowOf<typeof kind>;
  }
}
