// Databases: PostgreSQL, as the database tells apart two who save at once.
import { randomUUID } from 'node:crypto';
import { readClass, type OwnClass } from '@lanternway/contracts/classes/own-class';
import type { BookingReply } from '@lanternway/contracts/classes/site';
import type { KindRow, Preview } from '@lanternway/contracts/classes/staff';
import { freeClass, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { serveCms } from '../serve-cms';
import { newSender, rightFreeClass } from '../enquiries/sending';
import { logInStaff } from '../staff';
import { post, zone } from './own-class';
import { callsOf, refusalOf } from './staff-calls';
import { addTeacher, askTimes, removeTeachers, setKind } from './teachers';

const cms = serveCms(plentiful);
let desk: ReturnType<typeof callsOf>;

beforeAll(async () => {
  desk = callsOf(cms, (await logInStaff(cms)).admissions);
});

afterEach(async () => {
  await removeTeachers(cms);
});

describe('what parents see', () => {
  it('is what the site is told, with the names of who is free', async () => {
    await addTeacher(cms, { name: 'Ananya R.' });
    await addTeacher(cms, { name: 'Martha S.' });
    const asked = await desk.get('/classes/preview').query({ kind: 'free-math', level: 4 }).expect(200);
    const { minutes, times } = asked.body as Preview;
    expect(minutes).toBe(45);
    expect(times.map(({ at }) => at)).toEqual((await askTimes(cms)).times);
    expect(times[0]?.teachers.map(({ name }) => name).sort()).toEqual(['Ananya R.', 'Martha S.']);
  });

  it.each([{}, { kind: 'free-lunch', level: 4 }, { kind: 'free-math', level: 0 }])(
    'refuses %j',
    async (query) => {
      await desk.get('/classes/preview').query(query).expect(400);
    },
  );
});

describe('kinds of class', () => {
  const kindsOf = async (): Promise<KindRow[]> =>
    ((await desk.get('/classes/kinds').expect(200)).body as { kinds: KindRow[] }).kinds;

  it('are the two that parents can book, and count for parents once they are saved', async () => {
    const [maths, coding] = await kindsOf();
    expect([maths?.key, coding?.key]).toEqual(['free-math', 'free-coding']);
    const settings = maths as KindRow;
    await desk.post('/classes/kinds/free-math', { ...settings, isOpen: false, minutes: 30 }).expect(200);
    await addTeacher(cms);
    expect((await askTimes(cms)).times).toEqual([]);
    expect(await kindsOf()).toMatchObject([
      { isOpen: false, minutes: 30, version: settings.version + 1 },
      coding,
    ]);
    await setKind(cms, { isOpen: true, minutes: 45 });
  });

  it('tell parents from the start what to have ready, until staff write something else', async () => {
    const [maths] = await kindsOf();
    expect(maths?.ready).toContain('\nA pencil and two sheets of paper\n');
    await desk.post('/classes/kinds/free-math', { ...maths, ready: '' }).expect(200);
    expect((await kindsOf()).map(({ ready }) => ready !== '')).toEqual([false, true]);
  });

  it('are saved once by two who do it at once', async () => {
    const settings = (await kindsOf())[0] as KindRow;
    const both = await Promise.all([1, 2].map(() => desk.post('/classes/kinds/free-math', settings)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuse what no class is like, each at its field', async () => {
    const settings = (await kindsOf())[0] as KindRow;
    const wrong = {
      isOpen: null,
      minutes: 14,
      pause: 61,
      step: 20,
      noticeMinutes: 59,
      horizonDays: 61,
      holdMinutes: 4,
      perTeacherDay: 1.5,
      capacity: 13,
      ready: 'One thing\n'.repeat(7),
    };
    const refusal = await refusalOf(desk.post('/classes/kinds/free-math', { ...settings, ...wrong }));
    expect(refusal.map((each) => each.slice(0, each.indexOf(': '))).sort()).toEqual(
      Object.keys(wrong).sort(),
    );
    expect((await desk.post('/classes/kinds/free-lunch', settings)).status).toBe(404);
  });
});

it('tells parents what staff want to be ready: at once, on the page, in the mail and in the calendar', async () => {
  await addTeacher(cms);
  await setKind(cms, { ready: 'A ruler\n\n  Squared paper ' });
  const book = async (email: string, index: number) => {
    const slot = { at: (await askTimes(cms)).times[index], zone };
    const form = post(cms, freeClass.path, { ...rightFreeClass(email), slot });
    const { body } = await form.set(idempotencyHeader, randomUUID()).expect(200);
    return body as { booking: NonNullable<BookingReply['booking']> };
  };
  const email = newSender('ready');
  const { booking } = await book(email, 6);
  const ready = ['A ruler', 'Squared paper'];
  const inWords = 'Please have ready:\\n- A ruler\\n- Squared paper';
  expect(booking.ready).toEqual(ready);
  // A line of a calendar file is folded.
  expect(booking.calendar.replace(/\r\n[ \t]/g, '')).toContain(inWords);
  const token = booking.managePath.replace('/booking#', '');
  const page = await post(cms, readClass.path, { token }).expect(200);
  expect((page.body as { class: OwnClass }).class.ready).toEqual(ready);
  const mails = await cms.strapi.db.query('plugin::mailer.mail').findMany({ where: { recipient: email } });
  expect(JSON.stringify(mails)).toContain(inWords);

  await setKind(cms, { ready: '' });
  const silent = await book(newSender('silent'), 9);
  expect(silent.booking.ready).toEqual([]);
  expect(silent.booking.calendar).not.toContain('ready');
});

it('is closed to those who do not work with classes', async () => {
  const { finance } = await logInStaff(cms);
  const theirs = callsOf(cms, finance);
  for (const path of ['hours', 'kinds', 'preview?kind=free-math&level=4'])
    expect((await theirs.get(`/classes/${path}`)).status).toBe(403);
  for (const path of ['teachers/x', 'exceptions', 'exceptions/x/remove', 'kinds/free-math'])
    expect((await theirs.post(`/classes/${path}`, {})).status).toBe(403);
});
