// Databases: PostgreSQL, as two who want the same time meet only where several write; SQLite lets one write at a time.
import { otherTimes } from '@lanternway/contracts/classes/own-class';
import type { FreeTimes } from '@lanternway/contracts/classes/site';
import type { Preview } from '@lanternway/contracts/classes/staff';
import { plentiful } from '../accounts/parent';
import { openDesk, type Desk } from '../enquiries/desk';
import { newSender } from '../enquiries/sending';
import { serveCms } from '../serve-cms';
import { bookOwn, post, type Linked } from './own-class';
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
let desk: Desk;
let teacherKey: string;

beforeAll(async () => {
  desk = await openDesk(cms);
});

beforeEach(async () => {
  teacherKey = await addTeacher(cms, { zone: 'UTC' });
});

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
  await setKind(cms, { capacity: 1, perTeacherDay: 6 });
});

/** Five in the afternoon, the day after tomorrow or later. */
async function five(): Promise<string> {
  const { times } = await askTimes(cms);
  return times.filter((at) => at.includes('T17:00'))[1] ?? '';
}

const timesFor = async ({ token }: Linked): Promise<FreeTimes & { own: string[] }> =>
  (await post(cms, otherTimes.path, { token }).expect(200)).body as FreeTimes & { own: string[] };

const starts = async () =>
  (await expectCalendar(cms)).map(({ startsAt }) => new Date(startsAt).toISOString()).sort();

const half = (at: string) => [-30, 30].map((minutes) => minutesAfter(at, minutes));

it('shows a parent the times that only the class itself is in the way of, and nobody else', async () => {
  const at = await five();
  const own = await bookOwn(cms, newSender('half'), at);
  const { times, own: without } = await timesFor(own);
  expect(without).toEqual(half(at));
  for (const time of half(at)) {
    expect(times).toContain(time);
    expect((await askTimes(cms)).times).not.toContain(time);
    await hold(cms, time).expect(409);
  }
  expect(times).not.toContain(at);
  expect(times).toEqual([...times].sort());
  const { classFor } = await desk.item('free-class', own.id);
  const asked = { kind: classFor?.kind ?? '', level: String(classFor?.level), enquiryId: own.id };
  const staff = (await desk.get(`/classes/preview?${new URLSearchParams(asked).toString()}`).expect(200))
    .body as Preview;
  expect(staff.times.map((each) => each.at)).toEqual(times);
  expect(
    staff.times.find((each) => each.at === minutesAfter(at, 30))?.teachers.map(({ key }) => key),
  ).toEqual([teacherKey]);
});

it('moves a class by half an hour with the same teacher, though another one is free', async () => {
  const at = await five();
  const own = await bookOwn(cms, newSender('mover'), at);
  await addTeacher(cms, { name: 'Martha S.', zone: 'UTC' });
  await own.move(0, minutesAfter(at, 30)).expect(200);
  expect(await own.read()).toMatchObject({
    ...{ at: minutesAfter(at, 30), teacher: 'Ananya R.', sequence: 1, movesLeft: 2 },
  });
  await own.move(1, minutesAfter(at, 15)).expect(409);
  await own.move(1, at).expect(200);
  expect(await starts()).toEqual([at]);
});

it('takes the time of another teacher where the own one has somebody next', async () => {
  const at = await five();
  const own = await bookOwn(cms, newSender('mover'), at);
  await hold(cms, minutesAfter(at, 60)).expect(200);
  await own.move(0, minutesAfter(at, 30)).expect(409);
  expect(await own.read()).toMatchObject({ at, sequence: 0 });
  await addTeacher(cms, { name: 'Martha S.', zone: 'UTC' });
  await own.move(0, minutesAfter(at, 30)).expect(200);
  expect(await own.read()).toMatchObject({ at: minutesAfter(at, 30), teacher: 'Martha S.' });
});

it('lets a class move within a day that is full with it', async () => {
  await setKind(cms, { perTeacherDay: 1 });
  const at = await five();
  const own = await bookOwn(cms, newSender('full'), at);
  const later = minutesAfter(at, 180);
  expect((await askTimes(cms)).times).not.toContain(later);
  expect((await timesFor(own)).own).toContain(later);
  await own.move(0, later).expect(200);
  expect(await starts()).toEqual([later]);
});

it('keeps the time of a class in which other children stay', async () => {
  await setKind(cms, { capacity: 2 });
  const at = await five();
  const [own, other] = [
    await bookOwn(cms, newSender('goes'), at),
    await bookOwn(cms, newSender('stays'), at),
  ];
  expect((await timesFor(own)).own).toEqual([]);
  await own.move(0, minutesAfter(at, 30)).expect(409);
  expect(await starts()).toEqual([at, at]);
  await other.cancel(0).expect(200);
  const { own: alone, times, places } = await timesFor(own);
  expect(alone).toEqual(half(at));
  expect(places?.[times.indexOf(minutesAfter(at, 30))]).toBe(2);
  await own.move(0, minutesAfter(at, 30)).expect(200);
  expect(await starts()).toEqual([minutesAfter(at, 30)]);
});

it('loses nothing where staff move the class, or another parent takes the time, at the same moment', async () => {
  const first = await five();
  for (let round = 0; round < 4; round += 1) {
    const at = minutesAfter(first, round * 24 * 60);
    const own = await bookOwn(cms, newSender(`race-${String(round)}`), at);
    const elsewhere = minutesAfter(at, 180);
    const { version } = await desk.item('free-class', own.id);
    const [date, time] = [elsewhere.slice(0, 10), elsewhere.slice(11, 16)];
    const byStaff = { version, date, time, zone: 'UTC', minutes: 45, link: '', message: '', teacherKey };
    const [parent, staff, stranger] = await Promise.all([
      own.move(0, minutesAfter(at, 30)),
      desk.post(`/enquiries/items/free-class/${own.id}/class`, byStaff),
      hold(cms, minutesAfter(at, 60)),
    ]);
    const { at: stands, sequence } = await own.read();
    // The parent may lose to both, to one, or win; what is said is what stands.
    expect([parent.status, staff.status].filter((status) => status === 200)).toHaveLength(sequence);
    expect(stands).toBe(parent.status === 200 ? minutesAfter(at, 30) : staff.status === 200 ? elsewhere : at);
    expect(stranger.status === 200 && parent.status === 200).toBe(false);
    const there = (await starts()).filter((start) => start.startsWith(at.slice(0, 10)));
    expect(there).toEqual([stands, ...(stranger.status === 200 ? [minutesAfter(at, 60)] : [])].sort());
  }
});
