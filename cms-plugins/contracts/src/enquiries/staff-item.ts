import { array, boolean, lazy, number, object, string, type InferType } from 'yup';
import { allStatuses, type EnquiryStatus, type InboxRow } from './staff.js';
import type { EnquiryKind, FormVariant } from './site.js';
import { ownWords } from '../fields/fields.js';

/** One enquiry at the admissions desk: what staff see, and how they change it (product rule C8). */

/* GET /enquiries/items/:kind/:id */

export const itemPath = (kind: EnquiryKind, id: string): string => `/enquiries/items/${kind}/${id}`;

export interface EnquiryDetail extends InboxRow {
  /** Everything that was sent, with the labels and in the order of the form. */
  facts: { label: string; value: string }[];
  origin: {
    variant: FormVariant | null;
    page: string | null;
    referrer: string | null;
    campaign: { label: string; value: string }[];
    policyVersion: number | null;
  };
  resume: { name: string; bytes: number; type: string } | null;
  /** The latest class of a free class request, even if it was cancelled. */
  scheduledClass: ScheduledClass | null;
  timeline: TimelineEntry[];
  /** Probable duplicates of the same kind: same e-mail or phone, not merged. */
  duplicates: InboxRow[];
  /** Merged into this one. */
  merged: InboxRow[];
  /** Set where this one is merged into another. */
  mergedInto: InboxRow | null;
  /** From the same person, of another kind. */
  related: InboxRow[];
  statuses: readonly EnquiryStatus[];
}

/** What happened, latest first. `text` is a sentence; `by` is null for the parent and the server. */
export interface TimelineEntry {
  id: string;
  what:
    | 'received'
    | 'mailed'
    | 'status'
    | 'owner'
    | 'next-step'
    | 'note'
    | 'class'
    | 'merge'
    | 'resume'
    | 'suspect';
  text: string;
  /** The text of a note; may have several lines. */
  note: string | null;
  by: string | null;
  at: string;
}

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
  link: lazy((value: unknown) =>
    value === '' || value === null || value === undefined
      ? string()
          .transform(() => null)
          .nullable()
          .defined()
      : ownWords(600)
          .matches(/^https:\/\/[^\s"<>]{1,500}$/, 'Please give the whole address, beginning with https://')
          .required(),
  ),
  /** For the parent, in the mail; may be empty. */
  message: ownWords(1000).default(''),
});

export type ClassRequest = InferType<typeof classRequest>;

export const classCancel = object({
  version: version(),
  message: ownWords(1000).default(''),
});

export interface ScheduledClass {
  state: 'scheduled' | 'cancelled';
  startsAt: string;
  /** `date` and `time` are local to `zone`. */
  date: string;
  time: string;
  zone: string;
  minutes: number;
  link: string | null;
  message: string;
  /** How many updates the parent has received: 0 for the first invitation. */
  sequence: number;
}

/* GET /enquiries/resumes/:id, the id of the application */

export const resumePath = (id: string): string => `/enquiries/resumes/${id}`;
