import { array, boolean, number, object, string, type InferType } from 'yup';
import { classKinds } from '../classes/site.js';
import { classOutcomes, classStates } from '../classes/states.js';
import { report } from '../classes/teaching.js';
import { optionalLink, ownWords } from '../fields/fields.js';
import { count, listOf, oneOf, shape, text } from '../wire/shape.js';
import { formVariants } from './site.js';
import { arrivals, staffForm, type Arrival } from './staff-add.js';
import { allStatuses, inboxRow } from './staff.js';

/** One enquiry at the admissions desk: what staff see, and how they change it (product rule C8). */

/** What happened, latest first. `text` is a sentence; `by` is null for the parent and the server. */
export const timelineEntry = shape('TimelineEntry', {
  id: text(),
  what: oneOf([
    'received',
    'mailed',
    'status',
    'owner',
    'next-step',
    'note',
    'class',
    'merge',
    'resume',
    'suspect',
  ]),
  text: text(),
  /** The text of a note; may have several lines. */
  note: text().nullable(),
  by: text().nullable(),
  at: text(),
});

export type TimelineEntry = InferType<typeof timelineEntry>;

/** Where an enquiry was typed in: a form of the site, or the desk. */
export const knownForms = [...formVariants, staffForm] as const;

export type KnownForm = (typeof knownForms)[number];

export const scheduledClass = shape('ScheduledClass', {
  state: oneOf(classStates),
  startsAt: text(),
  /** `date` and `time` are local to `zone`. */
  date: text(),
  time: text(),
  zone: text(),
  minutes: count(),
  link: text().nullable(),
  message: text(),
  /** How many updates the parent has received: 0 for the first invitation. */
  sequence: count(),
  /** Whose time it is; null where a class was agreed by hand. */
  teacherKey: text().nullable(),
  teacher: text().nullable(),
  /** When the parent said that they will be there, and when they first pressed Join. */
  confirmedAt: text().nullable(),
  joinedAt: text().nullable(),
});

export type ScheduledClass = InferType<typeof scheduledClass>;

export const enquiryDetail = inboxRow
  .shape({
    /** Everything that was sent, with the labels and in the order of the form. */
    facts: listOf(
      object({
        label: text(),
        value: text(),
      }),
    ),
    origin: object({
      variant: oneOf(knownForms).nullable(),
      page: text().nullable(),
      referrer: text().nullable(),
      campaign: listOf(
        object({
          label: text(),
          value: text(),
        }),
      ),
      policyVersion: count().nullable(),
      /** Of the browser. */
      zone: text().nullable(),
    }).defined(),
    /** How it reached the staff who added it; null where it came through a form of the site. */
    cameBy: oneOf(Object.keys(arrivals) as Arrival[]).nullable(),
    /** What the parent wrote with a request for a free class. */
    notes: text().nullable(),
    resume: object({
      name: text(),
      bytes: count(),
      type: text(),
    })
      .nullable()
      .defined(),
    /** The clock of the parent: from their browser, or from the country of the phone number; null if neither tells. */
    parentZone: object({ name: text(), from: oneOf(['browser', 'country']) })
      .nullable()
      .defined(),
    /** What a class would be, and for which grade or age; null where there is none to find a teacher for. */
    classFor: object({ kind: oneOf(classKinds), level: count() })
      .nullable()
      .defined(),
    /** The latest class of a free class request, even if it was cancelled. */
    scheduledClass: scheduledClass.nullable().defined(),
    /** When that class was booked, and by whom; `by` is null for the parent. Null where none was booked here. */
    booked: object({ at: text(), by: text().nullable() }).nullable().defined(),
    /** What the teacher wrote about that class. */
    report: report.nullable().defined(),
    timeline: listOf(timelineEntry),
    /** Probable duplicates of the same kind: same e-mail or phone, not merged. */
    duplicates: listOf(inboxRow),
    /** Merged into this one. */
    merged: listOf(inboxRow),
    /** Set where this one is merged into another. */
    mergedInto: inboxRow.nullable().defined(),
    /** From the same person, of another kind. */
    related: listOf(inboxRow),
    statuses: listOf(oneOf(allStatuses)),
  })
  .meta({ name: 'EnquiryDetail' });

export type EnquiryDetail = InferType<typeof enquiryDetail>;

/* Changes. Each is a POST that answers with the EnquiryDetail, or 409 with `stale` if somebody was faster. */

const version = () => number().integer().min(0).required();

/** POST …/status */
export const statusChange = object({
  version: version(),
  status: string()
    .oneOf([...allStatuses])
    .required(),
});

/** POST …/owner; null removes the owner. */
export const ownerChange = object({
  version: version(),
  ownerId: number().integer().min(1).nullable().defined(),
});

/** POST …/next-step; null for both removes it. */
export const nextStepChange = object({
  version: version(),
  text: ownWords(200).nullable().defined(),
  dueAt: string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z$/, 'Please choose a date.')
    .nullable()
    .defined(),
});

/** POST …/notes. Notes are only added, so no version is needed. */
export const newNote = object({
  text: ownWords(5000).required('Please write something first.'),
});

/** POST …/suspect */
export const suspectChange = object({ version: version(), isSuspect: boolean().required() });

/** POST …/merge: merges these duplicates of the same kind into the one in the path. POST …/unmerge undoes it. */
export const mergeRequest = object({
  ids: array(string().required().max(40)).min(1).max(20).required(),
});

/* The class: POST …/class schedules or moves it, POST …/class/cancel cancels it. For free classes only. */

export const classMinutes = { least: 15, most: 180, usual: 45 } as const;

export const classRequest = object({
  version: version(),
  /** Local date in `zone`. */
  date: string()
    .required('Please choose a date.')
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a date.'),
  time: string()
    .required('Please choose a time.')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time.'),
  /** IANA, such as 'Asia/Kolkata'. */
  zone: string().required('Please choose a time zone.').max(64, 'Please choose a time zone.'),
  minutes: number()
    .typeError('Please say how long it takes.')
    .integer()
    .min(classMinutes.least, `A class takes at least ${classMinutes.least} minutes.`)
    .max(classMinutes.most, `A class takes at most ${classMinutes.most} minutes.`)
    .required('Please say how long it takes.'),
  /** Where the class takes place, https only; empty if the parent gets the link later. */
  link: optionalLink(),
  /** For the parent, in the mail; may be empty. */
  message: ownWords(1000).default(''),
  /** Whose time it takes; null takes nobody's. */
  teacherKey: string()
    .matches(/^[\w-]{1,40}$/)
    .nullable()
    .default(null),
  /** Staff know that parents are not offered this time: outside of the hours, or too soon. */
  isSure: boolean().default(false),
});

export type ClassRequest = InferType<typeof classRequest>;

/** POST …/class/outcome: how the class went. */
export const classOutcome = object({
  version: version(),
  outcome: string()
    .oneOf([...classOutcomes])
    .required(),
});

/** Where a class took place that was not scheduled here. */
export const classPlaces = ['phone', 'link', 'room'] as const;

export type ClassPlace = (typeof classPlaces)[number];

/** POST …/class/record: a class that is over and was agreed elsewhere. No mail is sent. */
export const classRecord = classRequest.omit(['link', 'message', 'teacherKey', 'isSure']).shape({
  place: string()
    .oneOf([...classPlaces])
    .required('Please say where it took place.'),
  outcome: string()
    .oneOf([...classOutcomes])
    .required('Please say how it went.'),
});

export type ClassRecord = InferType<typeof classRecord>;

export const classCancel = object({
  version: version(),
  message: ownWords(1000).default(''),
});
