// Databases: PostgreSQL, as rows are written in batches, in SQL; the stories send every form on SQLite.
import {
  contact,
  contactReceived,
  freeClass,
  freeClassReceived,
  honeypotField,
} from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { newSender, rightCodingClass, rightFreeClass, rightMessage, sendJson } from './sending';
import { careerService, contactUid, freeClassUid, onlyRow, rowsOf, untilAnnounced } from './stored';

/** The same for everybody, also for what looks like a program. */
const freeClassTaken: object = {
  success: true,
  message: freeClassReceived.text,
  answerBy: expect.stringMatching(/^20.+Z$/) as string,
};

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home, plentiful);
  await publishPolicy(1, '2025-09-04');
  // In force while the forms that are sent now were opened.
  const { documentId } = await publishPolicy(3, '2025-10-01');
  await cms.strapi.documents('api::policy.policy').unpublish({ documentId });
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

afterEach(() => jest.restoreAllMocks());

function publishPolicy(version: number, effectiveOn: string): Promise<{ documentId: string }> {
  const paragraph = {
    type: 'paragraph' as const,
    children: [{ type: 'text' as const, text: 'We keep little.' }],
  };
  return cms.strapi.documents('api::policy.policy').create({
    data: { title: 'Privacy Policy', document: 'privacy', version, effectiveOn, body: [paragraph] },
    status: 'published',
  });
}

const origin = {
  variant: 'dialog',
  page: '/courses/math',
  referrer: 'search.example/results',
  campaign: { source: 'newsletter', medium: 'mail', unknown: 'x' },
  policyVersion: 3,
  filledInMs: 41_000,
  zone: 'Asia/Calcutta',
};

it('stores a request for a free class with everything that came with it, before it answers', async () => {
  const email = newSender('priya');
  const before = Date.now();
  const sent = {
    name: '  Meera Raman ',
    course: 'MATH',
    grade: '4',
    age: 9,
    parentEmail: ` ${email.toUpperCase()} `,
    parentPhone: '+919800012345',
    notes: 'After school.\nShe is shy.',
    origin,
  };
  const { status, body } = await sendJson(cms, freeClass.path, sent);
  // No waiting: the row is there as soon as the answer is.
  const row = await onlyRow(cms, freeClassUid, { parentEmail: email });

  expect([status, body]).toEqual([200, freeClassTaken]);
  expect(row).toMatchObject({
    name: 'Meera Raman',
    course: 'math',
    grade: 4,
    age: null,
    parentEmail: email,
    parentPhone: '+919800012345',
    notes: 'After school.\nShe is shy.',
    stage: 'new',
    version: 0,
    ownerId: null,
    nextStep: null,
    nextStepAt: null,
    mergedInto: null,
    isSuspect: false,
    searchText: `meera raman ${email} 919800012345`,
    phoneDigits: '919800012345',
    variant: 'dialog',
    page: '/courses/math',
    referrer: 'search.example/results',
    campaign: { source: 'newsletter', medium: 'mail' },
    policyVersion: 3,
    zone: 'Asia/Kolkata',
    replyBy: expect.any(String) as string,
  });
  for (const time of [row.receivedAt, row.touchedAt, row.createdAt, row.updatedAt, row.publishedAt]) {
    expect(new Date(time).getTime()).toBeGreaterThanOrEqual(before);
    expect(new Date(time).getTime()).toBeLessThanOrEqual(Date.now());
  }
  expect(row.documentId).toMatch(/^[a-z][a-z0-9]{23}$/);
  expect(row.repeatKey).toMatch(/^[0-9a-f]{64}$/);
});

it('stores a message', async () => {
  const email = newSender('contact');
  const sent = { ...rightMessage(email), origin: { ...origin, variant: 'connect' } };
  const { status, body } = await sendJson(cms, contact.path, sent);
  expect([status, body]).toEqual([200, { success: true, message: contactReceived.text }]);
  expect(await onlyRow(cms, contactUid, { email })).toMatchObject({
    name: 'Meera Rao',
    message: 'Do you teach on Sundays?',
    variant: 'connect',
    searchText: `meera rao ${email}`,
    phoneDigits: null,
  });
});

it('keeps only the field that belongs to the course', async () => {
  const email = newSender();
  await sendJson(cms, freeClass.path, { ...rightCodingClass(email), course: ' Coding ', grade: 99 }).expect(
    200,
  );
  expect(await onlyRow(cms, freeClassUid, { parentEmail: email })).toMatchObject({
    course: 'coding',
    age: 11,
    grade: null,
  });
});

it('takes a request without phone and notes, which the page does not ask for', async () => {
  const email = newSender();
  const sent = { ...rightFreeClass(email), notes: '  ', parentPhone: null };
  await sendJson(cms, freeClass.path, sent).expect(200);
  expect(await onlyRow(cms, freeClassUid, { parentEmail: email })).toMatchObject({
    parentPhone: null,
    phoneDigits: null,
    notes: null,
  });
});

it('records the privacy policy in force if the sender does not say which one they saw', async () => {
  await publishPolicy(4, '2999-01-01');
  await cms.stop();
  cms = await startCms(home, plentiful);
  const email = newSender();
  await sendJson(cms, freeClass.path, rightFreeClass(email)).expect(200);
  expect(await onlyRow(cms, freeClassUid, { parentEmail: email })).toMatchObject({ policyVersion: 1 });
});

it.each([
  ['was never published', 77],
  ['begins on a later day', 4],
])('notes the one in force where the sender names a version that %s', async (_why, policyVersion) => {
  const email = newSender();
  const sent = { ...rightFreeClass(email), origin: { ...origin, policyVersion } };
  await sendJson(cms, freeClass.path, sent).expect(200);
  expect(await onlyRow(cms, freeClassUid, { parentEmail: email })).toMatchObject({ policyVersion: 1 });
});

it('notes the version that a form showed while a newer one has just come into force', async () => {
  await publishPolicy(5, '2026-01-01');
  for (const policyVersion of [5, 1]) {
    const email = newSender();
    const sent = { ...rightFreeClass(email), origin: { ...origin, policyVersion } };
    await sendJson(cms, freeClass.path, sent).expect(200);
    expect(await onlyRow(cms, freeClassUid, { parentEmail: email })).toMatchObject({ policyVersion });
  }
});

it('leaves entries that are read as any other, and that only the desk changes', async () => {
  const email = newSender();
  await sendJson(cms, freeClass.path, rightFreeClass(email)).expect(200);
  await untilAnnounced(cms, freeClassUid, { parentEmail: email });
  const { documentId } = await onlyRow(cms, freeClassUid, { parentEmail: email });
  const documents = cms.strapi.documents(freeClassUid as 'api::policy.policy');
  const found = (await documents.findOne({ documentId })) as unknown as { parentEmail: string };
  expect(found.parentEmail).toBe(email);
  const data = { notes: 'Changed' } as object;
  const before = await onlyRow(cms, freeClassUid, { parentEmail: email });
  await expect(documents.update({ documentId, data })).rejects.toThrow('Nothing was changed.');
  expect(await onlyRow(cms, freeClassUid, { parentEmail: email })).toEqual(before);
});

describe('what looks like a program', () => {
  it.each([
    ['fills in the field that people do not see', { [honeypotField]: 'https://spam.example' }],
    ['fills it in with something odd', { [honeypotField]: { a: 1 } }],
    ['is done before anybody could have typed', { origin: { ...origin, filledInMs: 300 } }],
  ])('is kept as suspected spam and answered like anybody where it %s', async (_what, more) => {
    const email = newSender('suspect');
    const { status, body } = await sendJson(cms, freeClass.path, { ...rightFreeClass(email), ...more });
    expect([status, body]).toEqual([200, freeClassTaken]);
    expect(await onlyRow(cms, freeClassUid, { parentEmail: email })).toMatchObject({ isSuspect: true });
  });

  it.each([
    ['leaves that field empty', { [honeypotField]: ' ' }],
    ['says nothing of how it was filled in', {}],
    ['took two seconds', { origin: { filledInMs: 2000 } }],
    ['sends an origin that cannot be read', { origin: ['x', 7] }],
  ])('is nobody who %s', async (_what, more) => {
    const email = newSender('person');
    await sendJson(cms, freeClass.path, { ...rightFreeClass(email), ...more }).expect(200);
    expect(await onlyRow(cms, freeClassUid, { parentEmail: email })).toMatchObject({ isSuspect: false });
  });
});

it('asks to wait, and keeps nothing half, while the database does not take it', async () => {
  const email = newSender();
  const broken = () => {
    throw Object.assign(new Error(`insert … '${email}' - connection refused`), { code: 'ECONNREFUSED' });
  };
  // Strapi runs a weekly job some minutes after a database is made; its errors do not belong to this test.
  cms.strapi.cron.stop();
  const log = jest.spyOn(cms.strapi.log, 'error');
  jest.spyOn(cms.strapi.db, 'getConnection').mockImplementation(broken);
  const answer = await sendJson(cms, freeClass.path, rightFreeClass(email));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toMatchObject({ success: false, retryAfterS: 5 });
  // The error contains what a parent typed, and the log must not.
  expect(log.mock.calls.flat().map(String).join('\n')).not.toContain(email);
  jest.restoreAllMocks();

  await sendJson(cms, freeClass.path, rightFreeClass(email)).expect(200);
  expect(await rowsOf(cms, freeClassUid, { parentEmail: email })).toHaveLength(1);
});

it('accepts an application with its resume, and recognises a repeat of it', async () => {
  const email = newSender('applicant');
  const request = { name: 'Kavya Iyer', email, mobileNo: '+919800054321', course: 'HR' };
  const resume = {
    key: '2026/11/a',
    name: 'cv.pdf',
    type: 'application/pdf',
    bytes: 1200,
    hash: 'a'.repeat(64),
  };
  const arrival = { origin: {}, isSuspect: false, idempotencyKey: null };
  const take = (file: object) => careerService(cms).career(request, { ...resume, ...file }, arrival);

  const first = await take({});
  expect(first.kind).toBe('stored');
  expect(await take({ key: '2026/11/b' })).toMatchObject({ kind: 'repeat', id: first.id });
  const second = await take({ key: '2026/11/c', hash: 'b'.repeat(64) });
  expect(second.kind).toBe('stored');
  const rows = await rowsOf(cms, 'plugin::enquiries.career-application', { email });
  expect(rows.map(({ resumeKey }) => resumeKey)).toEqual(['2026/11/a', '2026/11/c']);
  expect(rows[0]).toMatchObject({
    resumeName: 'cv.pdf',
    resumeBytes: 1200,
    mobileNo: '+919800054321',
    course: 'HR',
  });
});
