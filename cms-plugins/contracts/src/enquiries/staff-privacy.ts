import { array, number, object, string, type InferType } from 'yup';
import type { InboxRow } from './staff.js';
import type { EnquiryKind } from './site.js';
import { email, ownWords } from '../fields/fields.js';

/** What is known of a person, and how long things are kept (product rule C9). */

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
  reason: ownWords(500).required('Please say why.'),
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
