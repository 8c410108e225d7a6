import { bool, number, object, type InferType } from 'yup';
import { either, count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { twoWeeks } from '../wire/weeks.js';
import { buildStages } from './build-protocol.js';
import { entryLink } from './entry-link.js';
import { schedule } from './schedules.js';

/*
 * Publishing in the admin: its calls and their answers. Times are ISO 8601.
 */

export const publishingPermissions = {
  read: 'plugin::publisher.read',
  /** Publish now, roll back, freeze and resume. */
  publish: 'plugin::publisher.publish',
  schedule: 'plugin::publisher.schedule',
  preview: 'plugin::publisher.preview',
  /** The health of the content, and review dates. */
  health: 'plugin::publisher.health',
  /** Publish without a second person where one is needed, and set that rule. No role has it: only the super admin. */
  publishAlone: 'plugin::publisher.publish-alone',
} as const;

export type PublishingPermission = keyof typeof publishingPermissions;

/** What can happen to an entry or file that the site shows. */
export const changeActions = ['publish', 'unpublish', 'update', 'delete', 'add'] as const;

export type ChangeAction = (typeof changeActions)[number];

export const change = shape('Change', {
  action: oneOf(changeActions),
  /** The kind of entry, in words: 'Blog post'. */
  kind: text(),
  entry: entryLink,
  at: text(),
  /** The staff member's name; null for the server. */
  by: text().nullable(),
});

export type Change = InferType<typeof change>;

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

export const buildRow = shape('BuildRow', {
  number: count(),
  state: oneOf(buildStates),
  startedAt: text(),
  endedAt: text().nullable(),
  /** From start to end; null while it runs. */
  durationMs: count().nullable(),
  /** When it last went live, by its build or by a roll back. */
  liveAt: text().nullable(),
  /** Who published, requested or rolled back to it; may be several names. */
  by: listOf(text()),
  /** One line: 'Coding Monthly and 3 more', 'Asked for by hand'. */
  reason: text(),
  pages: count().nullable(),
  /** Whether its release is kept and can be rolled back to. */
  canRollBack: flag(),
});

export type BuildRow = InferType<typeof buildRow>;

/** A fault in the content that blocks the release, and where to fix it. */
export const faultRow = shape('FaultRow', {
  text: text(),
  path: text().nullable(),
  entry: entryLink.nullable().defined(),
});

export type FaultRow = InferType<typeof faultRow>;

export const stageTime = shape('StageTime', {
  stage: oneOf(buildStages),
  ms: count(),
});

export type StageTime = InferType<typeof stageTime>;

export const building = shape('Building', {
  number: count(),
  stage: oneOf(buildStages),
  startedAt: text(),
  /** Median time of the last builds that started warm; null if there were none. */
  expectedMs: count().nullable(),
  reason: text(),
  by: listOf(text()),
});

export type Building = InferType<typeof building>;

export const hold = shape('Hold', {
  number: count(),
  at: text(),
  by: text().nullable(),
  /** `publish`: until somebody publishes something; `asked`: until someone presses Publish now. */
  until: oneOf(['publish', 'asked']),
});

export type Hold = InferType<typeof hold>;

const refusedBuild = shape('RefusedBuild', {
  kind: oneOf(['refused']),
  number: count(),
  at: text(),
  faults: listOf(faultRow),
});

const brokenBuild = shape('BrokenBuild', {
  kind: oneOf(['broken']),
  number: count(),
  at: text(),
  message: text(),
  tryAgainAt: text().nullable(),
});

export const problem = either(refusedBuild, brokenBuild);

export type Problem = InferType<typeof refusedBuild> | InferType<typeof brokenBuild>;

const plainBuilds = shape('PlainBuilds', {
  since: text(),
  /** For the people who run the server. */
  why: text(),
});

export const publishingState = shape('PublishingState', {
  /** The server's clock when it answered; the browser's may differ. */
  now: text(),
  /** False if this installation does not build by itself. */
  isAwake: flag(),
  live: buildRow.nullable().defined(),
  /** Changes that the live site does not show yet, newest first; at most 50. */
  waiting: listOf(change),
  waitingCount: count(),
  /** Whether the site differs from what is published, even if no change is recorded. */
  isStale: flag(),
  building: building.nullable().defined(),
  /** Median time of the last builds that started warm; null if there were none. */
  expectedMs: count().nullable(),
  hold: hold.nullable().defined(),
  problem: problem.nullable().defined(),
  /** Set while publishing is slower than usual, because the fast site builder cannot start. */
  plainBuilds: plainBuilds.nullable().defined(),
  /** The next few, soonest first. */
  scheduled: listOf(schedule),
});

export type PublishingState = InferType<typeof publishingState>;

/** This week of publishing. */
export const publishingWeek = shape('PublishingWeek', {
  /** Releases that went live. */
  releases: twoWeeks,
  /** Changes of staff to what the site shows. */
  changes: twoWeeks,
});

export type PublishingWeek = InferType<typeof publishingWeek>;

export const buildQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number().oneOf([10, 20, 50]).default(20),
});

export type BuildQuery = InferType<typeof buildQuery>;

export const buildPage = shape('BuildPage', {
  rows: listOf(buildRow),
  total: count(),
  page: count(),
  pageSize: count(),
});

export type BuildPage = InferType<typeof buildPage>;

export const entryDifference = shape('EntryDifference', {
  kind: text(),
  entry: entryLink,
  what: oneOf(['added', 'changed', 'removed']),
});

export type EntryDifference = InferType<typeof entryDifference>;

/** Compared with the release that was live before it. */
export const differences = shape('Differences', {
  entries: listOf(entryDifference),
  pages: listOf(
    object({
      path: text(),
      what: oneOf(['added', 'changed', 'removed']),
    }),
  ),
});

export type Differences = InferType<typeof differences>;

export const buildDetail = buildRow
  .shape({
    stages: listOf(stageTime),
    changes: listOf(change),
    faults: listOf(faultRow),
    /** What went wrong, for a fault of ours. */
    message: text().nullable(),
    /** Lines with their time, oldest first. */
    log: listOf(
      object({
        at: text(),
        text: text(),
      }),
    ),
    differences: differences.nullable().defined(),
  })
  .meta({ name: 'BuildDetail' });

export type BuildDetail = InferType<typeof buildDetail>;

export const rollBackRequest = object({
  /** Keep this release live, whatever is published, until someone presses Publish now. */
  hold: bool().default(false),
});
