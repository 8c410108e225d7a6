import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint, nothing } from '../wire/endpoint.js';
import { tellHeard } from '../enquiries/heard.js';
import { courses } from '../enquiries/site.js';
import { freeTimes, wantedTime } from './site.js';
import { classStates } from './states.js';

/*
 * What a parent does with the link in a mail, without a login: see the class, change its time, cancel it, join it.
 * The link's token stands behind `#`, so no server on the way sees it, and every change is a POST: a program that opens
 * all links of a mail changes nothing.
 */

/** The same answer for a link that was never ours and for one that is too old. */
export const linkIsVoid = 'This link no longer works.';

export const timesUsedUp = 'The time was changed three times already. Please call or write to us.';
export const tooLateToChange = 'It is too late to change the time here. Please call or write to us.';
export const tooLateToCancel = 'The class has begun. Please call or write to us.';
export const closedToChanges = 'This class cannot be changed here. Please call or write to us.';
export const undoIsOver = 'This can no longer be undone. You can choose another time.';
export const changedMeanwhile = 'The class was changed in the meantime. This is how it stands now.';
export const doorIsShut = 'The class opens ten minutes before it begins.';

/** Minutes before the class: the last moment to change it, and when its room opens. */
export const changeUntilMinutes = 120;
export const opensMinutes = 10;

/** How often a parent may change the time without a person. */
export const mostMoves = 3;

export const cancelReasons = {
  time: 'The time',
  ill: 'My child is ill',
  other: 'We found another class',
  busy: 'Too much going on',
  else: 'Something else',
} as const;

export type CancelReason = keyof typeof cancelReasons;

/**
 * Whether the time can be changed here. late: too shortly before; used: too often; person: a person decides, because the class
 * was held, or missed twice, or staff work on it.
 */
export const waysToChange = ['free', 'late', 'used', 'person'] as const;

export type WayToChange = (typeof waysToChange)[number];

/** A class as its parent sees it. Moments are in UTC. */
export const ownClass = object({
  /** The child's first name. */
  name: string().defined(),
  course: string()
    .oneOf([...courses])
    .required(),
  /** Grade (maths) or age (coding). */
  level: number().nullable().defined(),
  state: string()
    .oneOf([...classStates])
    .required(),
  at: string().required(),
  zone: string().required(),
  minutes: number().required(),
  /** May be another one in the end. */
  teacher: string().nullable().defined(),
  /** The address of a small picture of the teacher. */
  portrait: string().nullable().default(null),
  /** Goes up with each change. A change names the one that it was made on. */
  sequence: number().required(),
  /** What the server's clock says. */
  now: string().required(),
  opensAt: string().required(),
  /** Until when it can be changed or cancelled here. */
  changeUntil: string().required(),
  change: string()
    .oneOf([...waysToChange])
    .required(),
  movesLeft: number().required(),
  /** Set for some minutes after the parent has cancelled. */
  undoUntil: string().nullable().defined(),
  isConfirmed: boolean().required(),
  /** What the child is to have ready. */
  ready: array(string().required()).required(),
  /** The page to join at: `/join#…`. */
  joinPath: string().required(),
  /** As a calendar file. */
  calendar: string().required(),
});

export type OwnClass = InferType<typeof ownClass>;

const token = () => string().max(200, linkIsVoid).required(linkIsVoid);
const sequence = () => number().integer().min(0).required();

/** Answers 404 to a link that opens nothing. Changes nothing. */
export const readClass = endpoint({
  method: 'POST',
  path: '/api/classes/booking',
  access: 'anyone',
  request: object({ token: token() }),
  reply: object({ class: ownClass.required() }),
});

/**
 * A change is refused with one of these reasons. stale: somebody else was faster; taken: the time has gone, and `near` has others;
 * rule: it is not allowed (any more).
 */
export const changeRefusals = ['void', 'stale', 'taken', 'rule'] as const;

/** The free times for this class, those too that nothing but the class itself is in the way of. Changes nothing. */
export const otherTimes = endpoint({
  method: 'POST',
  path: '/api/classes/booking/times',
  access: 'anyone',
  request: object({ token: token() }),
  reply: freeTimes.reply.shape({
    /** Which of the times the class itself is in the way of. They cannot be held: the move gives up the old time and takes the new one at once. */
    own: array(string().required()).required(),
  }),
});

/** Another time for the class; also for one that was cancelled or missed. */
export const moveClass = endpoint({
  method: 'POST',
  path: '/api/classes/booking/move',
  access: 'anyone',
  request: wantedTime.shape({ token: token(), sequence: sequence() }),
  reply: object({ class: ownClass.required() }),
});

export const cancelOwnClass = endpoint({
  method: 'POST',
  path: '/api/classes/booking/cancel',
  access: 'anyone',
  request: object({
    token: token(),
    sequence: sequence(),
    reason: string()
      .oneOf(Object.keys(cancelReasons) as CancelReason[])
      .notRequired(),
  }),
  reply: object({ class: ownClass.required() }),
});

/** Takes the cancelling back, if the time is still free. */
export const undoCancel = endpoint({
  method: 'POST',
  path: '/api/classes/booking/undo',
  access: 'anyone',
  request: object({ token: token(), sequence: sequence() }),
  reply: object({ class: ownClass.required() }),
});

/** "Yes, we will be there." */
export const confirmClass = endpoint({
  method: 'POST',
  path: '/api/classes/booking/confirm',
  access: 'anyone',
  request: object({ token: token(), sequence: sequence() }),
  reply: object({ class: ownClass.required() }),
});

/** The class as its join page shows it: the link is often shared, so it tells less and changes nothing. */
export const readDoor = endpoint({
  method: 'POST',
  path: '/api/classes/door',
  access: 'anyone',
  request: object({ token: token() }),
  reply: object({
    door: ownClass
      .pick(['name', 'course', 'state', 'at', 'zone', 'minutes', 'teacher', 'now', 'opensAt'])
      .required(),
  }),
});

export type Door = InferType<typeof readDoor.reply>['door'];

/** The address of the room, from ten minutes before the class. Null where the teacher lets everybody in by hand. */
export const joinClass = endpoint({
  method: 'POST',
  path: '/api/classes/join',
  access: 'anyone',
  request: object({ token: token() }),
  reply: object({ room: string().nullable().defined() }),
});

/** Of a request that waits for a time: what the link in an offer opens. */
export const waiting = object({
  /** The first name. */
  name: string().required(),
  course: string()
    .oneOf([...courses])
    .required(),
  level: number().required(),
  zone: string().required(),
  /** 'Monday and Wednesday evening' */
  windows: string().required(),
});

export type Waiting = InferType<typeof waiting>;

/** Answers 404 unless the request waits for a time. Changes nothing. */
export const readWaiting = endpoint({
  method: 'POST',
  path: '/api/classes/waiting',
  access: 'anyone',
  request: object({ token: token() }),
  reply: object({ waiting: waiting.required() }),
});

/** Books a time for a request that waits for one. Who comes first has it. */
export const bookWaiting = endpoint({
  method: 'POST',
  path: '/api/classes/waiting/book',
  access: 'anyone',
  request: wantedTime.shape({ token: token() }),
  reply: object({ class: ownClass.required() }),
});

/** A free class to come, as the account of its parent shows it: with the links that its mails have. */
export const familyClass = ownClass
  .pick([
    ...([
      'name',
      'course',
      'level',
      'at',
      'zone',
      'minutes',
      'teacher',
      'now',
      'opensAt',
      'joinPath',
    ] as const),
  ])
  .shape({
    /** The page to change and cancel it at: `/booking#…`. */
    managePath: string().required(),
  });

export type FamilyClass = InferType<typeof familyClass>;

/** At most this many are shown: a family may book two at once, and staff some more. */
export const mostFamilyClasses = 12;

/** The free classes to come of the parent who is logged in, the next first: those that were asked for with the e-mail of the account. */
export const listFamilyClasses = endpoint({
  method: 'GET',
  path: '/api/auth/classes',
  access: 'parent',
  request: nothing,
  reply: object({ classes: array(familyClass.required()).required() }),
});

/** All that a link can do. */
export const linkCalls = [
  readClass,
  otherTimes,
  moveClass,
  cancelOwnClass,
  undoCancel,
  confirmClass,
  readDoor,
  joinClass,
  readWaiting,
  bookWaiting,
  tellHeard,
] as const;
