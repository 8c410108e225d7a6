import { object, string, type InferType } from 'yup';
import { trimmed } from '../fields/text-ends.js';
import { flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { plannedPrice, schedule, scheduleActions } from './schedules.js';

/* Publishing as shown next to an entry, and messages to the staff member who did something. */

/** For the panel next to an entry. */
export const entryState = shape('EntryState', {
  /**
   * `draft`: not published; `live`: the site shows the published version; `waiting`: it does not yet; `leaving`: it is
   * no longer published, but the site still shows it.
   */
  state: oneOf(['draft', 'waiting', 'live', 'leaving']),
  /** When the site began to show this version. */
  liveSince: text().nullable(),
  /** The address of the live page that shows it. */
  path: text().nullable(),
  canPreview: flag(),
  /** What the caller may schedule for it. */
  actions: listOf(oneOf(scheduleActions)),
  /** For `prices`: the current prices. */
  prices: listOf(plannedPrice),
  /** The waiting ones, soonest first. */
  schedules: listOf(schedule),
});

export type EntryState = InferType<typeof entryState>;

export const entryQuery = object({
  search: string().transform(trimmed).max(100).default(''),
});

/** Only types that the caller may publish; the last edited first. */
export const entryChoice = entryState
  .pick(['actions', 'prices'])
  .shape({
    uid: text(),
    documentId: text(),
    kind: text(),
    title: text(),
  })
  .meta({ name: 'EntryChoice' });

export type EntryChoice = InferType<typeof entryChoice>;

export const publishingSentences = {
  missing: 'There is no such build.',
  missingEntry: 'There is no such entry.',
  asked: 'The site is being rebuilt.',
  rolledBack: 'The site is rolled back.',
  isLive: 'This release is live already.',
  gone: 'This release is no longer kept. Choose a later one.',
  asleep: 'Publishing is switched off in this installation.',
} as const;
