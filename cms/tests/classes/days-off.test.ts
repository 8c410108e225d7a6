// Databases: PostgreSQL, as days off and bookings of the same moment meet only where several write; SQLite lets one write at a time.
import { randomUUID } from 'node:crypto';
import { classSentences } from '@lanternway/contracts/classes/staff';
import { plentiful } from '../accounts/parent';
import { serveCms } from '../serve-cms';
import { logInStaff } from '../staff';
import { callsOf, refusalOf } from './staff-calls';
import { addTeacher, askTimes, expectCalendar, hold, removeTeachers } from './teachers';

const cms = serveCms(plentiful);
let desk: ReturnType<typeof callsOf>;

beforeAll(async () => {
  desk = callsOf(cms, (await logInStaff(cms)).admissions);
});

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
});

/** Its clocks are never changed. */
const zone = 'Asia/Kolkata';
const ahead = '+05:30';

const day = 24 * 3_600_000;

/** A day of that clock, so many days from today. */
const onDay = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * day).toISOString().slice(0, 10);

/** The moment at which that clock shows this time on the day of the time off. */
const momentAt = (clock: string): string => new Date(`${onDay(2)}T${clock}:00${ahead}`).toISOString();

const dayOff = (more: object = {}) => ({
  teacherKey: null,
  what: 'off',
  fromDate: onDay(2),
  fromTime: '00:00',
  untilDate: onDay(2),
  untilTime: '24:00',
  zone,
  title: 'Holiday',
  ...more,
});

it('takes the times of everybody away with a day off, until it is removed', async () => {
  await addTeacher(cms, { zone });
  const end = new Date(new Date(momentAt('00:00')).getTime() + day).toISOString();
  const isThen = (at: string) => at >= momentAt('00:00') && at < end;
  const timesThen = async () => (await askTimes(cms)).times.filter(isThen);
  expect(await timesThen()).not.toEqual([]);
  expect((await askTimes(cms)).closed).toEqual([]);
  await desk.add(dayOff()).expect(200);
  // The parent is told why that day has none, and not what staff called it.
  expect((await askTimes(cms)).closed).toEqual([{ from: momentAt('00:00'), until: end }]);
  const [added] = await desk.exceptions();
  expect(added).toMatchObject({
    teacherKey: null,
    what: 'off',
    startsAt: momentAt('00:00'),
    endsAt: end,
    zone,
    title: 'Holiday',
    byName: 'Admissions',
  });
  expect(await timesThen()).toEqual([]);
  await desk.remove(added?.id ?? '').expect(200);
  expect(await timesThen()).not.toEqual([]);
  expect(await refusalOf(desk.remove(added?.id ?? ''))).toEqual([`404 ${classSentences.missingException}`]);
});

it('offers hours in addition of the teacher who has them', async () => {
  const key = await addTeacher(cms, { zone, hours: [] });
  expect((await askTimes(cms)).times).toEqual([]);
  const extra = { teacherKey: key, what: 'extra', fromTime: '10:00', untilTime: '11:00' };
  await desk.add(dayOff(extra)).expect(200);
  const at = momentAt('10:00');
  expect((await askTimes(cms)).times).toEqual([at]);
});

it('refuses a time off over a class that is booked or held, for the teacher and for everybody', async () => {
  const key = await addTeacher(cms, { zone });
  const other = await addTeacher(cms, { zone, hours: [] });
  const start = momentAt('10:00');
  await hold(cms, start).expect(200);
  expect(await refusalOf(desk.add(dayOff()))).toEqual([`409 ${classSentences.booked(1)}`]);
  await cms.strapi.db.query('plugin::classes.session').updateMany({
    where: {},
    data: { state: 'booked', enquiryId: 'one', activeKey: 'one', holdUntil: null },
  });
  expect(await refusalOf(desk.add(dayOff()))).toEqual([`409 ${classSentences.booked(1)}`]);
  expect(await refusalOf(desk.add(dayOff({ teacherKey: key })))).toEqual([`409 ${classSentences.booked(1)}`]);
  // It has begun by then, and is not over.
  const late = dayOff({ teacherKey: key, fromTime: '10:30' });
  expect(await refusalOf(desk.add(late))).toEqual([`409 ${classSentences.booked(1)}`]);
  expect(await desk.exceptions()).toEqual([]);
  await desk.add(dayOff({ teacherKey: key, fromTime: '10:45' })).expect(200);
  await desk.add(dayOff({ teacherKey: key, untilTime: '10:00' })).expect(200);
  await desk.add(dayOff({ teacherKey: other })).expect(200);
});

it('gives back a hold that is over, and takes the time off', async () => {
  await addTeacher(cms, { zone });
  await hold(cms, momentAt('10:00')).expect(200);
  const sessions = cms.strapi.db.query('plugin::classes.session');
  await sessions.updateMany({ where: {}, data: { holdUntil: new Date(Date.now() - 1) } });
  await desk.add(dayOff()).expect(200);
  expect(await sessions.count()).toBe(0);
});

it('never takes both a class and a time off of the same moment', async () => {
  await addTeacher(cms, { zone });
  const at = momentAt('10:00');
  for (let round = 0; round < 5; round += 1) {
    const [held, off] = await Promise.all([hold(cms, at), desk.add(dayOff())]);
    expect([held.status, off.status].sort()).toEqual([200, 409]);
    for (const { id } of await desk.exceptions()) await desk.remove(id).expect(200);
    for (const uid of ['session', 'busy'] as const)
      await cms.strapi.db.query(`plugin::classes.${uid}`).deleteMany({ where: {} });
  }
});

it('lists only what is not over', async () => {
  const away = { what: 'off', zone, title: '', byName: '' };
  const rows = cms.strapi.db.query('plugin::classes.exception');
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await rows.create({ data: { ...away, startsAt: hours(-9), endsAt: hours(-1) } });
  await rows.create({ data: { ...away, startsAt: hours(-1), endsAt: hours(1) } });
  expect(await desk.exceptions()).toHaveLength(1);
});

it.each([
  [{ what: 'never' }, ['what']],
  [{ what: 'extra' }, ['what']],
  [{ fromDate: '' }, ['fromDate']],
  [{ fromDate: '2027-02-31', untilDate: '2027-03-01' }, ['fromDate']],
  [{ fromTime: '10:05' }, ['fromTime']],
  [{ fromTime: '24:00' }, ['fromTime']],
  [{ untilDate: 'tomorrow' }, ['untilDate']],
  [{ untilTime: '24:15' }, ['untilTime']],
  [{ untilTime: '00:00' }, ['untilTime']],
  [{ fromDate: '2020-01-01', untilDate: '2020-01-02' }, ['untilDate']],
  [{ untilDate: '2099-01-01' }, ['untilDate']],
  [{ zone: 'Mars/Base' }, ['zone']],
  [{ title: 'x'.repeat(61) }, ['title']],
  // London's clocks go forward then.
  [
    { zone: 'Europe/London', fromDate: '2027-03-28', fromTime: '01:30', untilDate: '2027-03-29' },
    ['fromTime'],
  ],
  [
    { zone: 'Europe/London', fromDate: '2027-03-27', untilDate: '2027-03-28', untilTime: '01:30' },
    ['untilTime'],
  ],
])('refuses %j with a sentence at its field', async (wrong, fields) => {
  const refusal = await refusalOf(desk.add(dayOff(wrong)));
  expect(refusal.map((each) => each.slice(0, each.indexOf(': ')))).toEqual(fields);
  expect(await desk.exceptions()).toEqual([]);
});

it('knows no teacher that nobody published', async () => {
  expect(await refusalOf(desk.add(dayOff({ teacherKey: randomUUID() })))).toEqual([
    `404 ${classSentences.missing}`,
  ]);
});
