// Databases: both, as a calendar must stay whole in either, whatever is done to it in whatever order.
import { releaseTime } from '@lanternway/contracts/classes/site';
import type { Span } from '@lanternway/contracts/classes/staff';
import request from 'supertest';
import { plentiful } from '../accounts/parent';
import { serveCms } from '../serve-cms';
import { addTeacher, askTimes, expectCalendar, hold, setKind } from './teachers';

const cms = serveCms(plentiful);

/** The same numbers for the same seed, so that a failure can be run again (mulberry32's steps). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const zones = ['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney', 'Asia/Kathmandu'];
const day = 24 * 3_600_000;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What the clock of a zone shows, by the browser's own means and not the server's. */
function shownIn(zone: string, at: Date): { weekday: number; clock: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: weekdays.indexOf(of('weekday')) + 1, clock: `${of('hour')}:${of('minute')}` };
}

it('shows only times that can be held and that a teacher works, over 60 days of random hours and holds', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const random = randomOf(seed);
  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const clock = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

  const hoursOf = (): Span[] =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
      const from = below(88);
      const until = from + 4 + below(92 - from);
      return random() < 0.3 ? [] : [{ weekday, from: clock(from), until: clock(until) }];
    });

  await setKind(cms, { horizonDays: 60, perTeacherDay: 3, step: oneOf([15, 30]) });
  const worked = new Map<string, { zone: string; hours: Span[] }>();
  for (let index = 0; index < 4; index += 1) {
    const told = { zone: oneOf(zones), hours: hoursOf() };
    worked.set(await addTeacher(cms, told), told);
  }
  const offs: { teacherKey: string | null; from: number; until: number }[] = [];
  const holds: { hold: string; at: string }[] = [];

  for (let turn = 0; turn < 120; turn += 1) {
    const act = random();
    if (act < 0.15) {
      const startsAt = new Date(Date.now() + below(60) * day);
      const endsAt = new Date(startsAt.getTime() + (1 + below(30)) * 3_600_000);
      const teacherKey = random() < 0.2 ? null : oneOf([...worked.keys()]);
      await cms.strapi.db
        .query('plugin::classes.exception')
        .create({ data: { teacherKey, what: 'off', startsAt, endsAt, zone: 'UTC' } });
      offs.push({ teacherKey, from: startsAt.getTime(), until: endsAt.getTime() });
    } else if (act < 0.3 && holds.length > 0) {
      const [gone] = holds.splice(below(holds.length), 1);
      await request(cms.url).post(releaseTime.path).send({ hold: gone?.hold }).expect(200);
    } else {
      const { times } = await askTimes(cms);
      const at = oneOf(times);
      // Sometimes the one of a form that has another.
      const former = random() < 0.3 ? holds.pop() : undefined;
      const answer = await hold(cms, at, former === undefined ? {} : { hold: former.hold });
      expect([seed, turn, at, answer.status]).toEqual([seed, turn, at, 200]);
      holds.push(answer.body as { hold: string; at: string });
    }
  }

  const live = await expectCalendar(cms);
  expect([seed, live.length]).toEqual([seed, holds.length]);
  for (const { teacherKey, startsAt, minutes } of live) {
    const { zone, hours } = worked.get(teacherKey) ?? { zone: 'UTC', hours: [] };
    const start = shownIn(zone, new Date(startsAt));
    const end = shownIn(zone, new Date(new Date(startsAt).getTime() + minutes * 60_000));
    // The end of a class that ends at midnight is of the same day.
    const endClock = end.weekday === start.weekday ? end.clock : '24:00';
    const works = hours.some(
      (each) => each.weekday === start.weekday && each.from <= start.clock && endClock <= each.until,
    );
    expect([seed, teacherKey, start, works]).toEqual([seed, teacherKey, start, true]);
  }
  // Days off that came later do not move what is held; what is shown now lies in none.
  const { times } = await askTimes(cms);
  const everybody = offs.filter(({ teacherKey }) => teacherKey === null);
  const wrong = times.filter((at) =>
    everybody.some(({ from, until }) => from < Date.parse(at) + 45 * 60_000 && until > Date.parse(at)),
  );
  expect([seed, wrong]).toEqual([seed, []]);
});
