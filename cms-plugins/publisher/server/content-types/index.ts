import type { BuildStage, ContentFault } from '@lanternway/contracts/publishing/build-protocol';
import type {
  BuildState,
  ChangeAction,
  Differences,
  StageTime,
} from '@lanternway/contracts/publishing/staff';
import type { PlannedAction } from '@lanternway/contracts/publishing/schedules';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { approval } from './approval';
import { fault, outlink, review } from './health';
import { recordType } from './record-type';

/** A start, its stages and its end. One row a build, found by its number. */
export const buildUid = 'plugin::publisher.build';

export const build = {
  schema: {
    ...recordType('build', 'builds', 'Build'),
    attributes: {
      number: { type: 'integer', required: true },
      /** One of the contract's `buildStates`. */
      state: { type: 'string', required: true, maxLength: 12, ...valuesOf<BuildState>() },
      stage: { type: 'string', required: true, maxLength: 12, ...valuesOf<BuildStage>() },
      stageAt: { type: 'datetime', required: true },
      startedAt: { type: 'datetime', required: true },
      endedAt: { type: 'datetime' },
      liveAt: { type: 'datetime' },
      /** Who builds, as the lease names it. */
      holder: { type: 'string', maxLength: 80 },
      /** Of the content it was made from. */
      fingerprint: { type: 'string', maxLength: 80 },
      /** Digest of everything else its pages are made of. */
      code: { type: 'string', maxLength: 80 },
      /** Names of the staff, as JSON. */
      by: { type: 'json', ...valuesOf<string[] | null>() },
      reason: { type: 'text', maxLength: 300 },
      pages: { type: 'integer' },
      /** The folder of its release below `releases/`; null before it is whole and after it was cleared away. */
      release: { type: 'string', maxLength: 80 },
      stages: { type: 'json', ...valuesOf<StageTime[] | null>() },
      faults: { type: 'json', ...valuesOf<ContentFault[] | null>() },
      message: { type: 'text', maxLength: 5000 },
      log: { type: 'json', ...valuesOf<{ at: string; text: string }[] | null>() },
      differences: { type: 'json', ...valuesOf<Differences | null>() },
      /** How often in a row something of ours broke, this one included. */
      tries: { type: 'integer', required: true, default: 0 },
      tryAgainAt: { type: 'datetime' },
    } as const,
    indexes: [
      { name: 'publisher_builds_number_uq', columns: ['number'], type: 'unique' },
      { name: 'publisher_builds_state_ix', columns: ['state'] },
    ],
  },
};

/** What staff, or the server for them, did to something the site shows. For people: snapshots decide what is out of date. */
export const changeUid = 'plugin::publisher.change';

export const change = {
  schema: {
    ...recordType('change', 'changes', 'Change'),
    attributes: {
      action: { type: 'string', required: true, maxLength: 12, ...valuesOf<ChangeAction>() },
      uid: { type: 'string', required: true, maxLength: 120 },
      entryId: { type: 'string', required: true, maxLength: 40 },
      title: { type: 'text', required: true, maxLength: 300 },
      /** Whether it was published before. */
      wasShown: { type: 'boolean', required: true, default: true },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      at: { type: 'datetime', required: true },
      /** The number of the build that made it live; null while it waits. */
      build: { type: 'integer' },
    } as const,
    indexes: [
      { name: 'publisher_changes_build_ix', columns: ['build', 'at'] },
      { name: 'publisher_changes_entry_ix', columns: ['uid', 'entry_id'] },
    ],
  },
};

/** Something that happens to an entry at its time. */
export const scheduleUid = 'plugin::publisher.schedule';

export const schedule = {
  schema: {
    ...recordType('schedule', 'schedules', 'Scheduled change'),
    attributes: {
      action: { type: 'string', required: true, maxLength: 12, ...valuesOf<PlannedAction>() },
      uid: { type: 'string', required: true, maxLength: 120 },
      entryId: { type: 'string', required: true, maxLength: 40 },
      title: { type: 'text', required: true, maxLength: 300 },
      at: { type: 'datetime', required: true },
      prices: { type: 'json', ...valuesOf<{ currency: string; amountMinor: number }[] | null>() },
      state: {
        type: 'string',
        required: true,
        maxLength: 12,
        ...valuesOf<'waiting' | 'done' | 'failed' | 'cancelled'>(),
      },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      doneAt: { type: 'datetime' },
      problem: { type: 'text', maxLength: 500 },
    } as const,
    indexes: [
      { name: 'publisher_schedules_due_ix', columns: ['state', 'at'] },
      { name: 'publisher_schedules_entry_ix', columns: ['uid', 'entry_id'] },
    ],
  },
};

/** A link to a page that says which campaign a parent comes from. */
export const campaignLinkUid = 'plugin::publisher.campaign-link';

export const campaignLink = {
  schema: {
    ...recordType('campaign-link', 'campaign-links', 'Campaign link'),
    attributes: {
      uid: { type: 'string', required: true, maxLength: 120 },
      entryId: { type: 'string', required: true, maxLength: 40 },
      source: { type: 'string', required: true, maxLength: 60 },
      medium: { type: 'string', required: true, maxLength: 60 },
      /** '' if it was left out. */
      content: { type: 'string', required: true, maxLength: 60, default: '' },
      campaign: { type: 'string', required: true, maxLength: 80 },
      at: { type: 'datetime', required: true },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
    } as const,
    indexes: [{ name: 'publisher_campaign_links_entry_ix', columns: ['uid', 'entry_id'] }],
  },
};

/** Which process does a job that one process at a time does. */
export const leaseTable = { uid: 'plugin::publisher.lease' };

const lease = {
  schema: {
    ...recordType('lease', 'leases', 'Lease'),
    attributes: {
      name: { type: 'string', required: true, maxLength: 80 },
      holder: { type: 'string', maxLength: 80 },
      until: { type: 'datetime' },
      /** Goes up each time the lease is taken. `holder`, which is different each time, says who holds the lease. */
      token: { type: 'integer', required: true, default: 0 },
    } as const,
    indexes: [{ name: 'publisher_leases_name_uq', columns: ['name'], type: 'unique' }],
  },
};

/** Small facts that must survive a restart, by name: a publish freeze, a manual build request. */
export const noteUid = 'plugin::publisher.note';

const note = {
  schema: {
    ...recordType('note', 'notes', 'Note'),
    attributes: {
      name: { type: 'string', required: true, maxLength: 80 },
      value: { type: 'json' },
    } as const,
    indexes: [{ name: 'publisher_notes_name_uq', columns: ['name'], type: 'unique' }],
  },
};

export const contentTypes = {
  build,
  change,
  schedule,
  'campaign-link': campaignLink,
  lease,
  note,
  approval,
  review,
  fault,
  outlink,
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::publisher.build': RowOf<typeof build>;
    'plugin::publisher.change': RowOf<typeof change>;
    'plugin::publisher.schedule': RowOf<typeof schedule>;
    'plugin::publisher.campaign-link': RowOf<typeof campaignLink>;
  }
}
