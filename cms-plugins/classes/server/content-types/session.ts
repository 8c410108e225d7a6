import type { ClassKind } from '@lanternway/contracts/classes/site';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/**
 * A child's place in a class of a teacher, held or booked. If a kind of class has several places, all places of one class
 * have the same `classKey`.
 */
export const sessionUid = 'plugin::classes.session';

export const session = {
  schema: {
    ...recordType('session', 'sessions', 'Class of a teacher'),
    attributes: {
      kind: { type: 'string', required: true, maxLength: 20, ...valuesOf<ClassKind>() },
      teacherKey: { type: 'string', required: true, maxLength: 40 },
      startsAt: { type: 'datetime', required: true },
      minutes: { type: 'integer', required: true },
      pause: { type: 'integer', required: true },
      state: {
        type: 'string',
        required: true,
        maxLength: 12,
        ...valuesOf<'held' | 'booked' | 'cancelled'>(),
      },
      /** The quarter hours of the class are stored under this key. Older rows have none: their key is the document id. */
      classKey: { type: 'string', maxLength: 40 },
      /** From 1 to the capacity of the kind of class; null once given back. Older rows have null: theirs is the only place. */
      place: { type: 'integer' },
      /** The name of the hold while the place is held. To know it is enough to use the hold. */
      holdKey: { type: 'string', maxLength: 60, private: true },
      holdUntil: { type: 'datetime' },
      /** When the hold began. Renewing the hold does not change it. */
      heldSince: { type: 'datetime' },
      /** A keyed hash of the network address that holds it. */
      heldBy: { type: 'string', maxLength: 64, private: true },
      /** Document id of the enquiry whose class it is; null while it is held. */
      enquiryId: { type: 'string', maxLength: 40 },
      /** The same while it is booked, and null afterwards: one enquiry has one place. */
      activeKey: { type: 'string', maxLength: 40 },
    } as const,
    indexes: [
      { name: 'classes_sessions_hold_uq', columns: ['hold_key'], type: 'unique' },
      { name: 'classes_sessions_active_uq', columns: ['active_key'], type: 'unique' },
      { name: 'classes_sessions_place_uq', columns: ['class_key', 'place'], type: 'unique' },
      { name: 'classes_sessions_of_ix', columns: ['enquiry_id'] },
      // Has all that the list of free times reads of a class, so that no row is read for it.
      {
        name: 'classes_sessions_taken_ix',
        columns: ['teacher_key', 'starts_at', 'state', 'kind', 'minutes', 'pause'],
      },
      { name: 'classes_sessions_held_ix', columns: ['state', 'hold_until'] },
      { name: 'classes_sessions_by_ix', columns: ['held_by'] },
    ],
  },
};

/**
 * The quarter hours that a teacher's classes take, the pauses after them included. One row for each, so that the
 * database itself refuses a second class at the same time, on PostgreSQL and on SQLite.
 */
export const busyUid = 'plugin::classes.busy';

export const busy = {
  schema: {
    ...recordType('busy', 'busies', 'Quarter hour of a teacher'),
    collectionName: 'classes_busy',
    attributes: {
      teacherKey: { type: 'string', required: true, maxLength: 40 },
      /** Number of the quarter hour since 1970. */
      cell: { type: 'integer', required: true },
      /** The `classKey` of its places. */
      sessionId: { type: 'string', required: true, maxLength: 40 },
    } as const,
    indexes: [
      { name: 'classes_busy_cell_uq', columns: ['teacher_key', 'cell'], type: 'unique' },
      { name: 'classes_busy_session_ix', columns: ['session_id'] },
    ],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::classes.session': RowOf<typeof session>;
    'plugin::classes.busy': RowOf<typeof busy>;
  }
}
