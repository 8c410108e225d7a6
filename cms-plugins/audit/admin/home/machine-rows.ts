import { machineLimits, type Machine } from '@lanternway/contracts/audit/machine';
import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { counted } from '@lanternway/desk/format/counted';
import { formatSpan } from '@lanternway/desk/format/spans';
import type { WaitingRow } from '@lanternway/desk/home/Waiting';

const spanOf = (seconds: number): string => formatSpan(seconds * 1000);

type FormatTime = (iso: string) => string;

/** The state of each part of the machine. The site is null for those who may not see publishing. */
export const machineRows = (
  machine: Machine,
  site: PublishingState | null,
  formatTime: FormatTime,
): WaitingRow[] => [
  ...(site === null ? [] : [siteRow(site, formatTime), scheduleRow(machine, site, formatTime)]),
  mailRow(machine),
  paymentsRow(machine),
  backupRow(machine, formatTime),
  databaseRow(machine),
];

function siteRow(
  { live, building, problem, isStale, isAwake }: PublishingState,
  formatTime: FormatTime,
): WaitingRow {
  const row = { key: 'site', title: 'Site', to: '/plugins/publisher' };
  const ms = live?.durationMs ?? null;
  const took = ms === null ? '' : `, built in ${String(Math.ceil(ms / 1000))} s`;
  const about =
    live === null
      ? 'nothing is live yet'
      : `release ${String(live.number)}, live since ${formatTime(live.liveAt ?? live.startedAt)}${took}`;
  if (problem !== null)
    return { ...row, badge: 'Blocked', colour: 'danger', about: `${about} · the last build did not go live` };
  if (building !== null) return { ...row, badge: 'Building', colour: 'primary', about };
  if (!isAwake)
    return { ...row, badge: 'Off', colour: 'neutral', about: `${about} · publishing is switched off` };
  if (isStale)
    return { ...row, badge: 'Behind', colour: 'warning', about: `${about} · changes wait to be built` };
  return { ...row, badge: 'Current', colour: 'success', about };
}

function scheduleRow(
  { scheduleLateSeconds: late }: Machine,
  { scheduled: [next] }: PublishingState,
  formatTime: FormatTime,
): WaitingRow {
  const row = { key: 'schedule', title: 'Planned changes', to: '/plugins/publisher/schedule' };
  const about =
    next === undefined ? 'nothing is planned' : `next: ${next.entry.title}, ${formatTime(next.at)}`;
  return (late ?? 0) > machineLimits.scheduleSeconds
    ? { ...row, badge: 'Late', colour: 'danger', about: `${spanOf(late ?? 0)} late · ${about}` }
    : { ...row, badge: 'On time', colour: 'success', about };
}

function mailRow({ mail: { waiting, failed, oldestSeconds } }: Machine): WaitingRow {
  const row = { key: 'mail', title: 'Mail', to: '/plugins/mailer' };
  if (waiting === null || failed === null || oldestSeconds === null) return { ...row, ...unknown };
  const about = [
    waiting === 0
      ? 'none in the queue'
      : `${waiting.toLocaleString()} in the queue, the oldest for ${spanOf(oldestSeconds)}`,
    `${failed === 0 ? 'none' : failed.toLocaleString()} failed in 30 days`,
  ].join(' · ');
  if (oldestSeconds > machineLimits.mailSeconds) return { ...row, badge: 'Slow', colour: 'danger', about };
  if (failed > 0)
    return { ...row, badge: 'Failed', colour: 'warning', about, to: '/plugins/mailer?state=failed' };
  return { ...row, badge: waiting === 0 ? 'Sent' : 'Sending', colour: 'success', about };
}

function paymentsRow({ payments: { overdue, eventsWaiting } }: Machine): WaitingRow {
  const row = { key: 'payments', title: 'Payments', to: '/plugins/payments/reconciliation' };
  if (overdue === null || eventsWaiting === null) return { ...row, ...unknown };
  const events = counted(eventsWaiting, 'message of a provider waits', 'messages of providers wait');
  return overdue === 0
    ? {
        ...row,
        badge: 'Up',
        colour: 'success',
        about: eventsWaiting === 0 ? 'every order was asked about in time' : events,
      }
    : {
        ...row,
        badge: 'Late',
        colour: 'danger',
        about: `${counted(overdue, 'order was', 'orders were')} not asked about in time · ${events}`,
      };
}

function backupRow({ backupAt, now }: Machine, formatTime: FormatTime): WaitingRow {
  const row = { key: 'backup', title: 'Copy of the data' };
  if (backupAt === null) return { ...row, badge: 'None', colour: 'danger', about: 'no backup is known' };
  const age = (Date.parse(now) - Date.parse(backupAt)) / 1000;
  const about = `made ${formatTime(backupAt)}`;
  return age > machineLimits.backupSeconds
    ? { ...row, badge: 'Old', colour: 'danger', about: `${about}, ${spanOf(age)} ago` }
    : { ...row, badge: 'Safe', colour: 'success', about };
}

function databaseRow({ database: { answers, ms }, silent }: Machine): WaitingRow {
  const row = { key: 'database', title: 'Database and workers' };
  if (!answers) return { ...row, badge: 'Down', colour: 'danger', about: 'the database did not answer' };
  const about = `the database answered within ${String(ms)} ms`;
  return silent.length === 0
    ? { ...row, badge: 'Up', colour: 'success', about: `${about} · all workers are at work` }
    : { ...row, badge: 'Silent', colour: 'danger', about: `${about} · not at work: ${silent.join(', ')}` };
}

const unknown = { badge: 'Unknown', colour: 'neutral', about: 'this server cannot tell' } as const;
