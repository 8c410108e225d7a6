import type { Machine } from '@lanternway/contracts/audit/machine';
import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { machineRows } from './machine-rows';

const well: Machine = {
  now: '2026-11-26T09:00:00Z',
  database: { answers: true, ms: 3 },
  silent: [],
  backupAt: '2026-11-26T02:00:00Z',
  mail: { waiting: 0, failed: 0, oldestSeconds: 0 },
  scheduleLateSeconds: 0,
  payments: { overdue: 0, eventsWaiting: 0 },
};

const live: PublishingState['live'] = {
  ...{ number: 214, state: 'live', startedAt: '08:11', endedAt: '08:12', durationMs: 8600, liveAt: '08:12' },
  ...{ by: [], reason: '', pages: 60, canRollBack: false },
};

const site: PublishingState = {
  ...{ now: well.now, isAwake: true, live, waiting: [], waitingCount: 0, isStale: false, building: null },
  ...{ expectedMs: null, hold: null, problem: null, plainBuilds: null, scheduled: [] },
};

const rows = (change: Partial<Machine> = {}, ofSite: Partial<PublishingState> = {}) =>
  Object.fromEntries(
    machineRows({ ...well, ...change }, { ...site, ...ofSite }, (iso) => iso).map(
      ({ key, badge, colour, about }) => [key, [badge, colour, about]],
    ),
  );

it('says of each part that it is well, and by what', () => {
  expect(rows()).toEqual({
    site: ['Current', 'success', 'release 214, live since 08:12, built in 9 s'],
    schedule: ['On time', 'success', 'nothing is planned'],
    mail: ['Sent', 'success', 'none in the queue · none failed in 30 days'],
    payments: ['Up', 'success', 'every order was asked about in time'],
    backup: ['Safe', 'success', 'made 2026-11-26T02:00:00Z'],
    database: ['Up', 'success', 'the database answered within 3 ms · all workers are at work'],
  });
});

it.each([
  ['a site behind what is published', 'site', rows({}, { isStale: true }), 'warning'],
  ['a plan that is six minutes late', 'schedule', rows({ scheduleLateSeconds: 360 }), 'danger'],
  ['a mail that waits', 'mail', rows({ mail: { waiting: 2, failed: 0, oldestSeconds: 901 } }), 'danger'],
  ['a mail that failed', 'mail', rows({ mail: { waiting: 0, failed: 1, oldestSeconds: 0 } }), 'warning'],
  ['an order nobody asked about', 'payments', rows({ payments: { overdue: 1, eventsWaiting: 0 } }), 'danger'],
  ['a backup of the day before', 'backup', rows({ backupAt: '2026-11-25T02:00:00Z' }), 'danger'],
  ['no backup', 'backup', rows({ backupAt: null }), 'danger'],
  ['a worker that sleeps', 'database', rows({ silent: ['mailer'] }), 'danger'],
  ['a database that is away', 'database', rows({ database: { answers: false, ms: 1000 } }), 'danger'],
])('marks %s', (_what, key, found, colour) => {
  expect(found[key]?.[1]).toBe(colour);
  expect(Object.values(found).filter(([, other]) => other !== 'success')).toHaveLength(1);
});

it('says that it is not known what this server cannot tell', () => {
  expect(rows({ mail: { waiting: null, failed: null, oldestSeconds: null } })['mail']?.[0]).toBe('Unknown');
});

it('leaves publishing out for those who may not see it', () => {
  expect(machineRows(well, null, (iso) => iso).map(({ key }) => key)).toEqual([
    'mail',
    'payments',
    'backup',
    'database',
  ]);
});
