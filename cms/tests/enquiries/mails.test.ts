// Databases: SQLite, as it is about what mails say.
import { contact, freeClass, honeypotField } from '@lanternway/contracts/enquiries/site';
import { mailsTo, plentiful, untilMail } from '../accounts/parent';
import { findRows, mailUid, until, untilState } from '../mailer/mails';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { newSender, rightCodingClass, rightFreeClass, rightMessage, sendJson } from './sending';
import { careerService, contactUid, freeClassUid, onlyRow, rowsOf, untilAnnounced } from './stored';

let home: TestHome;
let cms: Cms;

const brandMailbox = 'hello@lanternway.example';

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home, plentiful);
  await cms.strapi.db.query('api::site-setting.site-setting').create({
    data: {
      brandName: 'Lanternway',
      email: brandMailbox,
      tagline: 'Where education meets dedication.',
      publishedAt: new Date(),
    },
  });
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

afterEach(() => jest.restoreAllMocks());

async function notify(addresses: Record<string, string[]>): Promise<void> {
  const store = cms.strapi.store({ type: 'plugin', name: 'enquiries', key: 'settings' });
  await store.set({
    value: {
      retentionDays: { 'free-class': 0, contact: 0, career: 0, resume: 0, suspect: 30 },
      notify: { 'free-class': [], contact: [], career: [], ...addresses },
    },
  });
}

/** The mail to a member of staff that contains these words. */
const staffMailAbout = (to: string, words: string) =>
  until(async () => (await mailsTo(cms, to)).find(({ text }) => text.includes(words)));

it('mails the parent what has arrived and what happens next', async () => {
  const email = newSender('priya');
  await sendJson(cms, freeClass.path, { ...rightCodingClass(email), name: "Meera O'Neil" }).expect(200);
  const { subject, text, html } = await untilMail(cms, email, 1);
  expect(subject).toBe('We have your free class request');
  for (const words of [
    "Thanks Meera O'Neil, we'll contact you to schedule your free coding class.",
    "Student: Meera O'Neil",
    'Course: Coding',
    'Age: 11',
    `Parent email: ${email}`,
    'Parent phone: +1 4155550123',
    'What happens next',
  ]) {
    expect(text).toContain(words);
  }
  expect(html).toContain('Meera O&#39;Neil');
  expect(text).not.toContain('Grade');
});

it('does not send a stranger what another person typed under their address', async () => {
  const email = newSender('stranger');
  const advert = 'Win at https://evil.example <b>now</b>';
  await sendJson(cms, freeClass.path, { ...rightFreeClass(email), notes: advert }).expect(200);
  await sendJson(cms, contact.path, { ...rightMessage(email), message: advert }).expect(200);
  await untilMail(cms, email, 2);
  for (const { text, html } of await mailsTo(cms, email)) expect(text + html).not.toContain('evil.example');
});

it('confirms a message and an application', async () => {
  const writer = newSender('writer');
  await sendJson(cms, contact.path, rightMessage(writer)).expect(200);
  expect((await untilMail(cms, writer, 1)).subject).toBe('We have your message');

  const applicant = newSender('applicant');
  const request = { name: 'Kavya Iyer', email: applicant, mobileNo: '+919800054321', course: 'HR' };
  const resume = { key: 'k', name: 'My CV.PDF', type: 'application/pdf', bytes: 9, hash: 'h' };
  await careerService(cms).career(request, resume, { origin: {}, isSuspect: false, idempotencyKey: null });
  const { subject, text } = await untilMail(cms, applicant, 1);
  expect(subject).toBe('We have your application');
  expect(text).toContain('Role: HR');
  expect(text).toContain('Resume: received (pdf)');
});

it('mails the staff that the settings name, with the facts and a link to the desk', async () => {
  await notify({ 'free-class': ['asha@desk.example', 'ravi@desk.example'], contact: ['ravi@desk.example'] });
  const parent = newSender('parent');
  const writer = newSender('writer');
  await sendJson(cms, freeClass.path, {
    ...rightFreeClass(parent),
    notes: 'She <i>loves</i> numbers.',
    origin: { page: '/courses/math', campaign: { source: 'newsletter' } },
  }).expect(200);
  await sendJson(cms, contact.path, rightMessage(writer)).expect(200);

  const asha = await staffMailAbout('asha@desk.example', parent);
  for (const words of [
    'Free class, Asha Rao',
    'Grade: 4',
    'Phone: +91 9800012345',
    'She <i>loves</i> numbers.',
  ]) {
    expect(asha.text).toContain(words);
  }
  expect(asha.text).toContain('Came from: /courses/math, newsletter');
  expect(asha.html).toContain('She &lt;i&gt;loves&lt;/i&gt; numbers.');
  const { documentId } = await onlyRow(cms, freeClassUid, { parentEmail: parent });
  expect(asha.text).toMatch(
    new RegExp(`Open the admissions desk: .*/admin/plugins/enquiries(/free-class/${documentId})?\\n`),
  );
  expect((await staffMailAbout('ravi@desk.example', parent)).text).toContain('Free class, Asha Rao');
  expect((await staffMailAbout('ravi@desk.example', writer)).text).toContain('Do you teach on Sundays?');
  for (const { text } of await mailsTo(cms, 'asha@desk.example')) expect(text).not.toContain(writer);
  await notify({});
});

it('mails the mailbox of the brand if no staff are named', async () => {
  const writer = newSender('writer');
  await sendJson(cms, contact.path, rightMessage(writer)).expect(200);
  expect((await staffMailAbout(brandMailbox, writer)).subject).toMatch(
    /^New: Message, Meera Rao$|new enquiries$/,
  );
});

it('keeps nothing of what staff were sent once the mail is out', async () => {
  const writer = newSender('writer');
  await sendJson(cms, contact.path, rightMessage(writer)).expect(200);
  await staffMailAbout(brandMailbox, writer);
  const settled = await until(async () => {
    const rows = await findRows(cms, { recipient: brandMailbox });
    return rows.every(({ state }) => state === 'sent') ? rows : undefined;
  });
  expect(settled.length).toBeGreaterThan(0);
  expect(settled.map(({ content }) => content)).toEqual(settled.map(() => null));
});

it('mails nobody about suspected spam, and everyone once staff say that it is none', async () => {
  const email = newSender('suspect');
  await sendJson(cms, contact.path, { ...rightMessage(email), [honeypotField]: 'x' }).expect(200);
  const later = newSender('later');
  await sendJson(cms, contact.path, rightMessage(later)).expect(200);
  await untilAnnounced(cms, contactUid, { email: later });
  const { announcedAt, documentId } = await onlyRow(cms, contactUid, { email });
  expect(announcedAt).toBeNull();
  expect(await findRows(cms, { recipient: email })).toEqual([]);

  await cms.strapi.db.query(contactUid).updateMany({ where: { documentId }, data: { isSuspect: false } });
  const last = newSender('last');
  await sendJson(cms, contact.path, rightMessage(last)).expect(200);
  await untilState(cms, `enquiries.received.${documentId}`, 'sent');
});

interface Notifier {
  start: () => void;
  stop: () => Promise<void>;
}

const notifier = (): Notifier => cms.strapi.plugin('enquiries').service('notifier');

/** Stores enquiries without mails for now, like a process that is killed right after its answer. */
async function storeUnannounced(count: number, name: string): Promise<string[]> {
  await notifier().stop();
  const senders = Array.from({ length: count }, () => newSender(name));
  await Promise.all(
    senders.map((sender) => sendJson(cms, freeClass.path, rightFreeClass(sender)).expect(200)),
  );
  for (const row of await rowsOf(cms, freeClassUid, { parentEmail: { $in: senders } })) {
    expect(row.announcedAt).toBeNull();
  }
  return senders;
}

it('announces after a restart what was stored before it', async () => {
  const senders = await storeUnannounced(3, 'restart');
  await cms.stop();
  cms = await startCms(home, plentiful);
  for (const sender of senders) await untilMail(cms, sender, 1);
});

it('mails staff in batches: one mail of many enquiries, most of them only at the desk', async () => {
  await notify({ 'free-class': ['gather@desk.example'] });
  const senders = await storeUnannounced(30, 'many');
  notifier().start();
  await untilAnnounced(cms, freeClassUid, { parentEmail: { $in: senders } });
  const { subject, text } = await untilMail(cms, 'gather@desk.example', 1);
  expect(subject).toBe('30 new enquiries');
  expect(text).toContain('And 10 more');
  expect(text).toMatch(/desk: .*\/admin\/plugins\/enquiries\n/);
  expect(await mailsTo(cms, 'gather@desk.example')).toHaveLength(1);
  for (const sender of senders) await untilMail(cms, sender, 1);
  await notify({});
});

it('marks nothing as announced if the mails could not be queued, and tries again', async () => {
  const [sender = ''] = await storeUnannounced(1, 'fails');
  const outbox = cms.strapi.plugin('mailer').service<{ queueAll: () => Promise<void> }>('outbox');
  const failing = jest.spyOn(outbox, 'queueAll').mockRejectedValue(new Error('no outbox'));
  notifier().start();
  await until(() => Promise.resolve(failing.mock.calls.length > 0 ? true : undefined));
  await notifier().stop();
  expect(await onlyRow(cms, freeClassUid, { parentEmail: sender })).toMatchObject({ announcedAt: null });
  failing.mockRestore();
  notifier().start();
  await untilMail(cms, sender, 1);
  expect(await cms.strapi.db.query(mailUid).count({ where: { recipient: sender } })).toBe(1);
});

it('is not blocked by a row that has no real address', async () => {
  const data = {
    name: 'By hand',
    email: 'no address',
    message: 'Called',
    receivedAt: new Date(),
    touchedAt: new Date(),
  };
  const entry = { ...data, stage: 'new', isSuspect: false, version: 0 };
  const { documentId } = (await cms.strapi.db.query(contactUid).create({ data: entry })) as {
    documentId: string;
  };
  const sender = newSender('after');
  await sendJson(cms, contact.path, rightMessage(sender)).expect(200);
  await untilMail(cms, sender, 1);
  await untilAnnounced(cms, contactUid, { documentId });
});
