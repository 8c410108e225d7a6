// Databases: PostgreSQL, as two who want the same time meet only where several write; SQLite lets one write at a time.
import * as calls from '@lanternway/contracts/classes/own-class';
import type { OwnClass } from '@lanternway/contracts/classes/own-class';
import { tellHeard } from '@lanternway/contracts/enquiries/heard';
import request from 'supertest';
import { plentiful } from '../accounts/parent';
import { openDesk, type Desk } from '../enquiries/desk';
import { newSender } from '../enquiries/sending';
import { serveCms } from '../serve-cms';
import { bookOwn, post, zone, type Linked } from './own-class';
import { addTeacher, askTimes, expectCalendar, hold, removeTeachers } from './teachers';

const cms = serveCms(plentiful);
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

beforeEach(() => addTeacher(cms, { roomUrl: 'https://rooms.example/ananya' }));

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
});

interface Answer {
  class: OwnClass;
  message: string;
  reason: string;
  near: string[];
}

const bodyOf = async (test: request.Test, status = 200): Promise<Answer> =>
  (await test.expect(status)).body as Answer;

const times = async (): Promise<string[]> => (await askTimes(cms)).times;

const minute = 60_000;
const later = (minutes: number): Date => new Date(Date.now() + minutes * minute);

async function book(name: string, index = 20): Promise<Linked> {
  return bookOwn(cms, newSender(name), (await times())[index] ?? '');
}

const mailsOf = async (id: string) =>
  (
    (await cms.strapi.db.query('plugin::mailer.mail').findMany({
      where: { key: { $startsWith: `enquiries.class.${id}.` } },
      orderBy: { id: 'asc' },
    })) as { kind: string }[]
  ).map(({ kind }) => kind);

it('shows the class by its link, with nothing that tells who the parent is', async () => {
  const at = (await times())[20] ?? '';
  const email = newSender('meera');
  const own = await bookOwn(cms, email, at);
  const shown = await own.read();
  expect(shown).toMatchObject({
    ...{ at, zone, minutes: 45, state: 'scheduled', teacher: 'Ananya R.', sequence: 0 },
    ...{ change: 'free', movesLeft: 3, undoUntil: null, isConfirmed: false, level: 4, course: 'math' },
    opensAt: new Date(Date.parse(at) - 10 * minute).toISOString(),
    changeUntil: new Date(Date.parse(at) - 120 * minute).toISOString(),
  });
  const told = JSON.stringify({ ...shown, calendar: '' });
  expect(told).not.toContain(email);
  expect(told).not.toContain('rooms.example');
  expect(shown.calendar).toContain('/join#');
  expect(shown.calendar).not.toContain('rooms.example');
});

it('answers the same to every link that opens nothing', async () => {
  const own = await book('void');
  const [id = '', , mac = ''] = own.token.split('.');
  const [, , other = ''] = (await book('void-other', 40)).token.split('.');
  const join = (await own.read()).joinPath.replace('/join#', '');
  const wrong = ['x', `${id}.manage.`, `${id}.manage.${other}`, `${id}.join.${mac}`, `${own.token}.x`, join];
  const answers = await Promise.all(
    wrong.map((token) => bodyOf(post(cms, calls.readClass.path, { token }), 404)),
  );
  await own.set({ startsAt: later(-3 * 24 * 60) });
  answers.push(await bodyOf(post(cms, calls.readClass.path, { token: own.token }), 404));
  expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ success: false, message: calls.linkIsVoid, reason: 'void' })]),
  );
});

it('changes nothing by a GET', async () => {
  const own = await book('scanner');
  for (const { path } of calls.linkCalls)
    await request(cms.url).get(path).query({ token: own.token, t: own.token, sequence: 0 }).expect(404);
  expect(await own.read()).toMatchObject({ state: 'scheduled', sequence: 0, isConfirmed: false });
});

it('notes how the parent heard of us, and shows it to the desk alone', async () => {
  const own = await book('heard');
  const tell = (body: object) => post(cms, tellHeard.path, { token: own.token, ...body });
  await tell({ heard: 'school' }).expect(200);
  await tell({ heard: 'friend' }).expect(200);
  for (const heard of ['poster', '', null, 4, ['friend'], undefined]) await tell({ heard }).expect(422);
  await tell({ heard: 'google', token: (await own.read()).joinPath.replace('/join#', '') }).expect(404);
  const { facts } = await desk.item('free-class', own.id);
  expect(facts).toContainEqual({ label: 'Heard of us by', value: 'A friend' });
  expect(await own.read()).toMatchObject({ sequence: 0 });
  expect(JSON.stringify(await own.read())).not.toContain('friend');
});

it('exchanges the time for another one, keeps the entry in the calendar, and mails it once', async () => {
  const own = await book('mover');
  const { at: old } = await own.read();
  const next = (await times())[30] ?? '';
  const held = ((await hold(cms, next).expect(200)).body as { hold: string }).hold;
  const { class: moved } = await bodyOf(own.move(0, next, { hold: held, zone: 'Asia/Kolkata' }));
  expect(moved).toMatchObject({ at: next, zone: 'Asia/Kolkata', sequence: 1, movesLeft: 2 });
  const free = await times();
  expect([free.includes(old), free.includes(next)]).toEqual([true, false]);
  expect(await expectCalendar(cms)).toHaveLength(1);
  expect(await mailsOf(own.id)).toEqual(['Free class scheduled', 'Free class moved']);
  const { timeline, scheduledClass } = await desk.item('free-class', own.id);
  // The mail may have been sent meanwhile, which is noted too.
  expect(timeline.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Class moved by the parent: .*India Standard Time/),
  );
  expect(scheduledClass).toMatchObject({ startsAt: next, teacher: 'Ananya R.' });
});

it('keeps the old time where the new one has gone, and shows others', async () => {
  const own = await book('unlucky');
  const { at: old } = await own.read();
  const next = (await times())[30] ?? '';
  await hold(cms, next).expect(200);
  const lost = await bodyOf(own.move(0, next), 409);
  expect([lost.reason, lost.near.length]).toEqual(['taken', 3]);
  expect(await own.read()).toMatchObject({ at: old, sequence: 0, movesLeft: 3 });
});

it('lets a parent change three times, and until two hours before', async () => {
  const own = await book('often');
  for (const [sequence, index] of [30, 40, 50].entries())
    await own.move(sequence, (await times())[index] ?? '').expect(200);
  const used = await bodyOf(own.move(3, (await times())[60] ?? ''), 422);
  expect(used).toMatchObject({ reason: 'rule', message: calls.timesUsedUp });
  expect(await own.read()).toMatchObject({ change: 'used', movesLeft: 0 });

  const near = await book('near');
  await near.set({ startsAt: later(119) });
  expect((await near.read()).change).toBe('late');
  expect((await bodyOf(near.move(0, (await times())[60] ?? ''), 422)).message).toBe(calls.tooLateToChange);
  await near.set({ startsAt: later(121) });
  expect((await near.read()).change).toBe('free');
});

it('lets one of a parent and a member of staff win who change it at the same moment', async () => {
  const own = await book('race');
  const { version, scheduledClass } = await desk.item('free-class', own.id);
  const date = new Date(Date.now() + 40 * 24 * 60 * minute).toISOString().slice(0, 10);
  const byHand = { version, date, time: '10:00', zone, minutes: 45, link: '', message: '' };
  const next = (await times())[30] ?? '';
  const [parent, staff] = await Promise.all([
    own.move(0, next),
    desk.post(`/enquiries/items/free-class/${own.id}/class`, byHand),
  ]);
  expect([parent.status, staff.status].sort()).toEqual([200, 409]);
  expect(await own.read()).toMatchObject({ sequence: 1 });
  const { startsAt } = (await desk.item('free-class', own.id)).scheduledClass ?? {};
  expect(startsAt === next).toBe(parent.status === 200);
  expect(startsAt).not.toBe(scheduledClass?.startsAt);
});

it('does not mind a note that staff write meanwhile, but a class that they have changed', async () => {
  const own = await book('noted');
  await desk.change('free-class', own.id, 'notes', { text: 'Called.' });
  await own.confirm(0).expect(200);
  await own.move(0, (await times())[30] ?? '').expect(200);
  expect(await bodyOf(own.cancel(0), 409)).toMatchObject({
    reason: 'stale',
    message: calls.changedMeanwhile,
  });
});

it('cancels with a reason, frees the time, tells admissions, and can be undone for ten minutes', async () => {
  const own = await book('canceller');
  const { at } = await own.read();
  const { class: cancelled } = await bodyOf(own.cancel(0, { reason: 'ill' }));
  expect(cancelled).toMatchObject({ state: 'cancelled', sequence: 1, change: 'free' });
  expect(await times()).toContain(at);
  const item = await desk.item('free-class', own.id);
  expect(item).toMatchObject({
    status: 'contacted',
    nextStep: { text: 'Call: the parent cancelled the class' },
  });
  expect(item.timeline.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Class cancelled by the parent: .*, My child is ill$/),
  );

  const { class: again } = await bodyOf(own.undo(1));
  expect(again).toMatchObject({ state: 'scheduled', at, sequence: 2, movesLeft: 3, undoUntil: null });
  expect(await desk.item('free-class', own.id)).toMatchObject({ status: 'scheduled', nextStep: null });
  expect(await mailsOf(own.id)).toEqual([
    'Free class scheduled',
    'Free class cancelled',
    'Free class scheduled',
  ]);

  await own.cancel(2).expect(200);
  await own.set({ undoUntil: later(-1) });
  expect((await own.read()).undoUntil).toBeNull();
  expect((await bodyOf(own.undo(3), 422)).message).toBe(calls.undoIsOver);
});

it('cannot undo once the place is another child’s, and shows what is free', async () => {
  const own = await book('slow');
  const { at } = await own.read();
  await own.cancel(0).expect(200);
  await hold(cms, at).expect(200);
  expect(await bodyOf(own.undo(1), 409)).toMatchObject({ reason: 'taken', near: { length: 3 } });
  expect((await own.read()).state).toBe('cancelled');
});

it('offers another time after a cancelled and a missed class, and leaves a second miss to a person', async () => {
  const own = await book('absent');
  await own.cancel(0).expect(200);
  await own.move(1, (await times())[30] ?? '').expect(200);
  const miss = async (minutes: number) => {
    await own.set({ startsAt: later(-minutes) });
    expect((await desk.change('free-class', own.id, 'class/outcome', { outcome: 'no-show' })).status).toBe(
      200,
    );
  };
  await miss(60);
  const missed = await own.read();
  expect(missed).toMatchObject({ state: 'no-show', change: 'free' });
  await own.move(missed.sequence, (await times())[30] ?? '').expect(200);
  await miss(200);
  const { sequence, change } = await own.read();
  expect(change).toBe('person');
  expect((await bodyOf(own.move(sequence, (await times())[30] ?? ''), 422)).message).toBe(
    calls.closedToChanges,
  );
});

it('notes that the parent will be there, once', async () => {
  const own = await book('sure');
  await own.confirm(0).expect(200);
  await own.confirm(0).expect(200);
  const { timeline, scheduledClass } = await desk.item('free-class', own.id);
  expect(timeline.filter(({ text }) => text.startsWith('The parent will be there'))).toHaveLength(1);
  expect(scheduledClass?.confirmedAt).not.toBeNull();
});

it.each([
  [{ at: 1e15, zone }, ['at']],
  [{ at: '2026-12-05T10:07:00Z', zone }, ['at']],
  [{ at: '2026-12-01T10:00:00Z', zone: 'Mars/Base' }, ['zone']],
  [{ zone }, ['at']],
  [{ at: '2026-12-01T10:00:00Z', zone, sequence: -1 }, ['sequence']],
  [{ at: '2026-12-01T10:00:00Z', zone, token: 'x'.repeat(201) }, ['token']],
])('refuses %j with a sentence, and changes nothing', async (wrong, fields) => {
  const own = await book('wrong');
  const { body } = await post(cms, calls.moveClass.path, { token: own.token, sequence: 0, ...wrong }).expect(
    422,
  );
  expect(Object.keys((body as { errors: object }).errors)).toEqual(fields);
  expect((await own.read()).sequence).toBe(0);
});

it('refuses a time that is over or that nobody offers', async () => {
  const own = await book('past');
  for (const at of ['2025-11-28T10:00:00Z', '2031-12-05T10:15:00Z'])
    expect((await bodyOf(own.move(0, at), 409)).reason).toBe('taken');
  expect((await own.read()).sequence).toBe(0);
});
