// Databases: PostgreSQL, as two who mark at once meet only where several write; SQLite lets one write at a time.
import type { UnmarkedPage } from '@lanternway/contracts/classes/teaching';
import request from 'supertest';
import { plentiful } from '../accounts/parent';
import { messageOf, openDesk, type Desk } from '../enquiries/desk';
import { findRows, shownMails, until } from '../mailer/mails';
import { addStaff } from '../staff';
import { serveCms } from '../serve-cms';
import { refusalOf } from './staff-calls';
import { addTeacher, expectCalendar, removeTeachers } from './teachers';
import { bookBegun, inMinutes, linkTeacher, markOwn, readDay, saveLogin, taughtOf } from './teaching';

const cms = serveCms(plentiful);
let desk: Desk;
let askAt: (now: Date) => Promise<void>;

beforeAll(async () => {
  desk = await openDesk(cms);
  const { run } = cms.strapi.plugin('enquiries').service('missingMarks') as {
    run: (now: Date) => Promise<void>;
  };
  askAt = run;
});

afterEach(() => removeTeachers(cms));

const hours = 60;

const timelineOf = async (id: string): Promise<string[]> =>
  (await desk.item('free-class', id)).timeline.map(({ text }) => text);

describe('the login of a teacher', () => {
  it('is one whose role teaches, and of one teacher', async () => {
    const key = await linkTeacher(cms, desk);
    const other = await addTeacher(cms, { name: 'Martha S.' });
    const teacherId = await desk.staffId('teacher');
    expect(await refusalOf(saveLogin(desk, other, teacherId))).toEqual([
      'adminUserId: This login belongs to another teacher.',
    ]);
    for (const id of [await desk.staffId('admissions'), 999_999])
      expect(await refusalOf(saveLogin(desk, other, id))).toEqual([
        'adminUserId: This login has no role that teaches.',
      ]);
    await saveLogin(desk, key, null, 2).expect(200);
    await saveLogin(desk, other, teacherId).expect(200);
    expect((await readDay(desk)).teacher).toEqual({ name: 'Martha S.', zone: 'Asia/Kolkata' });
  });

  it('that belongs to no teacher sees nothing', async () => {
    expect(await readDay(desk)).toMatchObject({ teacher: null, classes: [], offers: [] });
  });
});

describe('a teacher’s day', () => {
  it('has the own classes with first name, grade and note, and nothing that names the family', async () => {
    await linkTeacher(cms, desk);
    const own = await bookBegun(cms, -30);
    const taught = await taughtOf(desk, own.id);
    expect(taught).toMatchObject({
      ...{ name: 'Asha', course: 'math', level: 4, note: 'After school, please.' },
      ...{ state: 'scheduled', hasRoom: true, room: null, mayMark: false, report: null },
    });
    await own.set({ startsAt: inMinutes(5) });
    expect((await taughtOf(desk, own.id)).room).toBe('https://rooms.example/ananya');
    const told = JSON.stringify(await readDay(desk));
    for (const secret of ['Rao', own.email, '98000', '@', 'price', 'amount'])
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
  });

  it('reaches two weeks back and four ahead', async () => {
    await linkTeacher(cms, desk);
    const own = await bookBegun(cms, 15 * 24 * hours);
    expect((await readDay(desk)).classes).toEqual([]);
    const old = { sequence: 0, state: 'scheduled', mark: 'attended' };
    expect((await desk.post(`/classes/taught/${own.id}/mark`, old, 'teacher')).status).toBe(404);
    await own.set({ startsAt: inMinutes(29 * 24 * hours) });
    expect((await readDay(desk)).classes).toEqual([]);
  });

  it('is closed to the classes of others, read and written', async () => {
    await linkTeacher(cms, desk);
    const own = await bookBegun(cms, 60);
    const { id } = own;
    await addTeacher(cms, { name: 'Martha S.' });
    const authorization = await addStaff(cms, 'martha', 'teacher');
    const as = (path: string, body: object) =>
      request(cms.url).post(path).set('Authorization', authorization).send(body);
    const mark = { sequence: 0, state: 'scheduled', mark: 'attended' };
    expect((await as(`/classes/taught/${id}/mark`, mark)).status).toBe(404);
    const report = { sequence: 0, version: 0, did: 'We counted.', strengths: [] };
    expect((await as(`/classes/taught/${id}/report`, report)).status).toBe(404);
    expect((await as(`/enquiries/marks/${id}`, mark)).status).toBe(403);
    expect((await desk.item('free-class', id)).status).toBe('scheduled');
  });
});

describe('a mark', () => {
  it('moves the enquiry with its next step, and can be corrected with both values told', async () => {
    await linkTeacher(cms, desk);
    const { id } = await bookBegun(cms, 60);
    expect((await markOwn(desk, id, 'attended')).status).toBe(200);
    expect(await desk.item('free-class', id)).toMatchObject({
      status: 'attended',
      nextStep: { text: 'Call with the offer' },
      scheduledClass: { state: 'attended', teacher: 'Ananya R.' },
    });
    expect((await markOwn(desk, id, 'no-show')).status).toBe(200);
    expect(await desk.item('free-class', id)).toMatchObject({
      status: 'no-show',
      nextStep: { text: 'Call: missed the class' },
    });
    expect(await timelineOf(id)).toContainEqual(
      expect.stringMatching(/^Class missed: .*, before: Class attended$/),
    );
    await expectCalendar(cms);
  });

  it('sent twice is one mark', async () => {
    await linkTeacher(cms, desk);
    const { id } = await bookBegun(cms, 60);
    const { sequence, state } = await taughtOf(desk, id);
    const send = () =>
      desk.post(`/classes/taught/${id}/mark`, { sequence, state, mark: 'attended' }, 'teacher');
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await timelineOf(id)).filter((text) => text.startsWith('Class attended'))).toHaveLength(1);
  });

  it('is for a class that has begun', async () => {
    await linkTeacher(cms, desk);
    const { id } = await bookBegun(cms, -5);
    for (const mark of ['attended', 'no-show', 'cancelled'])
      expect(messageOf(await markOwn(desk, id, mark))).toBe('This class has not begun yet.');
  });

  it('can be changed by the teacher for two days, and by admissions afterwards', async () => {
    await linkTeacher(cms, desk);
    const own = await bookBegun(cms, 60);
    await markOwn(desk, own.id, 'no-show');
    await own.set({ markedAt: inMinutes(-47 * hours) });
    expect((await taughtOf(desk, own.id)).mayMark).toBe(true);
    await own.set({ markedAt: inMinutes(-49 * hours) });
    expect((await taughtOf(desk, own.id)).mayMark).toBe(false);
    expect(messageOf(await markOwn(desk, own.id, 'attended'))).toMatch(/^A mark can be changed for 48 hours/);
    const seen = { sequence: 0, state: 'no-show', mark: 'attended' };
    expect((await desk.post(`/enquiries/marks/${own.id}`, seen)).status).toBe(200);
    expect((await desk.item('free-class', own.id)).status).toBe('attended');
  });

  it('names the state that was seen: of teacher and desk at once one wins, and the other is told', async () => {
    await linkTeacher(cms, desk);
    const { id } = await bookBegun(cms, 60);
    const seen = { sequence: 0, state: 'scheduled' };
    const answers = await Promise.all([
      desk.post(`/classes/taught/${id}/mark`, { ...seen, mark: 'attended' }, 'teacher'),
      desk.post(`/enquiries/marks/${id}`, { ...seen, mark: 'no-show' }),
      desk.post(`/enquiries/marks/${id}`, { ...seen, mark: 'cancelled' }),
    ]);
    const [byTeacher, ...byDesk] = answers.map(({ status }) => status);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // A class that the desk has just cancelled is no longer the teacher's.
    expect([200, 404, 409]).toContain(byTeacher);
    for (const status of byDesk) expect([200, 409]).toContain(status);
    const marks = (await timelineOf(id)).filter((text) =>
      /^Class (attended|missed|did not take place)/.test(text),
    );
    expect(marks).toHaveLength(1);
    await expectCalendar(cms);
  });

  it('goes through while a colleague writes a note', async () => {
    await linkTeacher(cms, desk);
    const { id } = await bookBegun(cms, 60);
    const step = { text: 'Send the offer', dueAt: '2030-01-01T10:00:00Z' };
    const [marked] = await Promise.all([
      markOwn(desk, id, 'attended'),
      desk.change('free-class', id, 'next-step', step),
    ]);
    expect(marked.status).toBe(200);
    expect((await desk.item('free-class', id)).status).toBe('attended');
  });
});

describe('a class that was cancelled by us', () => {
  it('is told to the parent once, can be chosen again by the link, and waits for a call', async () => {
    await linkTeacher(cms, desk);
    const own = await bookBegun(cms, 60);
    expect((await markOwn(desk, own.id, 'cancelled')).status).toBe(200);
    expect(await desk.item('free-class', own.id)).toMatchObject({
      status: 'contacted',
      nextStep: { text: 'Call: we cancelled the class' },
      scheduledClass: { state: 'cancelled', sequence: 1 },
    });
    const mails = await findRows(cms, { key: `enquiries.class.${own.id}.1` });
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).toContain('did not take place, and that was our fault');
    expect(mails[0]).toMatchObject({ expiresAt: null });
    expect(await own.read()).toMatchObject({ state: 'cancelled', change: 'free', undoUntil: null });
    // Nobody's time any more, and not the teacher's class.
    expect((await readDay(desk)).classes).toEqual([]);
    expect(await expectCalendar(cms)).toEqual([]);
    const again = { sequence: 1, state: 'cancelled', mark: 'attended' };
    expect(messageOf(await desk.post(`/enquiries/marks/${own.id}`, again))).toBe(
      'This class is cancelled, and the parent was told.',
    );
  });

  it('is written to by nobody as one that was missed before', async () => {
    await linkTeacher(cms, desk);
    const own = await bookBegun(cms, 60);
    await markOwn(desk, own.id, 'no-show');
    await markOwn(desk, own.id, 'cancelled');
    const { run } = cms.strapi.plugin('enquiries').service('missed') as {
      run: (now: Date) => Promise<unknown>;
    };
    await run(inMinutes(120));
    expect(await findRows(cms, { key: { $startsWith: `enquiries.missed.${own.id}` } })).toEqual([]);
  });
});

describe('a class without a mark', () => {
  const asked = (id: string) => findRows(cms, { key: { $startsWith: `enquiries.mark.${id}` } });
  const missing = async (): Promise<string[]> =>
    ((await desk.get('/enquiries/marks').expect(200)).body as UnmarkedPage).classes.map(({ id }) => id);

  it('is asked of its teacher two hours after the end, once, however many servers look', async () => {
    await linkTeacher(cms, desk);
    const { id } = await bookBegun(cms, 45);
    await askAt(inMinutes(119));
    expect(await asked(id)).toEqual([]);
    await Promise.all([0, 1, 2].map(() => askAt(inMinutes(121))));
    await askAt(inMinutes(200));
    const mails = await asked(id);
    expect(mails).toMatchObject([{ recipient: 'teacher@lanternway.example' }]);
    expect(JSON.stringify(mails)).not.toContain('Asha');
    const sent = await until(async () =>
      (await shownMails(cms)).find(({ to }) => to === 'teacher@lanternway.example'),
    );
    expect(sent.subject).toMatch(/^Did Asha come\? Your class of /);
    expect(sent.text).toContain('/admin/plugins/my-classes');
    expect(sent.text).not.toContain('Rao');
  });

  it('is asked of nobody once it is marked, or where no login is the teacher’s', async () => {
    const key = await linkTeacher(cms, desk);
    const marked = await bookBegun(cms, 45);
    await markOwn(desk, marked.id, 'attended');
    const unknown = await bookBegun(cms, 45);
    await saveLogin(desk, key, null, 2).expect(200);
    await askAt(inMinutes(121));
    expect([await asked(marked.id), await asked(unknown.id)]).toEqual([[], []]);
  });

  it('stands in the list of admissions a day after the end, until a person marks it', async () => {
    await linkTeacher(cms, desk);
    const own = await bookBegun(cms, 24 * hours + 44);
    expect(await missing()).not.toContain(own.id);
    await own.set({ startsAt: inMinutes(-24 * hours - 46) });
    expect(await missing()).toContain(own.id);
    await askAt(inMinutes(0));
    expect(await asked(own.id)).toEqual([]);
    const seen = { sequence: 0, state: 'scheduled', mark: 'attended' };
    const { body } = await desk.post(`/enquiries/marks/${own.id}`, seen).expect(200);
    expect((body as UnmarkedPage).classes.map(({ id }) => id)).not.toContain(own.id);
  });
});
