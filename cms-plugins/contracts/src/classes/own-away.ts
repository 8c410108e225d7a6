import type { InferType } from 'yup';
import { flag, listOf, shape, text } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { nothing } from '../wire/endpoint.js';
import { classPermissions, newException } from './staff.js';

/* Times in which a teacher cannot teach, as the teacher says them. They are the time off that admissions see and set, too. */

/** On the clock of the teacher. */
export const newOwnAway = newException.pick(['fromDate', 'fromTime', 'untilDate', 'untilTime', 'title']);

export type NewOwnAway = InferType<typeof newOwnAway>;

export const ownAway = shape('OwnAway', {
  /** Null: this login belongs to no teacher yet. */
  zone: text().nullable(),
  /** Where admissions are written to; null where the site settings name no address. */
  contact: text().nullable(),
  /** Of the teacher and of everybody, those that are not over, the next first. */
  times: listOf(
    shape('OwnAwayTime', {
      id: text(),
      startsAt: text(),
      endsAt: text(),
      /** On whose clock it was said. */
      zone: text(),
      title: text(),
      isOfEverybody: flag(),
      /** Said by this teacher, who may take it back. */
      isMine: flag(),
    }),
  ),
});

export type OwnAway = InferType<typeof ownAway>;

const { teach } = classPermissions;

export const readOwnAway = staffEndpoint({
  method: 'GET',
  path: '/classes/own-away',
  permission: teach,
  request: nothing,
  reply: ownAway,
});

/** Refused while a class is booked in it: admissions get a mail, and find somebody else for that one first. */
export const addOwnAway = staffEndpoint({
  method: 'POST',
  path: '/classes/own-away',
  permission: teach,
  request: newOwnAway,
  reply: ownAway,
});

/** Only what the teacher said. */
export const removeOwnAway = staffEndpoint({
  method: 'POST',
  path: '/classes/own-away/:id/remove',
  permission: teach,
  request: nothing,
  reply: ownAway,
});

/** So many are named one by one. */
const named = 3;

/** 'Tue, 1 Dec, 16:00; Wed, 2 Dec, 10:30; and 4 more'. */
function firstOf(times: readonly string[]): string {
  const more = times.length - named;
  return [...times.slice(0, named), ...(more > 0 ? [`and ${String(more)} more`] : [])].join('; ');
}

export const ownAwaySentences = {
  noTeacher: 'Your login is not linked to a teacher yet. Please ask admissions.',
  notYours: 'Only admissions can remove this time.',
  /** `times`: when the classes begin, on the teacher's clock, the first first. */
  booked: (times: readonly string[], isTold: boolean) =>
    [
      times.length === 1
        ? `A class is booked in this time: ${firstOf(times)}.`
        : `${String(times.length)} classes are booked in this time: ${firstOf(times)}.`,
      isTold
        ? 'Admissions have been sent a mail about it. They find somebody else or call the family.'
        : 'Please ask admissions to find somebody else first.',
    ].join(' '),
  held: 'A parent is booking a class in this time just now. Please try again in 10 minutes.',
} as const;
