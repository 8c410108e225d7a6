import type { BuildState, ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { PlannedAction } from '@lanternway/contracts/publishing/schedules';
import type { BuildStage } from '@lanternway/contracts/publishing/build-protocol';

/* What the publisher does and how long it takes, as staff read it. */

export const stageLabels: Record<BuildStage, string> = {
  waiting: 'Waiting',
  starting: 'Starting',
  reading: 'Reading the content',
  pages: 'Preparing the pages',
  drawing: 'Rendering the pages',
  checking: 'Checking links and pictures',
  packing: 'Packing the release',
  verifying: 'Comparing it with the published content',
  switching: 'Switching to the new release',
};

export const buildStateLabels: Record<BuildState, string> = {
  waiting: 'Waiting',
  building: 'Building',
  live: 'Live',
  replaced: 'Replaced',
  refused: 'Needs fixing',
  broken: 'Failed',
  overtaken: 'Superseded',
};

export const changeLabels: Record<ChangeAction, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  update: 'Changed',
  delete: 'Deleted',
  add: 'Added',
};

export const differenceLabels = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

export const scheduleLabels: Record<PlannedAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  prices: 'Change prices',
  end: 'Last day over',
};

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The time of a line in a log. */
export const formatClock = (iso: string): string => clock.format(new Date(iso));

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** 'just now', '5 minutes ago', 'in 2 days'. */
export function formatAgo(iso: string, now: Date): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  if (unit === undefined) return seconds > 5 ? 'in less than a minute' : 'just now';
  return relative.format(Math.trunc(seconds / unit[1]), unit[0]);
}

/** '840 ms', '6.4 s', '2 min 5 s'. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${String(Math.round(ms))} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds < 9.95 ? seconds.toFixed(1) : String(Math.round(seconds))} s`;
  const rounded = Math.round(seconds);
  return `${String(Math.floor(rounded / 60))} min ${String(rounded % 60)} s`;
}

/** 'about 6 s', 'about 2 min'. */
export function formatAbout(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds < 90 ? `about ${String(seconds)} s` : `about ${String(Math.round(seconds / 60))} min`;
}

/** '1 entry', '3 entries'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const list = new Intl.ListFormat('en');

/** 'Asha', 'Asha and Ben'; 'the server' if no person did it. */
export const formatNames = (names: readonly string[]): string =>
  names.length === 0 ? 'the server' : list.format(names);
