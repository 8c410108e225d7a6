// Databases: PostgreSQL, as two servers that look for whom to write to meet only where several write; SQLite lets one write at a time.
import { plentiful } from '../accounts/parent';
import { lead, openDesk, type Desk } from '../enquiries/desk';
import { newSender } from '../enquiries/sending';
import { findRows } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { bookOwn, type Linked } from './own-class';
import { addTeacher, askTimes, removeTeachers } from './teachers';

const cms = serveCms(plentiful);
let desk: Desk;
let followUpAt: (now: Date) => Promise<unknown>;

beforeAll(async () => {
  desk = await openDesk(cms);
  const { run } = cms.strapi.plugin('enquiries').service('missed') as {
    run: (now: Date) => Promise<unknown>;
  };
  followUpAt = run;
});

afterEach(() => removeTeachers(cms));

const minute = 60_000;
const later = (minutes: number): Date => new Date(Date.now() + minutes * minute);

const mark = async (id: string, outcome: 'attended' | 'no-show') =>
  expect((await desk.change('free-class', id, 'class/outcome', { outcome })).status).toBe(200);

const mailsOf = (id: string) => findRows(cms, { key: { $startsWith: `enquiries.missed.${id}` } });

async function miss(minutes: number): Promise<Linked> {
  await addTeacher(cms);
  const own = await bookOwn(cms, newSender('missed'), (await askTimes(cms)).times[20] ?? '');
  await own.set({ startsAt: later(-minutes) });
  await mark(own.id, 'no-show');
  return own;
}

it('writes to the parent an hour after the mark, once, however many servers look', async () => {
  const { id } = await miss(60);
  await followUpAt(later(59));
  expect(await mailsOf(id)).toEqual([]);
  await Promise.all([0, 1, 2].map(() => followUpAt(later(61))));
  await followUpAt(later(90));
  const mails = await mailsOf(id);
  expect(mails).toHaveLength(1);
  const told = JSON.stringify(mails);
  expect(told).toContain(`/booking#${id}.manage.`);
  expect(told).toContain('Time 3');
});

it('writes to nobody whose mark was put right, or who has another class', async () => {
  const right = await miss(60);
  await mark(right.id, 'attended');
  const other = await miss(60);
  await other.move((await other.read()).sequence, (await askTimes(cms)).times[30] ?? '').expect(200);
  await followUpAt(later(120));
  expect([await mailsOf(right.id), await mailsOf(other.id)]).toEqual([[], []]);
});

it('leaves a second miss, an old class and a class without free times to a person', async () => {
  const again = await miss(60);
  await followUpAt(later(61));
  await again.move((await again.read()).sequence, (await askTimes(cms)).times[30] ?? '').expect(200);
  await again.set({ startsAt: later(-50) });
  await mark(again.id, 'no-show');
  const old = await miss(49 * 60);
  const alone = await miss(60);
  await removeTeachers(cms);
  await followUpAt(later(61));
  expect(await mailsOf(again.id)).toHaveLength(1);
  expect([await mailsOf(old.id), await mailsOf(alone.id)]).toEqual([[], []]);
});

it('writes to nobody whose class was held elsewhere and only recorded', async () => {
  const id = await lead(cms, 'free-class', { email: newSender('recorded') });
  const date = later(-3 * 60)
    .toISOString()
    .slice(0, 10);
  const held = { date, time: '00:00', zone: 'UTC', minutes: 45, outcome: 'no-show', place: 'phone' };
  expect((await desk.change('free-class', id, 'class/record', held)).status).toBe(200);
  await followUpAt(later(120));
  expect(await mailsOf(id)).toEqual([]);
});
