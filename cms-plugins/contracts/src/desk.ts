import { array, boolean, lazy, number, object, string, type InferType } from 'yup';
import { courses, enquiryKinds, type EnquiryKind, type FormVariant } from './enquiries.js';
import { email } from './fields.js';

/**
 * The admissions desk (product rules C8 and C9): what the admin's pages ask of the server. Every path stands below the
 * plugin's name and needs one of the permissions below. Times are ISO 8601 in UTC.
 */

/* Who of the staff may do what */

export const deskPermissions = {
  /** See the desk and the widget. */
  read: 'plugin::enquiries.read',
  /** Change status, owner, next step; write notes; merge; schedule. */
  work: 'plugin::enquiries.work',
  /** Open a resume. Each opening is recorded. */
  resume: 'plugin::enquiries.resume',
  export: 'plugin::enquiries.export',
  /** Find, export and erase all that is known of an e-mail. */
  privacy: 'plugin::enquiries.privacy',
  /** How long things are kept, and whom new enquiries are mailed to. */
  settings: 'plugin::enquiries.settings',
} as const;

/* What an enquiry may be */

export const kindWords: Record<EnquiryKind, string> = {
  'free-class': 'Free class',
  contact: 'Message',
  career: 'Application',
};

const leadStatuses = ['new', 'contacted', 'scheduled', 'attended', 'enrolled', 'lost'] as const;

export const statusesOf = {
  'free-class': leadStatuses,
  /** `answered` ends what was only a question. */
  contact: ['new', 'contacted', 'answered', 'scheduled', 'attended', 'enrolled', 'lost'],
  career: ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'],
} as const satisfies Record<EnquiryKind, readonly string[]>;

export type EnquiryStatus = (typeof statusesOf)[EnquiryKind][number];

export const allStatuses: readonly EnquiryStatus[] = [
  ...new Set(enquiryKinds.flatMap((kind) => statusesOf[kind])),
];

/** With these nothing is left to do. */
export const closedStatuses: readonly EnquiryStatus[] = ['answered', 'enrolled', 'lost', 'hired', 'rejected'];

export const statusWords: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  answered: 'Answered',
  scheduled: 'Scheduled',
  attended: 'Attended',
  enrolled: 'Enrolled',
  lost: 'Lost',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
};

/* Filters, as they stand in the address of the page and of the call */

/** open: neither closed nor suspected spam. Merged duplicates are in none of them. */
export const folders = ['open', 'closed', 'suspect', 'all'] as const;

export const dueWindows = ['overdue', 'today', 'week', 'none'] as const;

const blankIsNothing = (value: unknown) => (value === '' ? undefined : value);

const listOf = <T extends string>(values: readonly T[]) =>
  array(
    string()
      .oneOf([...values])
      .required(),
  ).transform((_value: unknown, original: unknown) =>
    typeof original === 'string' ? original.split(',').filter((part) => part !== '') : original,
  );

const day = () =>
  string()
    .transform(blankIsNothing)
    .matches(/^\d{4}-\d{2}-\d{2}$/);

export const inboxFilter = object({
  folder: string()
    .oneOf([...folders])
    .default('open'),
  /** Several as `a,b`, in an address. */
  kinds: listOf(enquiryKinds),
  statuses: listOf(allStatuses),
  /** `me`, `nobody` or a staff member's id. */
  owner: string()
    .transform(blankIsNothing)
    .matches(/^(me|nobody|\d{1,9})$/),
  due: string()
    .transform(blankIsNothing)
    .oneOf([...dueWindows]),
  course: string()
    .transform(blankIsNothing)
    .oneOf([...courses]),
  /** Days in the staff member's zone, both inclusive. */
  receivedFrom: day(),
  receivedTo: day(),
  /** Any part of name, e-mail or phone. */
  search: string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .transform(blankIsNothing)
    .max(100)
    .matches(/^\P{Cc}*$/u),
  /** IANA, of the staff member's browser: where their days begin. UTC where it is missing. */
  zone: string().transform(blankIsNothing).max(64),
});

export type InboxFilter = InferType<typeof inboxFilter>;

export const inboxPageSizes = [20, 50, 100] as const;

/** attention: overdue first, then new, then the rest, the latest first in each. */
export const inboxSorts = ['attention', 'received', 'next-step', 'name'] as const;

/* GET /enquiries/inbox */

export const inboxPath = '/enquiries/inbox';

export const inboxQuery = inboxFilter.shape({
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number()
    .oneOf([...inboxPageSizes])
    .default(20),
  sort: string()
    .oneOf([...inboxSorts])
    .default('attention'),
});

export type InboxQuery = InferType<typeof inboxQuery>;

export interface Staff {
  id: number;
  name: string;
}

export interface InboxRow {
  kind: EnquiryKind;
  /** The document's id; with the kind it names the enquiry everywhere. */
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** As in 'Math, grade 4', 'Coding, age 9', the message's beginning, or the role. */
  about: string;
  status: EnquiryStatus;
  owner: Staff | null;
  nextStep: NextStep | null;
  isOverdue: boolean;
  isSuspect: boolean;
  receivedAt: string;
  /** Counts up at each change; a change names the one it saw. */
  version: number;
}

export interface NextStep {
  text: string;
  dueAt: string;
}

export interface InboxPage {
  rows: InboxRow[];
  total: number;
  page: number;
  pageSize: number;
}

/* GET /enquiries/summary: the header of the desk and the widget on the admin's home */

export const summaryPath = '/enquiries/summary';

export interface Summary {
  newByKind: Record<EnquiryKind, number>;
  overdue: number;
  /** Next steps of today, in the zone of the query `?zone=`. */
  dueToday: number;
  mine: number;
  suspect: number;
  /** The ones that wait longest: at most five, by attention. */
  waiting: InboxRow[];
}

/* GET /enquiries/staff: who may own an enquiry */

export const staffPath = '/enquiries/staff';

/* GET /enquiries/items/:kind/:id */

export const itemPath = (kind: EnquiryKind, id: string): string => `/enquiries/items/${kind}/${id}`;

export interface EnquiryDetail extends InboxRow {
  /** All that was sent, in the words of the form, in its order. */
  facts: { label: string; value: string }[];
  origin: {
    variant: FormVariant | null;
    page: string | null;
    referrer: string | null;
    campaign: { label: string; value: string }[];
    policyVersion: number | null;
  };
  resume: { name: string; bytes: number; type: string } | null;
  /** The class agreed, of a free class; the latest, also where it was cancelled. */
  scheduledClass: ScheduledClass | null;
  timeline: TimelineEntry[];
  /** Likely the same, of the same kind: same e-mail or phone, not merged. */
  duplicates: InboxRow[];
  /** Merged into this one. */
  merged: InboxRow[];
  /** Set where this one is merged into another. */
  mergedInto: InboxRow | null;
  /** Of the same person, of another kind. */
  related: InboxRow[];
  statuses: readonly EnquiryStatus[];
}

/** What happened, the latest first. `text` is a sentence; `by` is null where it was the parent or the server. */
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
  /** Of a note: what was written, several lines. */
  note: string | null;
  by: string | null;
  at: string;
}

/* Changes. Each is a POST that answers with the EnquiryDetail, or 409 with `stale` where another was quicker. */

const version = () => number().integer().min(0).required();

/** POST …/status */
export const statusChange = object({
  version: version(),
  status: string()
    .oneOf([...allStatuses])
    .required(),
});

/** POST …/owner; null where nobody is to have it. */
export const ownerChange = object({
  version: version(),
  ownerId: number().integer().min(1).nullable().defined(),
});

/** POST …/next-step; null for both takes it away. */
export const nextStepChange = object({
  version: version(),
  text: string().trim().max(200, 'Please use at most 200 characters.').nullable().defined(),
  dueAt: string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z$/, 'Please choose a date.')
    .nullable()
    .defined(),
});

/** POST …/notes: added, never changed, so it needs no version. */
export const newNote = object({
  text: string()
    .trim()
    .required('Please write something first.')
    .max(5000, 'Please use at most 5000 characters.'),
});

/** POST …/suspect */
export const suspectChange = object({ version: version(), isSuspect: boolean().required() });

/** POST …/merge: takes these duplicates of the same kind into the one of the path. POST …/unmerge undoes it. */
export const mergeRequest = object({
  ids: array(string().required().max(40)).min(1).max(20).required(),
});

/* The class: POST …/class schedules or moves it, POST …/class/cancel cancels it. Of free classes alone. */

export const classMinutes = { least: 15, most: 180, usual: 45 } as const;

export const classRequest = object({
  version: version(),
  /** As the clock of `zone` shows it. */
  date: string()
    .required('Please choose a date.')
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a date.'),
  time: string()
    .required('Please choose a time.')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time.'),
  /** IANA, as in 'Asia/Kolkata'. */
  zone: string().required('Please choose a time zone.').max(64, 'Please choose a time zone.'),
  minutes: number()
    .typeError('Please say how long it takes.')
    .integer()
    .min(classMinutes.least, `A class takes at least ${classMinutes.least} minutes.`)
    .max(classMinutes.most, `A class takes at most ${classMinutes.most} minutes.`)
    .required('Please say how long it takes.'),
  /** Where the class is held, https only; empty where the parent gets it later. */
  link: lazy((value: unknown) =>
    value === '' || value === null || value === undefined
      ? string()
          .transform(() => null)
          .nullable()
          .defined()
      : string()
          .trim()
          .matches(/^https:\/\/[^\s"<>]{1,500}$/, 'Please give the whole address, beginning with https://')
          .required(),
  ),
  /** To the parent, in the mail; may be empty. */
  message: string().trim().max(1000, 'Please use at most 1000 characters.').default(''),
});

export type ClassRequest = InferType<typeof classRequest>;

export const classCancel = object({
  version: version(),
  message: string().trim().max(1000, 'Please use at most 1000 characters.').default(''),
});

export interface ScheduledClass {
  state: 'scheduled' | 'cancelled';
  startsAt: string;
  /** `date` and `time` as the clock of `zone` shows them. */
  date: string;
  time: string;
  zone: string;
  minutes: number;
  link: string | null;
  message: string;
  /** How often the parent has been told: 0 at the first invitation. */
  sequence: number;
}

/* POST /enquiries/bulk: status or owner of many; answers with how many were changed and which were not */

export const bulkPath = '/enquiries/bulk';

export const bulkChange = object({
  items: array(
    object({
      kind: string()
        .oneOf([...enquiryKinds])
        .required(),
      id: string().required().max(40),
    }),
  )
    .min(1)
    .max(500)
    .required(),
  status: string().oneOf([...allStatuses]),
  ownerId: number().integer().min(1).nullable(),
}).test(
  'one',
  'Please choose a status or an owner.',
  ({ status, ownerId }) => (status === undefined) !== (ownerId === undefined),
);

export interface BulkResult {
  changed: number;
  /** As in 'An application cannot be Enrolled.' */
  problems: { kind: EnquiryKind; id: string; name: string; sentence: string }[];
}

/* GET /enquiries/export.csv, with the filter of the inbox and its sort */

export const exportPath = '/enquiries/export.csv';

/* GET /enquiries/resumes/:id, the id of the application */

export const resumePath = (id: string): string => `/enquiries/resumes/${id}`;

/* GET, POST /enquiries/views, DELETE /enquiries/views/:id: filters kept under a name */

export const viewsPath = '/enquiries/views';

export const viewNameLength = 60;

export const newView = object({
  name: string()
    .trim()
    .required('Please give the view a name.')
    .max(viewNameLength, `Please use at most ${viewNameLength} characters.`),
  /** Whether everybody at the desk sees it. */
  isShared: boolean().default(false),
  /** The address of the inbox with its filter, from its question mark on. */
  query: string()
    .defined()
    .max(1000)
    .matches(/^(\?[\x21-\x7e]*)?$/),
});

export interface SavedView {
  id: number;
  name: string;
  query: string;
  isShared: boolean;
  /** Only who made it may delete it. */
  isMine: boolean;
  by: string;
}

/*
 * Privacy: POST /enquiries/privacy/find, /export and /erase. Even what only reads is a POST, because the server's log
 * holds the address of every request, and no e-mail belongs there.
 */

export const privacyFindPath = '/enquiries/privacy/find';
export const privacyExportPath = '/enquiries/privacy/export';
export const privacyErasePath = '/enquiries/privacy/erase';

export const privacyQuery = object({ email: email() });

/** What is known under one e-mail. */
export interface PrivacyFindings {
  email: string;
  enquiries: InboxRow[];
  /** Whether a parent has an account with it, since when. */
  account: { name: string; since: string } | null;
  /** What else is kept, by the parts of the product: 'Mails sent', 'Orders'. */
  others: { what: string; count: number }[];
  /** What was done about this address before. */
  history: { what: 'exported' | 'erased'; by: string; at: string; reason: string | null }[];
}

export const privacyErase = object({
  email: email(),
  /** Typed once more by the staff member. */
  confirm: string().required('Please type the address once more.'),
  reason: string().trim().required('Please say why.').max(500, 'Please use at most 500 characters.'),
});

/** What an erasure removed; nothing at all where nothing was known any more. */
export interface Erased {
  enquiries: number;
  resumes: number;
  /** Classes that were still to come. Nobody has been told: whoever teaches them must be. */
  classes: number;
  isAccountClosed: boolean;
  others: { what: string; count: number }[];
}

/* GET, POST /enquiries/settings */

export const settingsPath = '/enquiries/settings';

/** In days, after which an enquiry is removed; 0 keeps it. Counted from the last change. */
export const retentionRange = { least: 30, most: 3650 } as const;

const retentionDays = () =>
  number()
    .typeError('Please give a number of days.')
    .integer('Please give a whole number of days.')
    .required('Please give a number of days.')
    .test(
      'range',
      `Please give 0 (keep) or ${retentionRange.least} to ${retentionRange.most} days.`,
      (value) => value === 0 || (value >= retentionRange.least && value <= retentionRange.most),
    );

export const deskSettings = object({
  retentionDays: object({
    'free-class': retentionDays(),
    contact: retentionDays(),
    career: retentionDays(),
    /** Of the resume alone, counted from when it came. */
    resume: retentionDays(),
    /** Suspected spam. */
    suspect: retentionDays(),
  }).required(),
  /** Whom new enquiries are mailed to; where empty, the e-mail of the site settings. */
  notify: object({
    'free-class': array(email()).max(10).required(),
    contact: array(email()).max(10).required(),
    career: array(email()).max(10).required(),
  }).required(),
});

export type DeskSettings = InferType<typeof deskSettings>;

export interface SettingsReply {
  settings: DeskSettings;
  /** What the nightly job did, the latest first, at most thirty. */
  runs: { at: string; removed: Record<EnquiryKind, number>; resumes: number }[];
}

/* What the server says to staff */

export const deskSentences = {
  missing: 'This enquiry is no longer here.',
  stale: 'Somebody else has changed this enquiry in the meantime. Please look again and repeat your change.',
  wrongStatus: (kind: EnquiryKind, status: EnquiryStatus) =>
    `${kindWords[kind]}: “${statusWords[status]}” is no status of it.`,
  noSuchOwner: 'This person cannot own enquiries.',
  past: 'This time has passed already.',
  noSuchTime: 'The clocks go forward then: this time does not exist in that zone.',
  noSuchZone: 'This time zone is not known.',
  notScheduled: 'There is no class to cancel.',
  notAFreeClass: 'Only a free class can be scheduled.',
  mergedAway: 'This enquiry is merged into another. Please work with that one.',
  notMergeable: 'Only enquiries of the same kind that are not merged yet can be merged.',
  noResume: 'The resume is no longer kept.',
  confirmMismatch: 'The two addresses differ.',
  settingsSaved: 'The settings are saved.',
} as const;
