// Databases: PostgreSQL, as a server is killed, as it may be in production.
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { startMailServer } from '../mailer/mail-server';
import { findRows, mailUid, until } from '../mailer/mails';
import { createTestHome, type TestHome } from '../start-cms';
import { expectOneMailEach, expectStoredOnce } from './kept-once';
import { endServers, startServer } from './servers';
import { fillIn, inTurns, mailsToSenders, submit } from './submitting';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

it('loses nothing while the mail server is away, and mails everybody once when it is back', async () => {
  const away = await startMailServer();
  await away.stop();
  const cms = await startServer(home, { SMTP_URL: away.url });
  const sent = Array.from({ length: 60 }, (_, index) => fillIn(enquiryKinds[index % 3] ?? 'contact'));
  await inTurns(sent, 10, async (filling) => {
    expect(await submit(cms.url, filling)).toBe(200);
  });
  await expectStoredOnce(cms, home, sent);
  await expectOneMailEach(cms);
  await until(async () => (await findRows(cms, { fault: 'unreachable', claim: null }))[0]);
  expect(await findRows(cms, { state: { $ne: 'waiting' } })).toEqual([]);

  const back = await startMailServer(away.port);
  await until(async () => {
    // As if an hour had passed and they were due.
    const waiting = { state: 'waiting', claim: null };
    await cms.strapi.db.query(mailUid).updateMany({ where: waiting, data: { nextAttemptAt: new Date() } });
    const isDone = (await mailsToSenders(cms)).every(({ state }) => state === 'sent');
    return isDone ? true : undefined;
  });
  await cms.stop();
  const toSenders = back.arrived.filter(({ to }) => sent.some(({ email }) => email === to));
  expect(toSenders.map(({ to }) => to).sort()).toEqual(sent.map(({ email }) => email).sort());
  await back.stop();
});
