// Databases: both, as old rows are found by their times and removed in numbers.
import { type DeskSettings, type SettingsReply } from '@lanternway/contracts/enquiries/staff-privacy';
import request from 'supertest';
import { plentiful } from '../accounts/parent';
import { until } from '../mailer/mails';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { addClass, addEvent, count, daysAgo, make, storedResumes, uids } from './made';
import { rightApplication, sendApplication } from './sending';

const cms = serveCms(plentiful);
let staff: Record<Staff, string>;

beforeAll(async () => {
  staff = await logInStaff(cms);
});

beforeEach(async () => {
  for (const uid of Object.values(uids)) await cms.strapi.db.query(uid).deleteMany({});
});

const kept: DeskSettings['retentionDays'] = {
  'free-class': 100,
  contact: 60,
  career: 200,
  resume: 40,
  suspect: 30,
};

const saving = (settings: object, who: Staff = 'superAdmin') =>
  request(cms.url).post('/enquiries/settings').set('Authorization', staff[who]).send(settings);

const reading = (who: Staff = 'admissions') =>
  request(cms.url).get('/enquiries/settings').set('Authorization', staff[who]);

const notify = { 'free-class': ['Admissions@lanternway.example'], contact: [], career: [] };

const keepFor = (days: Partial<typeof kept> = {}) =>
  saving({ retentionDays: { ...kept, ...days }, notify }).expect(200);

const carryOut = () =>
  cms.strapi.plugin('enquiries').service<{ run: () => Promise<void> }>('retention').run();

const names = async (kind: 'free-class' | 'contact' | 'career') =>
  ((await cms.strapi.db.query(uids[kind]).findMany({ orderBy: { id: 'asc' } })) as { name: string }[]).map(
    ({ name }) => name,
  );

const lastRuns = async () => ((await reading().expect(200)).body as SettingsReply).runs;

it('removes exactly what is due, by its kind and its last change', async () => {
  await keepFor();
  const told = (name: string, touched: number, more: object = {}) => ({
    name,
    // Long ago: what counts is when something last happened to it.
    receivedAt: daysAgo(1000),
    touchedAt: daysAgo(touched),
    ...more,
  });
  const old = await make(cms, 'free-class', 'a@example.com', told('Old', 101));
  await addEvent(cms, old, { note: 'Called.' });
  await addClass(cms, old, daysAgo(120));
  const young = await make(cms, 'free-class', 'b@example.com', told('Young', 99));
  await addEvent(cms, young, { note: 'Called.' });
  await make(cms, 'free-class', 'b@example.com', told('Closed young', 99, { stage: 'lost' }));
  await make(cms, 'contact', 'c@example.com', told('Old', 61));
  await make(cms, 'contact', 'c@example.com', told('Young', 59));
  await make(cms, 'contact', 'c@example.com', told('Old spam', 31, { isSuspect: true }));
  await make(cms, 'contact', 'c@example.com', told('Young spam', 29, { isSuspect: true }));
  await make(cms, 'career', 'd@example.com', told('Old', 201));
  await make(cms, 'career', 'd@example.com', told('Young', 199));

  await carryOut();

  expect(await names('free-class')).toEqual(['Young', 'Closed young']);
  expect(await names('contact')).toEqual(['Young', 'Young spam']);
  expect(await names('career')).toEqual(['Young']);
  expect(await count(cms, uids.event)).toBe(1);
  expect(await count(cms, uids.event, { enquiryId: young })).toBe(1);
  expect(await count(cms, uids.class)).toBe(0);
  expect(await lastRuns()).toMatchObject([
    { removed: { 'free-class': 1, contact: 2, career: 1 }, resumes: 0 },
  ]);
});

it('keeps merged ones as long as the one they were merged into, and no longer', async () => {
  await keepFor();
  const told = (name: string, touched: number, mergedInto: string | null = null) => ({
    name,
    touchedAt: daysAgo(touched),
    mergedInto,
  });
  const alive = await make(cms, 'contact', 'a@example.com', told('Alive', 1));
  await make(cms, 'contact', 'a@example.com', told('Old, merged into it', 500, alive));
  const over = await make(cms, 'contact', 'b@example.com', told('Over', 61));
  const between = await make(cms, 'contact', 'b@example.com', told('Merged into it', 59, over));
  await make(cms, 'contact', 'b@example.com', told('Merged by way of another', 59, between));
  await carryOut();
  expect(await names('contact')).toEqual(['Alive', 'Old, merged into it']);
});

it('removes a resume before its application, the file and everything about it', async () => {
  await keepFor();
  for (const email of ['old@example.com', 'young@example.com'])
    await sendApplication(cms, { fields: rightApplication(email) }).expect(200);
  const age = (email: string, days: number) =>
    cms.strapi.db
      .query(uids.career)
      .updateMany({ where: { email }, data: { receivedAt: daysAgo(days), touchedAt: new Date() } });
  await age('old@example.com', 41);
  await age('young@example.com', 39);
  const files = await storedResumes(cms.home);

  await carryOut();

  const find = (email: string) => cms.strapi.db.query(uids.career).findOne({ where: { email } });
  const gone = { resumeKey: null, resumeName: null, resumeType: null, resumeBytes: null, resumeHash: null };
  expect(await find('old@example.com')).toMatchObject({ name: 'Kavya Iyer', ...gone });
  expect(await find('young@example.com')).toMatchObject({ resumeName: 'resume.pdf' });
  await until(async () => ((await storedResumes(cms.home)).length === files.length - 1 ? true : undefined));
  expect(await lastRuns()).toMatchObject([{ resumes: 1 }]);

  await age('young@example.com', 300);
  await cms.strapi.db.query(uids.career).updateMany({ where: {}, data: { touchedAt: daysAgo(201) } });
  await carryOut();
  expect(await names('career')).toEqual([]);
  await until(async () => ((await storedResumes(cms.home)).length === files.length - 2 ? true : undefined));
  expect(await lastRuns()).toMatchObject([
    { removed: { career: 2 }, resumes: 1 },
    { removed: { career: 0 }, resumes: 1 },
  ]);
});

it('keeps for good what is to be kept for 0 days', async () => {
  await keepFor({ 'free-class': 0, contact: 0, career: 0, resume: 0, suspect: 0 });
  const touchedAt = daysAgo(9000);
  await make(cms, 'free-class', 'a@example.com', { touchedAt });
  await make(cms, 'contact', 'a@example.com', { touchedAt, isSuspect: true });
  await make(cms, 'career', 'a@example.com', { touchedAt, receivedAt: touchedAt, resumeKey: 'kept' });
  await carryOut();
  expect(await count(cms, uids['free-class'])).toBe(1);
  expect(await count(cms, uids.contact)).toBe(1);
  expect(await count(cms, uids.career, { resumeKey: 'kept' })).toBe(1);
});

it('removes many, each once, even if others do so at the same moment', async () => {
  await keepFor();
  const row = { email: 'a@example.com', name: 'Meera Rao', message: 'Hello', receivedAt: daysAgo(90) };
  const many = (length: number, touchedAt: Date) =>
    Array.from({ length }, () => ({ ...row, touchedAt, stage: 'new' }));
  await cms.strapi.db.query(uids.contact).createMany({ data: many(450, daysAgo(90)) });
  await cms.strapi.db.query(uids.contact).createMany({ data: many(5, daysAgo(1)) });
  await Promise.all([carryOut(), carryOut(), carryOut()]);
  expect(await count(cms, uids.contact)).toBe(5);
  const removed = (await lastRuns()).map((run) => run.removed.contact);
  expect(removed.reduce((sum, each) => sum + each, 0)).toBe(450);
});

it('is set by the super admin, in words that say what is wrong', async () => {
  const odd = { ...kept, contact: 29, career: 'many', suspect: 1.5 };
  const answer = await saving({ retentionDays: odd, notify: { ...notify, contact: ['nobody'] } });
  expect(answer.status).toBe(400);
  const { error } = answer.body as { error: { details: { errors: { path: string[]; message: string }[] } } };
  const faults = error.details.errors.map(({ path, message }) => [path.join('.'), message]);
  expect(Object.fromEntries(faults)).toMatchObject({
    'retentionDays.contact': 'Please give 0 (keep) or 30 to 3650 days.',
    'retentionDays.career': 'Please give a number of days.',
    'retentionDays.suspect': 'Please give a whole number of days.',
  });
  expect(JSON.stringify(faults)).toContain('A valid email address is required.');

  await keepFor({ contact: 77 });
  expect((await reading().expect(200)).body).toMatchObject({
    settings: {
      retentionDays: { ...kept, contact: 77 },
      notify: { 'free-class': ['admissions@lanternway.example'], contact: [], career: [] },
    },
  });
});

it('falls back to what is usual where nothing fit is stored', async () => {
  const store = cms.strapi.store({ type: 'plugin', name: 'enquiries', key: 'settings' });
  const usual = { 'free-class': 730, contact: 365, career: 365, resume: 180, suspect: 30 };
  for (const value of [null, 'broken', { retentionDays: { ...kept, contact: 1 }, notify }]) {
    await store.set({ value });
    expect((await reading().expect(200)).body).toMatchObject({
      settings: { retentionDays: usual, notify: { 'free-class': [], contact: [], career: [] } },
    });
  }
});

it('is seen by admissions and changed only by the super admin', async () => {
  const settings = { retentionDays: kept, notify };
  const roles = ['superAdmin', 'admissions', 'marketing', 'finance'] as const;
  const statuses = async (ask: (who: Staff) => request.Test) =>
    Promise.all(roles.map(async (who) => (await ask(who)).status));
  expect(await statuses(reading)).toEqual([200, 200, 403, 403]);
  expect(await statuses((who) => saving(settings, who))).toEqual([200, 403, 403, 403]);
  expect((await request(cms.url).get('/enquiries/settings')).status).toBe(401);
  expect((await request(cms.url).post('/enquiries/settings').send(settings)).status).toBe(401);
});
