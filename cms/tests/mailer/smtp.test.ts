// Databases: SQLite, as it is about what is said to a mail server.
import request from 'supertest';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { startMailServer, type MailServer } from './mail-server';
import { findRows, mailUid, queueMail, until, untilState } from './mails';

let home: TestHome;
let cms: Cms;
let server: MailServer;

beforeAll(async () => {
  home = await createTestHome();
  server = await startMailServer();
  await start();
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
  await home.remove();
});

async function start(): Promise<void> {
  cms = await startCms(home, { SMTP_URL: server.url, MAIL_FROM: 'post@lanternway.example' });
}

async function restart(): Promise<void> {
  await cms.stop();
  await start();
}

/** Makes a waiting mail due now, as if time had passed. */
const makeDue = (key: string) =>
  cms.strapi.db
    .query(mailUid)
    .updateMany({ where: { key, state: 'waiting' }, data: { nextAttemptAt: new Date() } });

const arrivedFor = (to: string) => server.arrived.filter((mail) => mail.to === to);

it('hands a mail to the mail server, in both forms and with what is attached', async () => {
  await queueMail(cms, {
    key: 'by smtp',
    subject: 'A subject\r\nBcc: somebody@example.com',
    attachments: [{ filename: 'a.ics', contentType: 'text/calendar', base64: 'QUJD' }],
  });
  await untilState(cms, 'by smtp', 'sent');
  const [mail] = arrivedFor('parent@example.com');
  expect(mail?.raw).toMatch(/^From: localhost <post@lanternway\.example>\r?$/m);
  expect(mail?.raw).toMatch(/^To: parent@example\.com\r?$/m);
  expect(mail?.raw).toMatch(/^Subject: A subject Bcc: somebody@example\.com\r?$/m);
  expect(mail?.raw).toMatch(/^Message-ID: <[0-9a-f]{40}@localhost>\r?$/m);
  expect(mail?.raw).toMatch(/^Content-Type: text\/plain/m);
  expect(mail?.raw).toMatch(/^Content-Type: text\/html/m);
  expect(mail?.raw).toContain('filename=a.ics');
});

it('comes from the brand of the site settings', async () => {
  const uid = 'api::site-setting.site-setting';
  await cms.strapi.db.query(uid).create({
    data: { brandName: 'Lighthouse', email: 'hello@lighthouse.example', publishedAt: new Date() },
  });
  // Without a restart the settings would be read again after a minute.
  await restart();
  await queueMail(cms, { key: 'branded', to: 'branded@example.com' });
  await untilState(cms, 'branded', 'sent');
  const [mail] = arrivedFor('branded@example.com');
  expect(mail?.raw).toMatch(/^From: Lighthouse <post@lanternway\.example>\r?$/m);
  expect(mail?.raw).toContain('Hello from Lighthouse');
});

it('gives up at once on an address that the mail server refuses', async () => {
  await queueMail(cms, { key: 'nobody', to: 'nobody@example.com', isSecret: true });
  const row = await untilState(cms, 'nobody', 'failed');
  expect(row).toMatchObject({ attempts: 1, fault: 'refusedAddress', content: null });
});

it('gives up at once on a mail that the mail server refuses', async () => {
  await queueMail(cms, { key: 'spam', to: 'spam@example.com' });
  expect(await untilState(cms, 'spam', 'failed')).toMatchObject({ attempts: 1, fault: 'refusedMail' });
});

it('tries again later where the mail server says later', async () => {
  await queueMail(cms, { key: 'full', to: 'full@example.com' });
  const row = await until(async () => (await findRows(cms, { key: 'full', fault: 'busy' }))[0]);
  expect(row).toMatchObject({ state: 'waiting', claim: null });
  await makeDue('full');
  await until(async () => (await findRows(cms, { key: 'full', attempts: 2, claim: null }))[0]);
});

it('delivers once the mail server is back, and knows the mail by the same name', async () => {
  const { port } = server;
  await server.stop();
  await queueMail(cms, { key: 'while down', to: 'down@example.com' });
  await until(async () => (await findRows(cms, { key: 'while down', fault: 'unreachable', claim: null }))[0]);

  server = await startMailServer(port);
  await makeDue('while down');
  const row = await untilState(cms, 'while down', 'sent');
  expect(row.fault).toBeNull();
  expect(row.attempts).toBeGreaterThan(1);
  expect(arrivedFor('down@example.com')).toHaveLength(1);
});

it('lets no slow mail block the others', async () => {
  await queueMail(cms, { key: 'slow', to: 'slow@example.com' });
  await until(() => Promise.resolve(server.offered.find(({ to }) => to === 'slow@example.com')));
  for (const name of ['a', 'b', 'c', 'd']) {
    await queueMail(cms, { key: `quick ${name}`, to: `${name}@example.com` });
  }
  for (const name of ['a', 'b', 'c', 'd']) await untilState(cms, `quick ${name}`, 'sent');
  expect(await findRows(cms, { key: 'slow', state: 'waiting' })).toHaveLength(1);
  server.release();
  await untilState(cms, 'slow', 'sent');
});

it('ends only when the mail under way has ended', async () => {
  await queueMail(cms, { key: 'at the end', to: 'slow@last.example' });
  await until(() => Promise.resolve(server.offered.find(({ to }) => to === 'slow@last.example')));
  const stopping = cms.stop();
  setTimeout(server.release, 300);
  await stopping;
  await start();
  expect(await untilState(cms, 'at the end', 'sent')).toMatchObject({ attempts: 1 });
});

it('shows nobody an outbox', async () => {
  for (const path of ['/_outbox', '/_outbox.json', '/_outbox/1', '/_outbox/1/html']) {
    const { text, status } = await request(cms.url).get(path);
    const elsewhere = await request(cms.url).get('/nowhere');
    expect([status, text]).toEqual([elsewhere.status, elsewhere.text]);
  }
});
