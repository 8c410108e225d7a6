// Databases: PostgreSQL, as two who want the last place meet only where several write; SQLite lets one write at a time.
import { joinClass } from '@lanternway/contracts/classes/own-class';
import { plentiful } from '../accounts/parent';
import { lead, openDesk } from '../enquiries/desk';
import { newSender } from '../enquiries/sending';
import { serveCms } from '../serve-cms';
import { bookOwn, post } from './own-class';
import {
  addTeacher,
  askTimes,
  expectCalendar,
  hold,
  minutesAfter,
  removeTeachers,
  setKind,
} from './teachers';

const cms = serveCms(plentiful);

const minute = 60_000;

beforeEach(() => setKind(cms, { capacity: 2 }));

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
  await setKind(cms, { capacity: 1, perTeacherDay: 6 });
});

const timeAt = async (index: number): Promise<string> => (await askTimes(cms)).times[index] ?? '';

const cells = () => cms.strapi.db.query('plugin::classes.busy').count({});

/** How many children can still come at this time; undefined where it is not offered. */
async function placesAt(at: string): Promise<number | undefined> {
  const { times, places } = await askTimes(cms);
  return places?.[times.indexOf(at)];
}

it('lets two children share a class, each with a place of their own, and a third have none', async () => {
  await addTeacher(cms);
  const at = await timeAt(8);
  expect(await placesAt(at)).toBe(2);
  await hold(cms, at).expect(200);
  expect(await placesAt(at)).toBe(1);
  expect(await placesAt(minutesAfter(at, 30))).toBeUndefined();
  await bookOwn(cms, newSender('second'), at);
  expect(await placesAt(at)).toBeUndefined();
  await hold(cms, at).expect(409);
  const live = await expectCalendar(cms);
  expect(live.map(({ place }) => place).sort()).toEqual([1, 2]);
  expect(new Set(live.map(({ classKey }) => classKey)).size).toBe(1);
  expect(await cells()).toBe(4);
});

it('can be freed by a server of the version before, which knows a class by the document id of its place', async () => {
  await setKind(cms, { capacity: 1 });
  await addTeacher(cms);
  await hold(cms, await timeAt(8)).expect(200);
  await bookOwn(cms, newSender('booked'), await timeAt(12));
  const live = await expectCalendar(cms);
  expect(live.map(({ classKey }) => classKey)).toEqual(live.map(({ documentId }) => documentId));
});

it('gives the last place to one of many who ask at once, and no place twice with several teachers', async () => {
  await addTeacher(cms);
  const at = await timeAt(8);
  await bookOwn(cms, newSender('first'), at);
  const answers = await Promise.all(Array.from({ length: 20 }, () => hold(cms, at)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  expect(await expectCalendar(cms)).toHaveLength(2);

  await addTeacher(cms);
  await addTeacher(cms);
  const later = await timeAt(16);
  const all = await Promise.all(Array.from({ length: 40 }, () => hold(cms, later)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(6);
  const then = (await expectCalendar(cms)).filter(
    ({ startsAt }) => new Date(startsAt).toISOString() === later,
  );
  expect(new Set(then.map(({ classKey, place }) => `${String(classKey)} ${String(place)}`)).size).toBe(6);
});

it('frees the place of a child who cancels, and the time of the teacher only with the last one', async () => {
  await addTeacher(cms);
  const at = await timeAt(8);
  const [first, second] = [
    await bookOwn(cms, newSender('first'), at),
    await bookOwn(cms, newSender('second'), at),
  ];
  expect(await placesAt(at)).toBeUndefined();
  await first.cancel(0).expect(200);
  expect([await placesAt(at), await placesAt(minutesAfter(at, 30)), await cells()]).toEqual([
    1,
    undefined,
    4,
  ]);
  const third = await bookOwn(cms, newSender('third'), at);
  expect((await expectCalendar(cms)).map(({ place }) => place).sort()).toEqual([1, 2]);
  await second.cancel(0).expect(200);
  await third.move(0, minutesAfter(at, 120)).expect(200);
  expect([await placesAt(at), await placesAt(minutesAfter(at, 30)), await cells()]).toEqual([2, 2, 4]);
});

it('is whole after a child cancels while others want to come', async () => {
  await addTeacher(cms);
  for (let round = 0; round < 6; round += 1) {
    const at = await timeAt(8 + 4 * round);
    const only = await bookOwn(cms, newSender('only'), at);
    const [left, ...came] = await Promise.all([only.cancel(0), hold(cms, at), hold(cms, at), hold(cms, at)]);
    expect(left.status).toBe(200);
    const places = came.filter(({ status }) => status === 200).length;
    expect([1, 2]).toContain(places);
    const live = await expectCalendar(cms);
    expect(live.filter(({ startsAt }) => new Date(startsAt).toISOString() === at)).toHaveLength(places);
  }
});

it('fills a class before another teacher begins one, and counts it once in the day of its teacher', async () => {
  await addTeacher(cms, { zone: 'UTC' });
  await addTeacher(cms, { zone: 'UTC' });
  await setKind(cms, { capacity: 3, perTeacherDay: 1 });
  const at = (await askTimes(cms)).times.find((time) => time.includes('T10:00')) ?? '';
  for (let child = 0; child < 4; child += 1) await hold(cms, at).expect(200);
  const live = await expectCalendar(cms);
  const sizes = [...new Set(live.map(({ teacherKey }) => teacherKey))].map(
    (key) => live.filter(({ teacherKey }) => teacherKey === key).length,
  );
  expect(sizes.sort()).toEqual([1, 3]);
  const { times } = await askTimes(cms);
  expect(times.filter((time) => time.startsWith(at.slice(0, 10)))).toEqual([at]);
  expect(await placesAt(at)).toBe(2);
});

it('gives a place that is held and not booked to somebody else', async () => {
  await addTeacher(cms);
  const at = await timeAt(8);
  await bookOwn(cms, newSender('stays'), at);
  await hold(cms, at).expect(200);
  await cms.strapi.db
    .query('plugin::classes.session')
    .updateMany({ where: { state: 'held' }, data: { holdUntil: new Date(Date.now() - 1000) } });
  await hold(cms, at).expect(200);
  expect((await expectCalendar(cms)).map(({ place }) => place).sort()).toEqual([1, 2]);
});

it('joins a class from before, whose place has no number', async () => {
  await addTeacher(cms);
  const at = await timeAt(8);
  await bookOwn(cms, newSender('before'), at);
  const { db } = cms.strapi;
  const [only] = await expectCalendar(cms);
  await db.query('plugin::classes.session').updateMany({ where: {}, data: { classKey: null, place: null } });
  const data = { sessionId: only?.documentId };
  await db.query('plugin::classes.busy').updateMany({ where: {}, data });
  const joined = await bookOwn(cms, newSender('after'), at);
  expect((await expectCalendar(cms)).map(({ place }) => place)).toEqual([null, 2]);
  await hold(cms, at).expect(409);
  await joined.cancel(0).expect(200);
  expect([await placesAt(at), await cells()]).toEqual([1, 4]);
});

it('leads all children of a class to the same room, and is joined by who staff add', async () => {
  const desk = await openDesk(cms);
  const teacherKey = await addTeacher(cms, { roomUrl: 'https://rooms.example/ananya' });
  const at = await timeAt(8);
  const parents = [await bookOwn(cms, newSender('one'), at)];
  const id = await lead(cms, 'free-class', {
    ...{ name: 'asha', email: 'asha@example.com', course: 'math', grade: 4 },
  });
  const when = { date: at.slice(0, 10), time: at.slice(11, 16), zone: 'UTC', minutes: 45 };
  const given = await desk.change('free-class', id, 'class', { ...when, link: '', message: '', teacherKey });
  expect(given.status).toBe(200);
  expect((await expectCalendar(cms)).map(({ place }) => place).sort()).toEqual([1, 2]);
  await setKind(cms, { capacity: 3 });
  parents.push(await bookOwn(cms, newSender('three'), at));
  for (const parent of parents) {
    await parent.set({ startsAt: new Date(Date.now() + 5 * minute) });
    const token = (await parent.read()).joinPath.replace('/join#', '');
    const { body } = await post(cms, joinClass.path, { token }).expect(200);
    expect((body as { room: string }).room).toBe('https://rooms.example/ananya');
  }
});
