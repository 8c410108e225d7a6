// Databases: PostgreSQL, as two who take the same quarter hour meet only where several write; SQLite lets one write at a time.
import { classSentences, type HoursPage } from '@lanternway/contracts/classes/staff';
import { ownAwaySentences, type OwnAway } from '@lanternway/contracts/classes/own-away';
import type { InTheWay } from '@lanternway/contracts/classes/staff-away';
import type { GivenLines } from '@lanternway/contracts/enquiries/staff-away';
import { plentiful } from '../accounts/parent';
import { openDesk, type Desk } from '../enquiries/desk';
import { newSender } from '../enquiries/sending';
import { serveCms } from '../serve-cms';
import { bookOwn, type Linked } from './own-class';
import { refusalOf } from './staff-calls';
import { addTeacher, askTimes, expectCalendar, hold, removeTeachers } from './teachers';
import { linkTeacher } from './teaching';

const cms = serveCms(plentiful);
let desk: Desk;
/** Is away. */
let away: string;

beforeAll(async () => {
  desk = await openDesk(cms);
});

beforeEach(async () => {
  away = await addTeacher(cms, { zone: 'UTC' });
});

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
});

const minute = 60_000;

/** The same hour of the days after tomorrow. */
const onDay = (days: number, hour = 10): string => {
  const at = new Date(Date.now() + days * 24 * 60 * minute);
  at.setUTCHours(hour, 0, 0, 0);
  return at.toISOString();
};

const book = (name: string, at: string): Promise<Linked> => bookOwn(cms, newSender(name), at);

const dayOff = (teacherKey: string | null, at: string) => ({
  ...{ what: 'off', zone: 'UTC', title: 'Ill' },
  ...(teacherKey === null ? {} : { teacherKey }),
  ...{ fromDate: at.slice(0, 10), fromTime: '00:00', untilDate: at.slice(0, 10), untilTime: '24:00' },
});

const inTheWay = async (teacherKey: string | null, at: string): Promise<InTheWay> =>
  (
    await desk
      .get(`/classes/in-the-way?${new URLSearchParams(dayOff(teacherKey, at)).toString()}`)
      .expect(200)
  ).body as InTheWay;

const give = async (classes: readonly { id: string; teacherKey: string }[]) =>
  ((await desk.post('/enquiries/timetable/to-others', { classes }).expect(200)).body as GivenLines).lines;

const mails = () => cms.strapi.db.query('plugin::mailer.mail').count({});

it('gives all classes of a day to others at the same time, and then takes the day off', async () => {
  const [first, second] = [onDay(2), onDay(2, 14)];
  const [one, two] = [await book('one', first), await book('two', second)];
  const other = await addTeacher(cms, { name: 'Martha S.', zone: 'UTC' });
  const refused = await desk.post('/classes/exceptions', dayOff(away, first));
  expect([refused.status, (refused.body as { error: { message: string } }).error.message]).toEqual([
    409,
    classSentences.booked(2),
  ]);
  const before = await mails();
  const found = await inTheWay(away, first);
  expect(found).toMatchObject({
    held: 0,
    classes: [
      { enquiryId: one.id, startsAt: first, teacherKey: away, teacher: 'Ananya R.' },
      { enquiryId: two.id, startsAt: second },
    ],
  });
  expect(await give(found.classes.map(({ enquiryId: id, teacherKey }) => ({ id, teacherKey })))).toEqual([
    { id: one.id, result: 'given', teacher: 'Martha S.' },
    { id: two.id, result: 'given', teacher: 'Martha S.' },
  ]);
  // The time stays, so nobody is mailed; the page of the class shows who gives it.
  expect(await mails()).toBe(before);
  expect(await one.read()).toMatchObject({ at: first, teacher: 'Martha S.', sequence: 0, movesLeft: 3 });
  const { timeline } = await desk.item('free-class', one.id);
  expect(timeline.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Another teacher gives the class: /),
  );
  expect((await expectCalendar(cms)).map(({ teacherKey }) => teacherKey)).toEqual([other, other]);
  expect(await inTheWay(away, first)).toEqual({ classes: [], held: 0 });
  await desk.post('/classes/exceptions', dayOff(away, first)).expect(200);
  const [none] = await give([{ id: one.id, teacherKey: other }]);
  expect(none).toMatchObject({ result: 'nobody' });
});

it('says for each class by itself that nobody else is free or that it is another by now', async () => {
  const [first, second, third] = [onDay(3), onDay(3, 12), onDay(3, 15)];
  const stays = await book('stays', first);
  const goes = await book('goes', second);
  const moved = await book('moved', third);
  const other = await addTeacher(cms, { name: 'Martha S.', zone: 'UTC' });
  // Those who have fewest classes are asked first, so this one is Martha's.
  const busy = await book('busy', first);
  expect(await busy.read()).toMatchObject({ teacher: 'Martha S.' });
  await moved.cancel(0).expect(200);
  const lines = await give([stays, goes, moved].map(({ id }) => ({ id, teacherKey: away })));
  expect(lines).toEqual([
    { id: stays.id, result: 'nobody', teacher: null },
    { id: goes.id, result: 'given', teacher: 'Martha S.' },
    { id: moved.id, result: 'changed', teacher: null },
  ]);
  expect(await stays.read()).toMatchObject({ at: first, teacher: 'Ananya R.' });
  // It is somebody else's by now.
  expect(await give([{ id: goes.id, teacherKey: away }])).toEqual([
    { id: goes.id, result: 'changed', teacher: null },
  ]);
  expect((await expectCalendar(cms)).filter(({ teacherKey }) => teacherKey === other)).toHaveLength(2);
});

it('gives the classes of a teacher who is gone, also one that is too near for parents to book', async () => {
  const own = await book('near', onDay(2));
  const near = new Date(Math.ceil(Date.now() / (15 * minute)) * 15 * minute + 60 * minute).toISOString();
  await own.set({ startsAt: near });
  const sessions = cms.strapi.db.query('plugin::classes.session');
  await sessions.updateMany({ where: { enquiryId: own.id }, data: { startsAt: near } });
  await cms.strapi.db
    .query('api::teacher.teacher')
    .updateMany({ where: { documentId: away }, data: { publishedAt: null } });
  await addTeacher(cms, { name: 'Martha S.', zone: 'UTC' });
  expect(await give([{ id: own.id, teacherKey: away }])).toMatchObject([{ result: 'given' }]);
  expect(await own.read()).toMatchObject({ at: near, teacher: 'Martha S.' });
});

it('gives each class once where two press at the same moment', async () => {
  const at = [onDay(4, 8), onDay(4, 10), onDay(4, 12)];
  const own = await Promise.all(at.map((each, index) => book(`twice-${String(index)}`, each)));
  await addTeacher(cms, { name: 'Martha S.', zone: 'UTC' });
  await addTeacher(cms, { name: 'Joseph A.', zone: 'UTC' });
  const all = own.map(({ id }) => ({ id, teacherKey: away }));
  const answers = await Promise.all([give(all), give(all)]);
  for (const { id } of own) {
    const results = answers.map((lines) => lines.find((line) => line.id === id)?.result);
    expect(results.filter((result) => result === 'given')).toHaveLength(1);
  }
  const live = await expectCalendar(cms);
  expect(live.filter(({ teacherKey }) => teacherKey === away)).toEqual([]);
});

it('tells of times that parents hold just now, and refuses what is no list of classes', async () => {
  const at = onDay(5);
  await hold(cms, at).expect(200);
  expect(await inTheWay(null, at)).toEqual({ classes: [], held: 1 });
  const many = Array.from({ length: 61 }, () => ({ id: 'a', teacherKey: away }));
  for (const classes of [[], many, [{ id: 'a/b', teacherKey: away }], [{ id: 'a' }], 'all', null])
    await desk.post('/enquiries/timetable/to-others', { classes }).expect(400);
  expect(await give([{ id: 'nobody', teacherKey: away }])).toEqual([
    { id: 'nobody', result: 'changed', teacher: null },
  ]);
  expect((await askTimes(cms)).times).not.toContain(at);
});

describe('a teacher who cannot teach', () => {
  const say = (from: string, until = from) =>
    desk.post(
      '/classes/own-away',
      {
        ...{ fromDate: from.slice(0, 10), fromTime: '00:00', title: 'Exam' },
        ...{ untilDate: until.slice(0, 10), untilTime: '24:00' },
      },
      'teacher',
    );
  const toldOfAbsences = () =>
    cms.strapi.db
      .query('plugin::mailer.mail')
      .findMany({ where: { kind: 'A teacher cannot teach, to staff' } });
  const own = async () => (await desk.get('/classes/own-away', 'teacher').expect(200)).body as OwnAway;
  const remove = (id: string) => desk.post(`/classes/own-away/${id}/remove`, {}, 'teacher');

  it('says so on the own clock, and takes it back', async () => {
    await removeTeachers(cms);
    const key = await linkTeacher(cms, desk);
    const at = onDay(3);
    const offered = async () =>
      (await askTimes(cms)).times.filter((time) => {
        const local = new Date(new Date(time).getTime() + 330 * minute).toISOString();
        return local.startsWith(at.slice(0, 10));
      }).length;
    const before = await offered();
    expect(before).toBeGreaterThan(0);
    await say(at).expect(200);
    expect(await offered()).toBe(0);
    const { zone, times } = await own();
    expect([zone, times]).toMatchObject([
      'Asia/Kolkata',
      [{ title: 'Exam', isMine: true, isOfEverybody: false, zone: 'Asia/Kolkata' }],
    ]);
    // Admissions see it where they would have set it.
    const { exceptions } = (await desk.get('/classes/hours').expect(200)).body as HoursPage;
    expect(exceptions).toMatchObject([{ teacherKey: key, what: 'off', title: 'Exam', byName: 'Teacher' }]);
    await remove(times[0]?.id ?? '').expect(200);
    expect(await offered()).toBe(before);
  });

  it('is refused with the time of a class that is booked then, and admissions get one mail about it', async () => {
    await removeTeachers(cms);
    await linkTeacher(cms, desk);
    const { times } = await askTimes(cms);
    const booked = times[20] ?? '';
    await book('own', booked);
    const local = new Date(new Date(booked).getTime() + 330 * minute).toISOString();
    // 'Tue, 01 Dec 2026 16:00:00 GMT' is said as 'Tue, 1 Dec, 16:00'.
    const said = new Date(local).toUTCString().replace(/, 0?(\d+ \w+) \d+ (\d+:\d+).*/, ', $1, $2');
    expect(await refusalOf(say(local))).toEqual([`409 ${ownAwaySentences.booked([said], false)}`]);
    const settings = cms.strapi.store({ type: 'plugin', name: 'enquiries', key: 'settings' });
    const notify = { 'free-class': ['asha@desk.example'], contact: [], career: [] };
    const retentionDays = { 'free-class': 0, contact: 0, career: 0, resume: 0, suspect: 30 };
    await settings.set({ value: { retentionDays, notify } });
    for (let round = 0; round < 2; round += 1)
      expect(await refusalOf(say(local))).toEqual([`409 ${ownAwaySentences.booked([said], true)}`]);
    expect((await own()).times).toEqual([]);
    expect(await toldOfAbsences()).toHaveLength(1);
    // Another time off is another mail.
    const before = new Date(new Date(local).getTime() - 24 * 60 * minute).toISOString();
    await refusalOf(say(before, local));
    expect(await toldOfAbsences()).toHaveLength(2);
  });

  it('is asked to try again while a parent is booking a class then, and no mail goes out', async () => {
    await removeTeachers(cms);
    await linkTeacher(cms, desk);
    const at = (await askTimes(cms)).times[20] ?? '';
    await hold(cms, at).expect(200);
    const already = (await toldOfAbsences()).length;
    const local = new Date(new Date(at).getTime() + 330 * minute).toISOString();
    expect(await refusalOf(say(local))).toEqual([`409 ${ownAwaySentences.held}`]);
    expect(await toldOfAbsences()).toHaveLength(already);
  });

  it('sees what admissions have set, and cannot remove it; nor what is of another teacher', async () => {
    const other = away;
    const key = await linkTeacher(cms, desk);
    const at = onDay(6);
    for (const whose of [key, other, null])
      await desk.post('/classes/exceptions', dayOff(whose, at)).expect(200);
    const { times } = await own();
    expect(times.map(({ isMine, isOfEverybody }) => [isMine, isOfEverybody])).toEqual([
      [false, false],
      [false, true],
    ]);
    await remove(times[0]?.id ?? '').expect(403);
    const { exceptions } = (await desk.get('/classes/hours').expect(200)).body as HoursPage;
    const others = exceptions.find(({ teacherKey }) => teacherKey === other);
    await remove(others?.id ?? '').expect(404);
  });

  it('has a login that belongs to a teacher', async () => {
    expect(await own()).toMatchObject({ zone: null, times: [] });
    expect(await refusalOf(say(onDay(2)))).toEqual([`404 ${ownAwaySentences.noTeacher}`]);
  });
});
