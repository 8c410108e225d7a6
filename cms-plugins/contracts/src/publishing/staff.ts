import { array, bool, number, object, string, type InferType } from 'yup';
import { currencies } from '../money/money.js';
import type { BuildStage } from './build-protocol.js';
import type { PlainBuilds } from './site-folder.js';

/*
 * Publishing in the admin: its calls and their answers. Paths begin with the plugin's name; `:number` is a build's.
 * Times are ISO 8601.
 */

export const publishingPermissions = {
  read: 'plugin::publisher.read',
  /** Publish now, roll back, freeze and resume. */
  publish: 'plugin::publisher.publish',
  schedule: 'plugin::publisher.schedule',
  preview: 'plugin::publisher.preview',
} as const;

export type PublishingPermission = keyof typeof publishingPermissions;

/** What can happen to an entry or file that the site shows. */
export const changeActions = ['publish', 'unpublish', 'update', 'delete', 'add'] as const;

export type ChangeAction = (typeof changeActions)[number];

/** Where an entry can be opened in the admin. */
export interface EntryLink {
  uid: string;
  documentId: string;
  title: string;
  /** Below /admin, or null if it no longer exists. */
  href: string | null;
}

export interface Change {
  action: ChangeAction;
  /** The kind of entry, in words: 'Blog post'. */
  kind: string;
  entry: EntryLink;
  at: string;
  /** The staff member's name; null for the server. */
  by: string | null;
}

/**
 * `waiting` to be built, `building`, `live` now, `replaced` by a later live release, `refused` because of a fault in
 * the content, `broken` because of a fault of ours, `overtaken` by a newer build before it could go live.
 */
export const buildStates = [
  'waiting',
  'building',
  'live',
  'replaced',
  'refused',
  'broken',
  'overtaken',
] as const;

export type BuildState = (typeof buildStates)[number];

export interface BuildRow {
  number: number;
  state: BuildState;
  startedAt: string;
  endedAt: string | null;
  /** From start to end; null while it runs. */
  durationMs: number | null;
  /** When it last went live, by its build or by a roll back. */
  liveAt: string | null;
  /** Who published, requested or rolled back to it; may be several names. */
  by: string[];
  /** One line: 'Coding Monthly and 3 more', 'Asked for by hand'. */
  reason: string;
  pages: number | null;
  /** Whether its release is kept and can be rolled back to. */
  canRollBack: boolean;
}

/** A fault in the content that blocks the release, and where to fix it. */
export interface FaultRow {
  text: string;
  path: string | null;
  entry: EntryLink | null;
}

export interface StageTime {
  stage: BuildStage;
  ms: number;
}

export interface Building {
  number: number;
  stage: BuildStage;
  startedAt: string;
  /** Median time of the last builds that started warm; null if there were none. */
  expectedMs: number | null;
  reason: string;
  by: string[];
}

export interface Hold {
  number: number;
  at: string;
  by: string | null;
  /** `publish`: until somebody publishes something; `asked`: until someone presses Publish now. */
  until: 'publish' | 'asked';
}

export type Problem =
  | { kind: 'refused'; number: number; at: string; faults: FaultRow[] }
  | { kind: 'broken'; number: number; at: string; message: string; tryAgainAt: string | null };

/* GET /publisher/state */

export const statePath = '/publisher/state';

export interface PublishingState {
  /** The server's clock when it answered; the browser's may differ. */
  now: string;
  /** False if this installation does not build by itself. */
  isAwake: boolean;
  live: BuildRow | null;
  /** Changes that the live site does not show yet, newest first; at most 50. */
  waiting: Change[];
  waitingCount: number;
  /** Whether the site differs from what is published, even if no change is recorded. */
  isStale: boolean;
  building: Building | null;
  /** Median time of the last builds that started warm; null if there were none. */
  expectedMs: number | null;
  hold: Hold | null;
  problem: Problem | null;
  /** Set while publishing is slower than usual, because the fast site builder cannot start. */
  plainBuilds: PlainBuilds | null;
  /** The next few, soonest first. */
  scheduled: Schedule[];
}

/* POST /publisher/publish: build now, even if frozen or refused */

export const publishPath = '/publisher/publish';

/* GET /publisher/builds */

export const buildsPath = '/publisher/builds';

export const buildQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number().oneOf([10, 20, 50]).default(20),
});

export type BuildQuery = InferType<typeof buildQuery>;

export interface BuildPage {
  rows: BuildRow[];
  total: number;
  page: number;
  pageSize: number;
}

/* GET /publisher/builds/:number */

export interface EntryDifference {
  kind: string;
  entry: EntryLink;
  what: 'added' | 'changed' | 'removed';
}

/** Compared with the release that was live before it. */
export interface Differences {
  entries: EntryDifference[];
  pages: { path: string; what: 'added' | 'changed' | 'removed' }[];
}

export interface BuildDetail extends BuildRow {
  stages: StageTime[];
  changes: Change[];
  faults: FaultRow[];
  /** What went wrong, for a fault of ours. */
  message: string | null;
  /** Lines with their time, oldest first. */
  log: { at: string; text: string }[];
  differences: Differences | null;
}

export const buildPath = (build: number): string => `${buildsPath}/${String(build)}`;

/* POST /publisher/builds/:number/roll-back */

export const rollBackPath = (build: number): string => `${buildPath(build)}/roll-back`;

export const rollBackRequest = object({
  /** Keep this release live, whatever is published, until someone presses Publish now. */
  hold: bool().default(false),
});

/* GET and POST /publisher/schedules, DELETE /publisher/schedules/:id */

export const schedulesPath = '/publisher/schedules';

export const schedulePath = (id: string): string => `${schedulesPath}/${id}`;

export const scheduleActions = ['publish', 'unpublish', 'prices'] as const;

export type ScheduleAction = (typeof scheduleActions)[number];

const entryFields = {
  uid: string()
    .required()
    .matches(/^[a-z0-9-]+::[a-z0-9-]+\.[a-z0-9-]+$/),
  documentId: string()
    .required()
    .matches(/^[\w-]{1,40}$/),
};

const price = object({
  currency: string()
    .oneOf([...currencies])
    .required(),
  amountMinor: number().integer().min(1).max(100_000_000).required(),
});

export const scheduleRequest = object({
  ...entryFields,
  action: string()
    .oneOf([...scheduleActions])
    .required(),
  /** With its zone; from one minute to two years ahead. */
  at: string()
    .required('Say when.')
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/, 'Say when.'),
  /** For `prices`: those that change. The others stay. */
  prices: array(price.required()).max(3).default([]),
});

export type ScheduleRequest = InferType<typeof scheduleRequest>;

export interface PlannedPrice {
  currency: string;
  amountMinor: number;
}

export const scheduleStates = ['waiting', 'done', 'failed', 'cancelled'] as const;

export interface Schedule {
  id: string;
  action: ScheduleAction;
  kind: string;
  entry: EntryLink;
  at: string;
  state: (typeof scheduleStates)[number];
  by: string | null;
  /** For `prices`: the requested prices. */
  prices: PlannedPrice[];
  doneAt: string | null;
  /** Why it failed, in words. */
  problem: string | null;
}

/* POST /publisher/preview */

export const previewPath = '/publisher/preview';

export const previewRequest = object(entryFields);

/** How long a preview link is valid. */
export const previewMinutes = 10;

/** The query parameter with the signed preview token on the site's addresses. */
export const previewParameter = 'preview';

export interface PreviewLink {
  /** The full address. */
  url: string;
  endsAt: string;
}
