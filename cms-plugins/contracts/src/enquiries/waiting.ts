import type { InferType } from 'yup';
import { nothing } from '../wire/endpoint.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { courses } from './site.js';
import { deskPermissions } from './staff.js';

/* The families that wait for a time, as the desk sees them. */

const { read, work } = deskPermissions;

export const waitingRow = shape('WaitingForTime', {
  /** Document id of the enquiry. */
  id: text(),
  /** The child's. */
  name: text(),
  course: oneOf(courses),
  /** Grade (maths) or age (coding). */
  level: count().nullable(),
  /** When they began to wait. */
  since: text(),
  /** The parent's clock, on which the windows are meant. */
  zone: text(),
  /** 'Monday and Wednesday evening' */
  windows: text(),
  /** When they were last mailed free times. */
  offeredAt: text().nullable(),
  /** The next times that are free for them in their windows. */
  times: listOf(text()),
});

export type WaitingRow = InferType<typeof waitingRow>;

/** Who waits for a time, the longest first. */
export const waitingPage = shape('WaitingForTimes', {
  rows: listOf(waitingRow),
  /** Whether there are more than these. */
  hasMore: flag(),
});

export type WaitingPage = InferType<typeof waitingPage>;

export const waitingSentences = {
  missing: 'This family no longer waits for a time.',
  noTimes: 'No time that suits them is free at the moment.',
  tooSoon: 'They were mailed free times less than a day ago.',
} as const;

/** Who waits for a time, and what is free for them. */
export const readWaitingList = staffEndpoint({
  method: 'GET',
  path: '/enquiries/waiting',
  permission: read,
  request: nothing,
  reply: waitingPage,
});

/** Mails a family the free times in their windows, at most once a day. 409 where it cannot be done (any more). */
export const offerTimes = staffEndpoint({
  method: 'POST',
  path: '/enquiries/waiting/:id/offer',
  permission: work,
  request: nothing,
  reply: waitingPage,
});

/** They no longer wait, and are mailed no more times. */
export const endWaiting = staffEndpoint({
  method: 'POST',
  path: '/enquiries/waiting/:id/end',
  permission: work,
  request: nothing,
  reply: waitingPage,
});
