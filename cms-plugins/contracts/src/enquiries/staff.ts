import { array, number, object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { trimmed } from '../fields/text-ends.js';
import { familyListField } from '../insight/family-list.js';
import { listOf, count, flag, oneOf, shape, text } from '../wire/shape.js';
import { twoWeeks } from '../wire/weeks.js';
import { courses, enquiryKinds, type EnquiryKind } from './site.js';

/**
 * The admissions desk (product rules C8 and C9): the admin's calls to the server. Every path begins with the plugin's
 * name and needs one of the permissions below. Times are ISO 8601 in UTC.
 */

/* Permissions of staff */

export const deskPermissions = {
  /** See the desk and the widget. */
  read: 'plugin::enquiries.read',
  /** Change status, owner, next step; write notes; merge; schedule. */
  work: 'plugin::enquiries.work',
  /** Open a resume. Each opening is recorded. */
  resume: 'plugin::enquiries.resume',
  export: 'plugin::enquiries.export',
  /** Find, export and erase all data of an e-mail. */
  privacy: 'plugin::enquiries.privacy',
  /** Retention, and who gets a mail about new enquiries. */
  settings: 'plugin::enquiries.settings',
} as const;

/* Kinds and statuses */

export const kindLabels: Record<EnquiryKind, string> = {
  'free-class': 'Free class',
  contact: 'Message',
  career: 'Application',
};

const leadStatuses = ['new', 'contacted', 'scheduled', 'attended', 'no-show', 'enrolled', 'lost'] as const;

export const statusesOf = {
  'free-class': leadStatuses,
  /** `answered` closes what was only a question. */
  contact: ['new', 'contacted', 'answered', 'scheduled', 'attended', 'no-show', 'enrolled', 'lost'],
  career: ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'],
} as const satisfies Record<EnquiryKind, readonly string[]>;

export type EnquiryStatus = (typeof statusesOf)[EnquiryKind][number];

export const allStatuses: readonly EnquiryStatus[] = [
  ...new Set(enquiryKinds.flatMap((kind) => statusesOf[kind])),
];

/** Nothing is left to do in these. */
export const closedStatuses: readonly EnquiryStatus[] = ['answered', 'enrolled', 'lost', 'hired', 'rejected'];

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  answered: 'Answered',
  scheduled: 'Scheduled',
  attended: 'Attended',
  'no-show': 'No show',
  enrolled: 'Enrolled',
  lost: 'Lost',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
};

/* Filters, as in the addresses of the page and the call */

/** open: neither closed nor suspected spam. Merged duplicates are in none of these folders. */
export const folders = ['open', 'closed', 'suspect', 'all'] as const;

export const dueWindows = ['overdue', 'today', 'week', 'none'] as const;

const blankIsNothing = (value: unknown) => (value === '' ? undefined : value);

const separated = <T extends string>(values: readonly T[]) =>
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

/** As the campaign of a filter: those that came through none. */
export const noCampaign = '-';

export const inboxFilter = object({
  folder: string()
    .oneOf([...folders])
    .default('open'),
  /** Several as `a,b` in an address. */
  kinds: separated(enquiryKinds),
  statuses: separated(allStatuses),
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
  /** Where they came from: the campaign's source, or else the other site's host. */
  source: ownWords(200).transform(blankIsNothing),
  /** The campaign whose link they followed, word for word; `-` for none. */
  campaign: ownWords(200).transform(blankIsNothing),
  /** The families behind a number: one enquiry of each. */
  families: familyListField(),
  /** Any part of name, e-mail, phone, message or note. */
  search: string()
    .transform(trimmed)
    .transform(blankIsNothing)
    .max(100)
    .matches(/^\P{Cc}*$/u),
  /** IANA zone of the staff member's browser, which says when a day begins. UTC if missing. */
  zone: string().transform(blankIsNothing).max(64),
});

export type InboxFilter = InferType<typeof inboxFilter>;

export const inboxPageSizes = [20, 50, 100] as const;

/** reply-by: what is due first comes first; then what is not due, the latest first. */
export const inboxSorts = ['reply-by', 'received', 'next-step', 'name'] as const;

export const inboxQuery = inboxFilter.shape({
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number()
    .oneOf([...inboxPageSizes])
    .default(20),
  sort: string()
    .oneOf([...inboxSorts])
    .default('reply-by'),
});

export type InboxQuery = InferType<typeof inboxQuery>;

export const staff = shape('Staff', {
  id: count(),
  name: text(),
});

export type Staff = InferType<typeof staff>;

export const nextStep = shape('NextStep', {
  text: text(),
  dueAt: text(),
});

export type NextStep = InferType<typeof nextStep>;

export const inboxRow = shape('InboxRow', {
  kind: oneOf(enquiryKinds),
  /** The document id. Kind and id together identify the enquiry. */
  id: text(),
  name: text(),
  email: text(),
  phone: text().nullable(),
  /** Such as 'Maths, grade 4', 'Coding, age 9', the beginning of the message, or the role. */
  about: text(),
  status: oneOf(allStatuses),
  owner: staff.nullable().defined(),
  nextStep: nextStep.nullable().defined(),
  isOverdue: flag(),
  /** By when someone should act: the next step's time; for a new one without a step, the end of the desk's reply time. */
  replyBy: text().nullable(),
  /** The campaign's source, or else the site that led here. */
  source: text().nullable(),
  campaign: text().nullable(),
  /** How many other enquiries have the same e-mail or phone. Counted in the inbox only. */
  alike: count(),
  isSuspect: flag(),
  receivedAt: text(),
  /** Increases with each change; a change sends the version it saw. */
  version: count(),
});

export type InboxRow = InferType<typeof inboxRow>;

export const inboxPage = shape('InboxPage', {
  rows: listOf(inboxRow),
  total: count(),
  page: count(),
  pageSize: count(),
});

export type InboxPage = InferType<typeof inboxPage>;

export const summary = shape('Summary', {
  newByKind: object({ 'free-class': count(), contact: count(), career: count() }).defined(),
  /** All that are open, how many of them are past their time to reply, and how many more will be within the hour. */
  open: count(),
  late: count(),
  soon: count(),
  /** When the oldest new one came; null if none is new. */
  waitingSince: text().nullable(),
  overdue: count(),
  /** New, or its next step overdue: each once. */
  toDo: count(),
  /** Next steps due today, in the zone of the query `?zone=`. */
  dueToday: count(),
  mine: count(),
  suspect: count(),
  /** Whether the desk works now, and until when that is so, in the zone of its hours. */
  hours: shape('DeskNow', { isOpen: flag(), until: text(), zone: text() }),
  /** The most urgent ones, at most five, the one that is due first before the others. */
  waiting: listOf(inboxRow),
});

export type Summary = InferType<typeof summary>;

/** This week at the desk. Suspected spam and merged duplicates do not count. */
export const deskWeek = shape('DeskWeek', {
  received: twoWeeks,
  freeClasses: twoWeeks,
  /** Classes that take place in the week. */
  booked: twoWeeks,
  /** Those of them to which the child came. */
  attended: twoWeeks,
});

export type DeskWeek = InferType<typeof deskWeek>;

/* Messages to staff */

export const deskSentences = {
  missing: 'This enquiry is no longer here.',
  stale: 'Someone else has changed this enquiry in the meantime. Please check it and repeat your change.',
  wrongStatus: (kind: EnquiryKind, status: EnquiryStatus) =>
    `${kindLabels[kind]}: it cannot have the status “${statusLabels[status]}”.`,
  noSuchOwner: 'This person cannot own enquiries.',
  past: 'This time has passed already.',
  noSuchTime: 'The clocks go forward then: this time does not exist in that zone.',
  noSuchZone: 'This time zone is not known.',
  classToCome: 'A class is still to come. Cancel it first.',
  notOver: 'This time is still to come: schedule the class instead.',
  notScheduled: 'There is no class.',
  teacherTaken: 'The teacher has another class then, or is away. Nothing was changed.',
  teacherOutside: 'Parents are not offered this time: it is outside the teacher’s hours, or too soon.',
  notAFreeClass: 'Only a free class can be scheduled.',
  mergedAway: 'This enquiry is merged into another. Please work with that one.',
  notMergeable: 'Only enquiries of the same kind that are not merged yet can be merged.',
  noResume: 'The resume is no longer kept.',
  confirmMismatch: 'The two addresses differ.',
  settingsSaved: 'The settings are saved.',
} as const;
