// Databases: PostgreSQL, as two servers that remind meet only where several write; SQLite lets one write at a time.
import type { scheduleClass } from '@lanternway/contracts/enquiries/staff-calls';
import { plentiful } from '../accounts/parent';
import { findRows } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { lead, openDesk, type Desk } from './desk';

const cms = serveCms(plentiful);
let desk: Desk;
let remindAt: (now: Date) => Promise<void>;

beforeAll(async () => {
  desk = await openDesk(cms);
  startsAt = new Date(Math.ceil(Date.now() / day) * day + 40 * day + 15 * 3_600_000);
  const { run } = cms.strapi.plugin('enquiries').service('reminders') as {
    run: (now: Date) => Promise<void>;
  };
  remindAt = run;
});

const day = 24 * 3_600_000;
/** Far enough that no worker reminds of it while the test runs. */
let startsAt: Date;

type ClassForm = Parameters<(typeof scheduleClass)['request']['cast']>[0];

function agree(id: string, at: Date) {
  const [date, time] = at.toISOString().slice(0, 16).split('T');
  const form: ClassForm = { date, time, zone: 'UTC', minutes: 45, link: '', message: '' };
  return desk.change('free-class', id, 'class', form as object);
}

const remindersOf = async (id: string): Promise<string[]> =>
  (await findRows(cms, { key: { $startsWith: `enquiries.remind.${id}` } })).map(({ key }) => key);

const before = (minutes: number, at = startsAt): Date => new Date(at.getTime() - minutes * 60_000);

it('mails a day and an hour before, each once, however often and from how many servers it is looked', async () => {
  const id = await lead(cms, 'free-class', { email: 'remind@example.com' });
  await agree(id, startsAt);
  await remindAt(before(24 * 60 + 1));
  expect(await remindersOf(id)).toEqual([]);
  await Promise.all([0, 1, 2].map(() => remindAt(before(24 * 60))));
  await remindAt(before(23 * 60));
  expect(await remindersOf(id)).toEqual([`enquiries.remind.${id}.0.1440`]);
  await remindAt(before(59));
  await remindAt(before(58));
  expect((await remindersOf(id)).sort()).toEqual([
    `enquiries.remind.${id}.0.1440`,
    `enquiries.remind.${id}.0.60`,
  ]);
});

it('reminds of the new time of a class that was moved, and of no old one', async () => {
  const id = await lead(cms, 'free-class', { email: 'moved@example.com' });
  await agree(id, startsAt);
  const later = new Date(startsAt.getTime() + 2 * day);
  await agree(id, later);
  await remindAt(before(24 * 60));
  expect(await remindersOf(id)).toEqual([]);
  await remindAt(before(24 * 60, later));
  expect(await remindersOf(id)).toEqual([`enquiries.remind.${id}.1.1440`]);
});

it('reminds nobody of a class that was cancelled', async () => {
  const id = await lead(cms, 'free-class', { email: 'off@example.com' });
  await agree(id, startsAt);
  await desk.change('free-class', id, 'class/cancel', { message: '' });
  await remindAt(before(24 * 60));
  expect(await remindersOf(id)).toEqual([]);
});
