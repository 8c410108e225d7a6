import { array, number, object, string, type InferType } from 'yup';
import type { InboxRow } from './staff.js';
import type { EnquiryKind } from './site.js';
import { email, ownWords } from '../fields/fields.js';

/** What we know about a person, and how long we keep it (product rule C9). */

/*
 * Privacy: POST /enquiries/privacy/find, /export and /erase. Reading is a POST too: the server logs the address of
 * every request, and no e-mail should be in the log.
 */

export const privacyFindPath = '/enquiries/privacy/find';
export const privacyExportPath = '/enquiries/privacy/export';
export const privacyErasePath = '/enquiries/privacy/erase';

export const privacyQuery = object({ email: email() });

/** Everything we keep about one e-mail. */
export interface PrivacyFindings {
  email: string;
  enquiries: InboxRow[];
  /** The parent's account with this address, if there is one. */
  account: { name: string; since: string } | null;
  /** Other data, by part of the product: 'Mails sent', 'Orders'. */
  others: { what: string; count: number }[];
  /** Earlier exports and erasures of this address. */
  history: { what: 'exported' | 'erased'; by: string; at: string; reason: string | null }[];
}

export const privacyErase = object({
  email: email(),
  /** The address, typed again by the staff member. */
  confirm: string().required('Please type the address once more.'),
  reason: ownWords(500).required('Please say why.'),
});

/** What an erasure removed; all zero if nothing was left. */
export interface Erased {
  enquiries: number;
  resumes: number;
  /** Classes that were still to come. Nobody is notified: staff must tell the teachers. */
  classes: number;
  isAccountClosed: boolean;
  others: { what: string; count: number }[];
}

/* GET, POST /enquiries/settings */

export const settingsPath = '/enquiries/settings';

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
});

export type DeskSettings = InferType<typeof deskSettings>;

export interface SettingsReply {
  settings: DeskSettings;
  /** Results of the nightly job, latest first, at most thirty. */
  runs: { at: string; removed: Record<EnquiryKind, number>; resumes: number }[];
}
