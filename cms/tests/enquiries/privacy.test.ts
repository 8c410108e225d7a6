// Databases: PostgreSQL, as rows are found by searching texts; a story erases a person on SQLite.
import request from 'supertest';
import { closeAccount, exportData } from '@lanternway/contracts/accounts/accounts';
import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { type Erased, type PrivacyFindings } from '@lanternway/contracts/enquiries/staff-privacy';
import { call, logIn, newParent, password, plentiful, statusOf } from '../accounts/parent';
import { until } from '../mailer/mails';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { addClass, addEvent, count, daysAgo, make, storedResumes, uids, wholeDatabase } from './made';
import { rightApplication, sendApplication } from './sending';

const cms = serveCms(plentiful);
let staff: Record<Staff, string>;

beforeAll(async () => {
  staff = await logInStaff(cms);
});

function ask(what: 'find' | 'export' | 'erase', body: object, who: Staff = 'admissions') {
  return request(cms.url).post(`/enquiries/privacy/${what}`).set('Authorization', staff[who]).send(body);
}

const find = async (email: string) => (await ask('find', { email }).expect(200)).body as PrivacyFindings;

const erase = async (email: string, reason = 'The parent asked us by mail.') =>
  (await ask('erase', { email, confirm: email, reason }).expect(200)).body as Erased;

/** A parent with an account who has asked for a class, written to us and applied for a job. */
async function newFamily(name: string) {
  const email = await newParent(cms, name);
  const freeClass = await make(cms, 'free-class', email, { notes: 'After school, please.' });
  const message = await make(cms, 'contact', email);
  await sendApplication(cms, { fields: rightApplication(email) }).expect(200);
  await addEvent(cms, freeClass, {
    note: `Called, asked to write to ${email}.`,
    byId: 1,
    byName: 'Divya Nair',
  });
  await addClass(cms, freeClass, daysAgo(-3));
  // The mail about the application comes from the outbox a moment later.
  await until(async () =>
    (await count(cms, uids.career, { email, announcedAt: { $notNull: true } })) === 1 ? true : undefined,
  );
  return { email, freeClass, message };
}

it('finds the enquiries of all kinds, the account, and what else is kept under an address', async () => {
  const { email, freeClass } = await newFamily('found');
  const findings = await find(` ${email.toUpperCase()} `);
  expect(findings).toMatchObject({ email, account: { name: 'Priya Sharma' }, history: [] });
  expect(findings.enquiries.map(({ kind }) => kind).sort()).toEqual(['career', 'contact', 'free-class']);
  expect(findings.enquiries).toContainEqual(
    expect.objectContaining({ id: freeClass, email, name: 'Asha Rao' }),
  );
  // The mail with the registration code, and the one about the application.
  expect(findings.others).toContainEqual({ what: 'Mails sent', count: 2 });
  expect(await find('nobody.at.all@example.com')).toEqual({
    email: 'nobody.at.all@example.com',
    enquiries: [],
    account: null,
    others: [],
    history: [],
  });
});

it('hands over everything as a file, and remembers who did', async () => {
  const { email } = await newFamily('exported');
  const { headers, text } = await ask('export', { email }).expect(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="personal-data-[\d-]{10}\.json"$/);
  expect(headers['cache-control']).toBe('private, no-store');
  const data = JSON.parse(text) as { enquiries: Record<string, unknown>[] };
  expect(data).toMatchObject({
    email,
    account: { username: 'Priya Sharma', email },
    mails: [{ what: 'Application: received' }, { what: 'Code to register' }],
    mentions: expect.stringContaining('not handed over') as string,
  });
  const [freeClass, message, application] = ['Free class', 'Message', 'Application'].map((kind) =>
    data.enquiries.find((enquiry) => enquiry['kind'] === kind),
  );
  expect(freeClass).toMatchObject({
    name: 'Asha Rao',
    course: 'math',
    grade: 4,
    parentEmail: email,
    notes: 'After school, please.',
    stage: 'new',
    class: { state: 'scheduled', zone: 'Asia/Kolkata', minutes: 45 },
    timeline: [{ what: 'note', note: `Called, asked to write to ${email}.`, by: 'staff' }],
  });
  expect(message).toMatchObject({ email, message: 'Do you teach on Sundays?', timeline: [] });
  expect(application).toMatchObject({
    email,
    mobileNo: '+919800054321',
    resumeName: 'resume.pdf',
    resumeType: 'application/pdf',
  });
  // Internal data: where a file is stored, how repeats are recognised, which member of staff it was.
  expect(text).not.toMatch(/resumeKey|repeatKey|searchText|Divya|\$2[aby]\$/);
  expect((await find(email)).history).toMatchObject([{ what: 'exported', by: 'Admissions', reason: null }]);
});

it('hands over the privacy policy that was accepted, in its words, also once it is gone from the site', async () => {
  const title = 'Privacy Policy';
  const text = (words: string) => [{ type: 'text' as const, text: words }];
  const { documentId } = await cms.strapi.documents('api::policy.policy').create({
    data: {
      title,
      document: 'privacy',
      version: 1,
      effectiveOn: '2025-09-04',
      summary: [{ value: '14 days', label: 'to answer you' }],
      body: [
        { type: 'heading', level: 2, children: text('What we keep') },
        {
          type: 'list',
          format: 'unordered',
          children: [{ type: 'list-item', children: text('Your name.') }],
        },
        {
          type: 'paragraph',
          children: [
            ...text('Ask us at '),
            { type: 'link', url: 'mailto:a@example.com', rel: '', target: '', children: text('our address') },
            ...text('.'),
          ],
        },
      ],
    },
    status: 'published',
  });
  await cms.strapi.documents('api::policy.policy').delete({ documentId });
  const email = await newParent(cms, 'consent');
  await make(cms, 'free-class', email, { policyVersion: 1 });
  await make(cms, 'contact', email, { policyVersion: null });
  const consent = {
    policyVersion: 1,
    privacyPolicy: {
      title,
      version: 1,
      inForceFrom: '2025-09-04',
      address: expect.stringMatching(/^https?:\/\/.+\/privacy\/versions\/1$/) as string,
      text: '14 days: to answer you\n\nWhat we keep\n\n- Your name.\n\nAsk us at our address (mailto:a@example.com).',
    },
  };
  const ofStaff = (await ask('export', { email }).expect(200)).body as { enquiries: object[] };
  expect(ofStaff.enquiries).toMatchObject([consent, { policyVersion: null, privacyPolicy: null }]);
  const { token } = await logIn(cms, email);
  const ofParent = await call(cms, exportData, undefined, token);
  expect(JSON.stringify(ofParent.body)).toContain('What we keep');
});

it('erases without a trace in any table or folder, and keeps everyone else’s data', async () => {
  const { email, freeClass } = await newFamily('erased');
  const present = await logIn(cms, email);
  const other = await make(cms, 'free-class', 'other.parent@example.com', {
    notes: `Friends of ${email.toUpperCase()}`,
  });
  await addEvent(cms, other, { note: `${email} told them of us.` });
  // Merged with the other's, and another merged into theirs: both sides mention it.
  await addEvent(cms, freeClass, { what: 'merge', facts: { change: 'took', name: 'Asha', id: other } });
  await addEvent(cms, other, {
    what: 'merge',
    facts: { change: 'went', name: 'Asha of Erased', id: freeClass },
  });
  await cms.strapi.db.query(uids['free-class']).updateMany({
    where: { documentId: other },
    data: { mergedInto: freeClass },
  });
  const files = await storedResumes(cms.home);
  expect(await wholeDatabase(cms)).toContain(email);
  // The numbers count a family some seconds after it has changed.
  await cms.strapi.plugin('insight').service<{ catchUp: () => Promise<void> }>('people').catchUp();

  expect(await erase(email, `The parent, ${email}, asked us to.`)).toEqual({
    enquiries: 3,
    resumes: 1,
    classes: 1,
    isAccountClosed: true,
    others: [
      { what: 'Steps from the first form to the payment', count: 1 },
      { what: 'Notes and messages of others that name the address', count: 2 },
      { what: 'Mails sent', count: 2 },
    ],
  });

  const left = await wholeDatabase(cms);
  expect(left).not.toContain(email);
  expect(left).not.toContain('asha of erased');
  await until(async () => ((await storedResumes(cms.home)).length === files.length - 1 ? true : undefined));
  expect(await statusOf(cms, present)).toBe(401);
  expect(await count(cms, uids.event, { enquiryId: freeClass })).toBe(0);
  expect(await count(cms, uids.class, { enquiryId: freeClass })).toBe(0);
  expect(
    await cms.strapi.db.query(uids['free-class']).findOne({ where: { documentId: other } }),
  ).toMatchObject({
    parentEmail: 'other.parent@example.com',
    notes: 'Friends of (erased)',
    mergedInto: null,
  });
  expect(await cms.strapi.db.query(uids.event).findMany({ where: { enquiryId: other } })).toMatchObject([
    { note: '(erased) told them of us.' },
  ]);

  expect(await erase(email)).toEqual({
    enquiries: 0,
    resumes: 0,
    classes: 0,
    isAccountClosed: false,
    others: [],
  });
  expect(await find(email)).toMatchObject({
    enquiries: [],
    account: null,
    history: [{ what: 'erased', by: 'Admissions', reason: 'The parent, (erased), asked us to.' }],
  });
});

it('erases nobody whose address only looks alike', async () => {
  await make(cms, 'contact', 'a_b%c@example.com');
  const spared = await make(cms, 'contact', 'axbyyc@example.com', { message: 'Ask aXbyyc@example.com.' });
  expect(await erase('a_b%c@example.com')).toMatchObject({ enquiries: 1, others: [] });
  expect(await cms.strapi.db.query(uids.contact).findOne({ where: { documentId: spared } })).toMatchObject({
    message: 'Ask aXbyyc@example.com.',
  });
});

it('erases nothing before the address was typed twice alike and a reason was given', async () => {
  const email = 'typed.once@example.com';
  await make(cms, 'contact', email);
  const reason = 'Asked.';
  for (const [body, sentence] of [
    [{ email, confirm: 'typed.twice@example.com', reason }, deskSentences.confirmMismatch],
    [{ email, reason }, 'Please type the address once more.'],
    [{ email, confirm: email, reason: '  ' }, 'Please say why.'],
    [{ email: { $ne: null }, confirm: email, reason }, 'A valid email address is required.'],
  ] as const) {
    const answer = await ask('erase', body);
    expect([answer.status, (answer.body as { error: { message: string } }).error.message]).toEqual([
      400,
      sentence,
    ]);
  }
  expect(await count(cms, uids.contact, { email })).toBe(1);
});

it('erases nothing at all where one part of the product cannot', async () => {
  const { email } = await newFamily('kept');
  const files = await storedResumes(cms.home);
  const present = await logIn(cms, email);
  let isLocked = true;
  cms.strapi
    .plugin('accounts')
    .service<{ register: (provider: object) => void }>('personalData')
    .register({
      name: 'safe',
      title: 'Safe',
      count: () => Promise.resolve(0),
      read: () => Promise.resolve(null),
      erase: () => (isLocked ? Promise.reject(new Error('The safe is locked.')) : Promise.resolve()),
    });
  await ask('erase', { email, confirm: email, reason: 'Asked.' }).expect(500);
  isLocked = false;
  expect(await find(email)).toMatchObject({ enquiries: [{}, {}, {}], account: {}, history: [] });
  expect(await storedResumes(cms.home)).toEqual(files);
  expect(await statusOf(cms, present)).toBe(200);
});

it('gives a parent with an account the same: to download, and gone when they close it', async () => {
  const { email } = await newFamily('himself');
  const { token } = await logIn(cms, email);
  const { body } = await call(cms, exportData, {}, token);
  const { data } = body as { data: { enquiries: { kind: string }[] } };
  expect(data.enquiries.map(({ kind }) => kind).sort()).toEqual(['Application', 'Free class', 'Message']);
  expect((await call(cms, closeAccount, { password }, token)).status).toBe(200);
  expect(await find(email)).toMatchObject({ enquiries: [], account: null });
});

it('is only for people with the permission', async () => {
  const body = { email: 'nobody@example.com', confirm: 'nobody@example.com', reason: 'Asked.' };
  for (const what of ['find', 'export', 'erase'] as const) {
    const statuses = await Promise.all(
      (['superAdmin', 'admissions', 'marketing', 'finance'] as const).map(
        async (who) => (await ask(what, body, who)).status,
      ),
    );
    expect([what, ...statuses]).toEqual([what, 200, 200, 403, 403]);
    expect((await request(cms.url).post(`/enquiries/privacy/${what}`).send(body)).status).toBe(401);
  }
});
