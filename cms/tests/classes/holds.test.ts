// Databases: PostgreSQL, as the unique key of the quarter hours decides; the stories hold times on SQLite.
import { noTime, releaseTime, timeIsLate, timeTaken } from '@lanternway/contracts/classes/site';
import request from 'supertest';
import { plentiful } from '../accounts/parent';
import { serveCms } from '../serve-cms';
import { addTeacher, always, askTimes, expectCalendar, hold, removeTeachers, setKind } from './teachers';

const cms = serveCms(plentiful);

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
  await setKind(cms, { isOpen: true, perTeacherDay: 6, step: 30, pause: 15 });
});

const timeAt = async (index: number): Promise<string> => (await askTimes(cms)).times[index] ?? '';

it('offers nothing before a teacher has hours, and nothing of one who is not published', async () => {
  expect((await askTimes(cms)).times).toEqual([]);
  await addTeacher(cms, { isPublished: false });
  expect((await askTimes(cms)).times).toEqual([]);
});

it('offers times from the notice to the horizon, and none while the kind is closed', async () => {
  await addTeacher(cms);
  const { times, minutes, canHold } = await askTimes(cms);
  const now = Date.now();
  const hour = 3_600_000;
  expect([minutes, canHold]).toEqual([45, true]);
  const moments = times.map((at) => Date.parse(at));
  expect(moments[0]).toBeGreaterThan(now + 3.9 * hour);
  expect(moments[0]).toBeLessThanOrEqual(now + 4.6 * hour);
  expect(moments.at(-1)).toBeLessThanOrEqual(now + 14 * 24 * hour);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  await setKind(cms, { isOpen: false });
  expect((await askTimes(cms)).times).toEqual([]);
  const refused = await hold(cms, times[0] ?? '');
  expect([refused.status, (refused.body as { reason: string }).reason]).toEqual([409, 'closed']);
});

it('offers a held time to nobody else, and gives it back', async () => {
  await addTeacher(cms);
  const at = await timeAt(4);
  const { body } = await hold(cms, at).expect(200);
  const held = body as { hold: string; at: string; until: string };
  expect(held.at).toBe(at);
  expect(Date.parse(held.until) - Date.now()).toBeGreaterThan(9 * 60_000);
  expect((await askTimes(cms)).times).not.toContain(at);
  const taken = await hold(cms, at).expect(409);
  expect(taken.body).toMatchObject({ success: false, message: timeTaken, reason: 'taken' });
  expect((taken.body as { near: string[] }).near).toHaveLength(3);
  for (const near of (taken.body as { near: string[] }).near)
    expect((await askTimes(cms)).times).toContain(near);
  for (let twice = 0; twice < 2; twice += 1)
    await request(cms.url).post(releaseTime.path).send({ hold: held.hold }).expect(200);
  expect((await askTimes(cms)).times).toContain(at);
});

it('keeps the pause after a class free', async () => {
  await addTeacher(cms);
  await setKind(cms, { step: 15 });
  // In the afternoon of the teacher: classes before and after it are on the same day.
  const at = (await askTimes(cms)).times.filter((time) => time.includes('T10:00'))[1] ?? '';
  await hold(cms, at).expect(200);
  const left = (await askTimes(cms)).times.map((time) => (Date.parse(time) - Date.parse(at)) / 60_000);
  expect(left.filter((minutes) => Math.abs(minutes) < 60)).toEqual([]);
  expect(left).toEqual(expect.arrayContaining([-60, 60]));
});

it('gives the former time of the same filling back when another is chosen', async () => {
  await addTeacher(cms);
  const [first, second] = [await timeAt(4), await timeAt(5)];
  const { body } = await hold(cms, first).expect(200);
  // The second overlaps the first, which is the teacher's only class.
  await hold(cms, second, { hold: (body as { hold: string }).hold }).expect(200);
  const live = await expectCalendar(cms);
  expect(live.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([second]);
});

it('renews a hold under its name, but not for ever', async () => {
  await addTeacher(cms);
  const at = await timeAt(4);
  const { body } = await hold(cms, at).expect(200);
  const { hold: name } = body as { hold: string };
  const sessions = cms.strapi.db.query('plugin::classes.session');
  const since = new Date(Date.now() - 15 * 60_000);
  await sessions.updateMany({ where: { state: 'held' }, data: { heldSince: since } });
  const renewed = (await hold(cms, at, { hold: name }).expect(200)).body as { hold: string; until: string };
  expect(renewed.hold).toBe(name);
  expect(Date.parse(renewed.until)).toBe(since.getTime() + 20 * 60_000);
});

it('gives back what was held and not booked', async () => {
  await addTeacher(cms);
  const at = await timeAt(4);
  await hold(cms, at).expect(200);
  await cms.strapi.db
    .query('plugin::classes.session')
    .updateMany({ where: { state: 'held' }, data: { holdUntil: new Date(Date.now() - 1000) } });
  expect((await askTimes(cms)).times).toContain(at);
  expect(await expectCalendar(cms)).toEqual([]);
});

/** The statements of the requests that are answered meanwhile, and of no work in the background. */
async function statementsOf(ask: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => {
    if (cms.strapi.requestContext.get() !== undefined && sql !== 'select 1') statements.push(sql);
  };
  cms.strapi.db.connection.on('query', note);
  await ask();
  cms.strapi.db.connection.removeListener('query', note);
  return statements;
}

it('holds a time with twelve statements, however many teachers there are, and reads each thing once', async () => {
  for (let teacher = 0; teacher < 3; teacher += 1) await addTeacher(cms);
  const at = await timeAt(4);
  const statements = await statementsOf(() => hold(cms, at).expect(200));
  expect([statements.length, statements]).toEqual([12, expect.anything()]);
  const kinds = statements.filter((sql) => sql.startsWith('select') && sql.includes('classes_kinds'));
  expect(kinds).toHaveLength(1);
});

it('gives as many places at one time as there are teachers, however many ask at once', async () => {
  const keys = [await addTeacher(cms), await addTeacher(cms), await addTeacher(cms)];
  const at = await timeAt(8);
  const answers = await Promise.all(Array.from({ length: 40 }, () => hold(cms, at)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(37);
  const live = await expectCalendar(cms);
  expect(live.map(({ teacherKey }) => teacherKey).sort()).toEqual(keys.sort());
});

it('asks the teacher with the fewest classes first', async () => {
  const [first, second] = [await addTeacher(cms), await addTeacher(cms)];
  const times = (await askTimes(cms)).times;
  for (const index of [0, 4, 8, 12]) await hold(cms, times[index] ?? '').expect(200);
  const live = await expectCalendar(cms);
  const of = (key: string) => live.filter(({ teacherKey }) => teacherKey === key).length;
  expect([of(first), of(second)]).toEqual([2, 2]);
});

it('offers no more of a day than a teacher gives classes', async () => {
  await addTeacher(cms, { zone: 'UTC' });
  await setKind(cms, { perTeacherDay: 1 });
  const { times } = await askTimes(cms);
  const day = times[Math.floor(times.length / 2)]?.slice(0, 10) ?? '';
  await hold(cms, times.find((at) => at.startsWith(day)) ?? '').expect(200);
  expect((await askTimes(cms)).times.filter((at) => at.startsWith(day))).toEqual([]);
});

it('gives a teacher no class too many in a day, though many parents ask for its times at once', async () => {
  await addTeacher(cms, { zone: 'UTC' });
  await setKind(cms, { perTeacherDay: 2 });
  const { times } = await askTimes(cms);
  const day = times[Math.floor(times.length / 2)]?.slice(0, 10) ?? '';
  // Far enough from each other that all could be held if the day had no end.
  const apart = times.filter((at) => at.startsWith(day)).filter((_, index) => index % 4 === 0);
  const answers = await Promise.all(apart.map((at) => hold(cms, at)));
  expect(apart.length).toBeGreaterThan(8);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(apart.length - 2);
});

it('offers nothing in a day off, not even to who saw the time before', async () => {
  const teacherKey = await addTeacher(cms);
  const at = await timeAt(10);
  await cms.strapi.db.query('plugin::classes.exception').create({
    data: {
      teacherKey,
      what: 'off',
      startsAt: new Date(Date.parse(at) + 30 * 60_000),
      endsAt: new Date(Date.parse(at) + 24 * 3_600_000),
      zone: 'UTC',
    },
  });
  expect((await askTimes(cms)).times).not.toContain(at);
  await hold(cms, at).expect(409);
});

const hour = 3_600_000;

/** So many hours from now, on the full hour. */
const inHours = (hours: number): number => Math.ceil(Date.now() / hour) * hour + hours * hour;

/** A refusal that has other times in place of a wrong one, all of which are free. */
async function expectOthers({ body }: { body: unknown }): Promise<void> {
  const { near } = body as { near: string[] };
  expect(near).toHaveLength(3);
  expect((await askTimes(cms)).times).toEqual(expect.arrayContaining(near));
  expect(await expectCalendar(cms)).toEqual([]);
}

it.each([
  ['one minute after a time', () => inHours(26) + 60_000],
  ['at which classes of the other kind begin', () => inHours(26) + 15 * 60_000],
  ['that is over', () => inHours(-2)],
  ['long ago', () => Date.parse('2025-01-01T10:00:00Z')],
  ['further ahead than classes are booked', () => inHours(14 * 24)],
])('refuses a time %s as none of the times, shows others, and stores nothing', async (_, at) => {
  await addTeacher(cms, { zone: 'UTC' });
  const refused = await hold(cms, new Date(at()).toISOString()).expect(422);
  expect(refused.body).toMatchObject({ success: false, errors: { at: noTime } });
  // What the contract itself refuses has no kind of class to look for.
  if ('reason' in (refused.body as object)) await expectOthers(refused);
  expect(await expectCalendar(cms)).toEqual([]);
});

it('refuses a time outside of all hours as none of the times, and one that begins too soon as gone', async () => {
  await addTeacher(cms, {
    zone: 'UTC',
    hours: always.map(({ weekday }) => ({ weekday, from: '08:00', until: '12:00' })),
  });
  const night = `${new Date(inHours(48)).toISOString().slice(0, 10)}T02:00:00Z`;
  const { body } = await hold(cms, night).expect(422);
  expect(body).toMatchObject({ reason: 'never', errors: { at: noTime }, near: { length: 3 } });

  const late = await hold(cms, new Date(inHours(1)).toISOString()).expect(410);
  expect(late.body).toMatchObject({ success: false, message: timeIsLate, reason: 'late' });
  await expectOthers(late);
});

it.each([
  [{ at: 1e15 }, 'at'],
  [{ at: 'tomorrow' }, 'at'],
  [{ at: '2026-13-41T10:00:00Z' }, 'at'],
  [{ kind: 'free-art' }, 'kind'],
  [{ level: 'four' }, 'level'],
  [{ hold: 'x' }, 'hold'],
])('refuses %j with a sentence at its field', async (wrong, field) => {
  const { body } = await hold(cms, '2026-12-01T10:00:00Z', wrong).expect(422);
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
});
