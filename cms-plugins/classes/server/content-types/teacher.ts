import type { Span } from '@lanternway/contracts/classes/staff';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** When and whom a teacher teaches. Not just 'teacher': the site's build finds types by that name alone. */
export const teacherUid = 'plugin::classes.teacher-hours';

export const teacher = {
  schema: {
    ...recordType('teacher-hours', 'teachers-hours', 'Hours of a teacher'),
    attributes: {
      /** Document id of the teacher's entry. */
      teacherKey: { type: 'string', required: true, maxLength: 40 },
      isActive: { type: 'boolean', required: true, default: true },
      /** IANA. The hours are on this clock. */
      zone: { type: 'string', required: true, maxLength: 64 },
      /** Null where the teacher gives no maths classes. */
      gradesFrom: { type: 'integer' },
      gradesTo: { type: 'integer' },
      /** Null where the teacher gives no coding classes. */
      agesFrom: { type: 'integer' },
      agesTo: { type: 'integer' },
      roomUrl: { type: 'text', maxLength: 510 },
      /** Id of the admin user who is this teacher. */
      adminUserId: { type: 'integer' },
      hours: { type: 'json', ...valuesOf<Span[]>() },
      /** When a time with them was last asked for: of two who are equally free, the other comes first. */
      lastHeldAt: { type: 'datetime' },
      version: { type: 'integer', required: true, default: 0 },
    } as const,
    indexes: [
      { name: 'classes_teachers_hours_key_uq', columns: ['teacher_key'], type: 'unique' },
      { name: 'classes_teachers_hours_staff_uq', columns: ['admin_user_id'], type: 'unique' },
    ],
  },
};

/** A time at which a teacher, or everybody, does not teach, or teaches in addition. */
export const exceptionUid = 'plugin::classes.exception';

export const exception = {
  schema: {
    ...recordType('exception', 'exceptions', 'Exception of the hours'),
    attributes: {
      /** Null: everybody. */
      teacherKey: { type: 'string', maxLength: 40 },
      what: { type: 'string', required: true, maxLength: 10, ...valuesOf<'off' | 'extra'>() },
      startsAt: { type: 'datetime', required: true },
      endsAt: { type: 'datetime', required: true },
      /** The clock on which it was set. */
      zone: { type: 'string', required: true, maxLength: 64 },
      title: { type: 'string', maxLength: 60 },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
    } as const,
    indexes: [{ name: 'classes_exceptions_ends_ix', columns: ['ends_at'] }],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::classes.teacher-hours': RowOf<typeof teacher>;
    'plugin::classes.exception': RowOf<typeof exception>;
  }
}
