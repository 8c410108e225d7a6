// Databases: PostgreSQL, as two who ask for a teacher at once meet only where several write; SQLite lets one write at a time.
import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import type { Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { plentiful } from '../accounts/parent';
import { lead, openDesk, type Desk } from '../enquiries/desk';
import { serveCms } from '../serve-cms';
import { addTeacher, askTimes, expectCalendar, minutesAfter, removeTeachers } from './teachers';

const cms = serveCms(plentiful);
let desk: Desk;
let teacherKey: string;

beforeAll(async () => {
  desk = await openDesk(cms);
});

beforeEach(async () => {
  teacherKey = await addTeacher(cms);
});

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
});

const minute = 60_000;

const child = (name: string) =>
  lead(cms, 'free-class', { name, email: `${name}@example.com`, course: 'math', grade: 4 });

/** The class at this moment with this teacher, as the desk asks for it. */
const wanted = (at: string, more: object = {}) => ({
  ...{ date: at.slice(0, 10), time: at.slice(11, 16), zone: 'UTC', minutes: 45 },
  ...{ link: '', message: '', teacherKey, ...more },
});

const give = (id: string, at: string, more: object = {}) =>
  desk.change('free-class', id, 'class', wanted(at, more));

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { message: string } }).error.message,
];

const freeTime = async (index = 20): Promise<string> => (await askTimes(cms)).times[index] ?? '';

it('books a free time of a teacher, which is nobody else’s from then on', async () => {
  const id = await child('asha');
  const at = await freeTime();
  expect((await give(id, at)).status).toBe(200);
  const { scheduledClass, status, classFor } = await desk.item('free-class', id);
  expect(scheduledClass).toMatchObject({ startsAt: at, teacher: 'Ananya R.', teacherKey, sequence: 0 });
  expect([status, classFor]).toEqual(['scheduled', { kind: 'free-math', level: 4 }]);
  expect((await askTimes(cms)).times).not.toContain(at);
  expect(await expectCalendar(cms)).toMatchObject([{ teacherKey, state: 'booked', enquiryId: id }]);
});

it('refuses a time at which the teacher has another class, and changes nothing', async () => {
  const [first, second] = [await child('first'), await child('second')];
  const [at, other] = [await freeTime(), await freeTime(40)];
  await give(first, at);
  await give(second, other);
  expect(refusalOf(await give(second, minutesAfter(at, 30)))).toEqual([400, deskSentences.teacherTaken]);
  const { scheduledClass } = await desk.item('free-class', second);
  expect(scheduledClass).toMatchObject({ startsAt: other, sequence: 0 });
  expect(await expectCalendar(cms)).toHaveLength(2);
});

it('moves a class to a time that overlaps its own, and to another teacher', async () => {
  const id = await child('mover');
  const at = await freeTime();
  await give(id, at);
  expect((await give(id, minutesAfter(at, 30))).status).toBe(200);
  const other = await addTeacher(cms, { name: 'Martha S.' });
  expect((await give(id, minutesAfter(at, 30), { teacherKey: other })).status).toBe(200);
  const { scheduledClass, timeline } = await desk.item('free-class', id);
  // Another teacher at the same time is no news for the parent.
  expect(scheduledClass).toMatchObject({ startsAt: minutesAfter(at, 30), teacher: 'Martha S.', sequence: 1 });
  expect(timeline.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Another teacher gives the class: /),
  );
  expect(await expectCalendar(cms)).toHaveLength(1);
});

it('asks once more before it books outside of the hours or too soon, and never over a day off', async () => {
  const id = await child('soon');
  const soon = new Date(Math.ceil(Date.now() / (15 * minute)) * 15 * minute + 60 * minute).toISOString();
  const asked = await give(id, soon);
  expect(refusalOf(asked)).toEqual([400, deskSentences.teacherOutside]);
  expect((await desk.item('free-class', id)).scheduledClass).toBeNull();
  const off = { what: 'off', zone: 'UTC', title: '', byName: '', teacherKey };
  const rows = cms.strapi.db.query('plugin::classes.exception');
  await rows.create({ data: { ...off, startsAt: soon, endsAt: minutesAfter(soon, 60) } });
  expect(refusalOf(await give(id, soon, { isSure: true }))).toEqual([400, deskSentences.teacherTaken]);
  await rows.deleteMany({ where: {} });
  expect((await give(id, soon, { isSure: true })).status).toBe(200);
});

it('gives a time to one of several who ask for it at the same moment', async () => {
  const ids = await Promise.all(['a', 'b', 'c', 'd'].map(child));
  const at = await freeTime();
  const statuses = (await Promise.all(ids.map((id) => give(id, at)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  expect(await expectCalendar(cms)).toHaveLength(1);
});

it('lets two classes change places with two teachers at the same moment, or neither', async () => {
  const other = await addTeacher(cms, { name: 'Martha S.' });
  const [one, two] = [await child('one'), await child('two')];
  const at = await freeTime();
  await give(one, at);
  await give(two, at, { teacherKey: other });
  const swapped = await Promise.all([give(one, at, { teacherKey: other }), give(two, at)]);
  expect(swapped.map(({ status }) => status)).toEqual([400, 400]);
  expect(await expectCalendar(cms)).toHaveLength(2);
});

it('lists the classes of a week by teacher, those by hand too, and those whose teacher is gone', async () => {
  const [booked, byHand] = [await child('booked'), await child('by-hand')];
  const at = await freeTime();
  await give(booked, at);
  await give(byHand, at, { teacherKey: null });
  const query = new URLSearchParams({ from: minutesAfter(at, -60), until: minutesAfter(at, 60) }).toString();
  const read = async () => (await desk.get(`/enquiries/timetable?${query}`).expect(200)).body as Timetable;
  const { classes, gone } = await read();
  // The classes of the other tests are of the same days.
  expect(classes.filter(({ id }) => [booked, byHand].includes(id))).toMatchObject([
    { id: booked, name: 'booked', level: 4, teacherKey, hasRoom: false, state: 'scheduled' },
    { id: byHand, teacherKey: null },
  ]);
  expect(gone).toEqual([]);
  await cms.strapi.db
    .query('api::teacher.teacher')
    .updateMany({ where: { documentId: teacherKey }, data: { publishedAt: null } });
  const later = await read();
  expect(later.gone.map(({ id }) => id)).toEqual([booked]);
  expect(later.teachers).toMatchObject([{ key: teacherKey, name: 'Ananya R.', isPublished: false }]);
});

it.each([
  [{}, 400],
  [{ from: '2026-12-01T00:00:00Z', until: '2026-12-20T00:00:00Z' }, 400],
  [{ from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }, 400],
  [{ from: 'today', until: 'tomorrow' }, 400],
])('refuses the period %j', async (period, status) => {
  const query = new URLSearchParams(period as Record<string, string>).toString();
  await desk.get(`/enquiries/timetable?${query}`).expect(status);
});
