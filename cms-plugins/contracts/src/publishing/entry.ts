import { object, string } from 'yup';
import type { PlannedPrice, Schedule, ScheduleAction } from './staff.js';
import { trimmed } from '../fields/text-ends.js';

/* Publishing as shown next to an entry, and messages to the staff member who did something. */

/* GET /publisher/entries/:uid/:documentId: for the panel next to an entry */

export const entryPath = (uid: string, documentId: string): string =>
  `/publisher/entries/${uid}/${documentId}`;

export interface EntryState {
  /**
   * `draft`: not published; `live`: the site shows the published version; `waiting`: it does not yet; `leaving`: it is
   * no longer published, but the site still shows it.
   */
  state: 'draft' | 'waiting' | 'live' | 'leaving';
  /** When the site began to show this version. */
  liveSince: string | null;
  /** The address of the live page that shows it. */
  path: string | null;
  canPreview: boolean;
  /** What the caller may schedule for it. */
  actions: ScheduleAction[];
  /** For `prices`: the current prices. */
  prices: PlannedPrice[];
  /** The waiting ones, soonest first. */
  schedules: Schedule[];
}

/* GET /publisher/entries: entries that can be scheduled, by title */

export const entriesPath = '/publisher/entries';

export const entryQuery = object({
  search: string().transform(trimmed).max(100).default(''),
});

/** Only types that the caller may publish; the last edited first. */
export interface EntryChoice extends Pick<EntryState, 'actions' | 'prices'> {
  uid: string;
  documentId: string;
  kind: string;
  title: string;
}

export const publishingSentences = {
  missing: 'There is no such build.',
  missingEntry: 'There is no such entry.',
  asked: 'The site is being rebuilt.',
  rolledBack: 'The site is rolled back.',
  isLive: 'This release is live already.',
  gone: 'This release is kept no more. Choose a later one.',
  asleep: 'Publishing is switched off in this installation.',
} as const;
