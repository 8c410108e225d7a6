// Databases: PostgreSQL, as the database tells apart two who save at once.
import { randomUUID } from 'node:crypto';
import { classSentences } from '@lanternway/contracts/classes/staff';
import { plentiful } from '../accounts/parent';
import { serveCms } from '../serve-cms';
import { logInStaff } from '../staff';
import { callsOf, refusalOf } from './staff-calls';
import { addTeacher, always, askTimes, expectCalendar, hold, removeTeachers } from './teachers';

const cms = serveCms(plentiful);
let desk: ReturnType<typeof callsOf>;

beforeAll(async () => {
  desk = callsOf(cms, (await logInStaff(cms)).admissions);
});

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
});

const zone = 'Europe/London';

/** What staff set, as the page shows it again. */
const set = {
  isActive: true,
  zone,
  grades: { from: 1, to: 6 },
  ages: null,
  roomUrl: 'https://rooms.example/ananya',
  hours: [
    { weekday: 1, from: '16:00', until: '19:00' },
    { weekday: 1, from: '20:00', until: '24:00' },
  ],
};

const right = { version: 0, ...set };

const entries = () => cms.strapi.db.query('api::teacher.teacher');

/** A published teacher of whom nothing is set. */
async function publishTeacher(name: string, order = 0): Promise<string> {
  const documentId = randomUUID();
  const data = { documentId, name, order, subject: 'maths', line: 'Asks first.', publishedAt: new Date() };
  await entries().create({ data });
  return documentId;
}

describe('the list of teachers', () => {
  it('has the published ones in the order of the site, with nothing set', async () => {
    await publishTeacher('Second', 2);
    await publishTeacher('First', 1);
    const { teachers } = await desk.page();
    expect(teachers.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(teachers[0]).toMatchObject({
      version: 0,
      isActive: true,
      isPublished: true,
      zone: 'UTC',
      grades: null,
      ages: null,
      roomUrl: null,
      hours: [],
      booked: [],
    });
  });

  it('proposes the zone of most teachers for the next one', async () => {
    await addTeacher(cms, { zone: 'Asia/Kolkata' });
    await addTeacher(cms, { zone });
    await addTeacher(cms, { zone });
    expect((await desk.teacher(await publishTeacher('New'))).zone).toBe(zone);
  });

  it('keeps those with hours whose entry was unpublished or deleted, and says so', async () => {
    const unpublished = await addTeacher(cms, { name: 'Away', isPublished: false });
    const deleted = await addTeacher(cms);
    await entries().deleteMany({ where: { documentId: deleted } });
    await publishTeacher('Here');
    const { teachers } = await desk.page();
    expect(teachers.map(({ key, name, isPublished }) => [key, name, isPublished]).slice(1)).toEqual([
      [unpublished, 'Away', false],
      [deleted, 'Teacher gone', false],
    ]);
  });

  it('shows the booked classes that are to come, the next first, and no held one', async () => {
    const key = await addTeacher(cms);
    const { times } = await askTimes(cms);
    for (const [index, enquiryId] of [
      [8, 'later'],
      [4, 'sooner'],
    ] as const) {
      await book(times[index] ?? '', enquiryId);
    }
    await hold(cms, times[12] ?? '').expect(200);
    expect((await desk.teacher(key)).booked).toEqual([
      { startsAt: times[4], minutes: 45, kind: 'free-math', enquiryId: 'sooner' },
      { startsAt: times[8], minutes: 45, kind: 'free-math', enquiryId: 'later' },
    ]);
  });
});

/** Holds a time and books it for an enquiry. */
async function book(at: string, enquiryId: string): Promise<void> {
  await hold(cms, at).expect(200);
  await cms.strapi.db
    .query('plugin::classes.session')
    .updateMany({ where: { state: 'held' }, data: { state: 'booked', enquiryId, activeKey: enquiryId } });
}

describe('saving a teacher', () => {
  it('keeps everything, and parents see the times', async () => {
    const key = await publishTeacher('Ananya R.');
    await desk.save(key, { ...right, hours: always }).expect(200);
    expect(await desk.teacher(key)).toMatchObject({ ...set, version: 1, hours: always });
    expect((await askTimes(cms, 'free-math', 4)).times.length).toBeGreaterThan(0);
    expect((await askTimes(cms, 'free-math', 7)).times).toEqual([]);
    await desk.save(key, { ...right, version: 1, zone: 'Asia/Calcutta', roomUrl: '' }).expect(200);
    expect(await desk.teacher(key)).toMatchObject({
      version: 2,
      zone: 'Asia/Kolkata',
      roomUrl: null,
      hours: right.hours,
    });
  });

  it('takes one of two who are first at once, and refuses one who has not seen the last change', async () => {
    const key = await publishTeacher('Ananya R.');
    const both = await Promise.all([desk.save(key, right), desk.save(key, right)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const next = { ...right, version: 1 };
    const again = await Promise.all([desk.save(key, next), desk.save(key, next)]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusalOf(desk.save(key, next))).toEqual([`409 ${classSentences.stale}`]);
    expect((await desk.teacher(key)).version).toBe(2);
  });

  it('knows only published teachers and those with hours', async () => {
    for (const key of [randomUUID(), 'x'.repeat(60), '%20'])
      expect(await refusalOf(desk.save(key, right))).toEqual([`404 ${classSentences.missing}`]);
    const gone = await addTeacher(cms, { isPublished: false });
    await desk.save(gone, { ...right, version: 1, isActive: false }).expect(200);
  });

  const monday = (from: string, until: string) => ({ weekday: 1, from, until });

  it.each([
    [{ version: -1 }, ['version']],
    [{ version: undefined }, ['version']],
    [{ isActive: 'perhaps' }, ['isActive']],
    [{ zone: '' }, ['zone']],
    [{ zone: 'Mars/Base' }, ['zone']],
    [{ zone: '+05:30' }, ['zone']],
    [{ zone: 'x'.repeat(300) }, ['zone']],
    [{ grades: { from: 0, to: 4 } }, ['grades.from']],
    [{ grades: { from: 5, to: 4 } }, ['grades.to']],
    [{ grades: { from: 1, to: 11 } }, ['grades.to']],
    [{ ages: { from: 4, to: 23 } }, ['ages.from', 'ages.to']],
    [{ ages: { from: 5.5, to: 9 } }, ['ages.from']],
    [{ roomUrl: 'http://rooms.example/a' }, ['roomUrl']],
    [{ roomUrl: 'javascript:alert(1)' }, ['roomUrl']],
    [{ roomUrl: `https://rooms.example/${'a'.repeat(600)}` }, ['roomUrl']],
    [{ hours: undefined }, ['hours']],
    [{ hours: 'always' }, ['hours']],
    [{ hours: [null] }, ['hours[0]']],
    [{ hours: [{ ...monday('10:00', '11:00'), weekday: 8 }] }, ['hours[0].weekday']],
    [{ hours: [monday('10:05', '11:00')] }, ['hours[0].from']],
    [{ hours: [monday('24:00', '24:00')] }, ['hours[0].from', 'hours[0].until']],
    [{ hours: [monday('10:00', '25:00')] }, ['hours[0].until']],
    [{ hours: [monday('11:00', '10:00')] }, ['hours[0].until']],
    [{ hours: [monday('10:00', '12:00'), monday('11:00', '13:00')] }, ['hours']],
    [{ hours: Array.from({ length: 29 }, () => monday('10:00', '11:00')) }, ['hours']],
  ])('refuses %j with a sentence at its field, and changes nothing', async (wrong, fields) => {
    const key = await publishTeacher('Ananya R.');
    const refusal = await refusalOf(desk.save(key, { ...right, ...wrong }));
    expect(refusal.map((each) => each.slice(0, each.indexOf(': ')))).toEqual(fields);
    for (const each of refusal) expect(each).toMatch(/: [A-Z].*\.$|beginning with https:\/\/$/);
    expect((await desk.teacher(key)).version).toBe(0);
  });
});
