import { array, number, object, string, type InferType } from 'yup';
import { email, ownWords } from '../fields/fields.js';
import { isTimeZone } from '../fields/time-zones.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { inboxRow } from './staff.js';

/** What we know about a person, and how long we keep it (product rule C9). */

/*
 * Privacy: POST /enquiries/privacy/find, /export and /erase. Reading is a POST too: the server logs the address of
 * every request, and no e-mail should be in the log.
 */

export const privacyQuery = object({ email: email() });

/** Everything we keep about one e-mail. */
export const privacyFindings = shape('PrivacyFindings', {
  email: text(),
  enquiries: listOf(inboxRow),
  /** The parent's account with this address, if there is one. */
  account: object({
    name: text(),
    since: text(),
  })
    .nullable()
    .defined(),
  /** Other data, by part of the product: 'Mails sent', 'Orders'. */
  others: listOf(
    object({
      what: text(),
      count: count(),
    }),
  ),
  /** Earlier exports and erasures of this address. */
  history: listOf(
    object({
      what: oneOf(['exported', 'erased']),
      by: text(),
      at: text(),
      reason: text().nullable(),
    }),
  ),
});

export type PrivacyFindings = InferType<typeof privacyFindings>;

export const privacyErase = object({
  email: email(),
  /** The address, typed again by the staff member. */
  confirm: string().required('Please type the address once more.'),
  reason: ownWords(500).required('Please say why.'),
});

/** What an erasure removed; all zero if nothing was left. */
export const erased = shape('Erased', {
  enquiries: count(),
  resumes: count(),
  /** Classes that were still to come. Nobody is notified: staff must tell the teachers. */
  classes: count(),
  isAccountClosed: flag(),
  others: listOf(
    object({
      what: text(),
      count: count(),
    }),
  ),
});

export type Erased = InferType<typeof erased>;

/** Enquiries are removed this many days after the last change; 0 keeps them. */
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

const clock = () =>
  string()
    .required('Please choose a time.')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time.');

/** What holds until staff set something else, and for settings saved before there were hours. */
export const usualHours = {
  zone: 'Asia/Kolkata',
  from: '09:00',
  to: '19:00',
  days: [1, 2, 3, 4, 5, 6],
  replyHours: 4,
};

/** When the desk works, and within how many of these hours a new enquiry is answered. */
const workingHours = object({
  zone: string()
    .required('Please choose a time zone.')
    .test('zone', 'This time zone is not known.', (name) => isTimeZone(name)),
  from: clock(),
  to: clock().test(
    'after',
    'The day must end after it begins.',
    (to, { parent }: { parent: { from?: string } }) => to > (parent.from ?? ''),
  ),
  /** 1 is Monday, 7 is Sunday. */
  days: array(number().integer().min(1).max(7).required()).min(1, 'Please choose a day.').max(7).required(),
  replyHours: number()
    .typeError('Please give a number of hours.')
    .integer('Please give a whole number of hours.')
    .min(1, 'Please give 1 to 72 hours.')
    .max(72, 'Please give 1 to 72 hours.')
    .required('Please give a number of hours.'),
}).default(() => usualHours);

export type WorkingHours = InferType<typeof workingHours>;

export const deskSettings = object({
  retentionDays: object({
    'free-class': retentionDays(),
    contact: retentionDays(),
    career: retentionDays(),
    /** For the resume only, counted from its arrival. */
    resume: retentionDays(),
    /** Suspected spam. */
    suspect: retentionDays(),
  }).required(),
  /** Who gets a mail about new enquiries; if empty, the e-mail of the site settings. */
  notify: object({
    'free-class': array(email()).max(10).required(),
    contact: array(email()).max(10).required(),
    career: array(email()).max(10).required(),
  }).required(),
  hours: workingHours,
});

export type DeskSettings = InferType<typeof deskSettings>;

export const settingsReply = shape('SettingsReply', {
  settings: deskSettings,
  /** Results of the nightly job, latest first, at most thirty. */
  runs: listOf(
    object({
      at: text(),
      removed: object({ 'free-class': count(), contact: count(), career: count() }).defined(),
      resumes: count(),
    }),
  ),
});

export type SettingsReply = InferType<typeof settingsReply>;
