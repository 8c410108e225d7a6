import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { career, enquiryKinds } from '@lanternway/contracts/enquiries';
import { plentiful } from '../accounts/parent';
import { startMailServer } from '../mailer/mail-server';
import { findRows, mailUid, until } from '../mailer/mails';
import { spawnCms, untilReady } from '../spawn-cms';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { pdfOf } from './documents';
import { multipart, multipartType } from './multipart';
import { filesOf } from './refusals';
import { fieldParts, resumePart, rightApplication } from './sending';
import {
  doubled,
  fillIn,
  hangUp,
  inTurns,
  mailsToSenders,
  storedEnquiries,
  submit,
  type Filling,
} from './submitting';

let home: TestHome;

beforeEach(async () => {
  home = await createTestHome();
});

afterEach(async () => {
  hangUp();
  await home.remove();
});

/** Waits until every enquiry that is stored has its mail, and checks that none has two. */
async function expectOneMailEach(cms: Cms): Promise<void> {
  const stored = await storedEnquiries(cms);
  const mails = await until(async () => {
    const found = await mailsToSenders(cms);
    return found.length >= stored.length ? found : undefined;
  });
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(stored.map(({ email }) => email).sort());
  expect(doubled(mails.map(({ key }) => key))).toEqual([]);
}

/** Checks that everything is stored, once, and its resume with it. */
async function expectStoredOnce(cms: Cms, sent: readonly Filling[]): Promise<void> {
  const stored = await storedEnquiries(cms);
  expect(stored.map(({ email }) => email).sort()).toEqual(sent.map(({ email }) => email).sort());
  const files = filesOf(home);
  for (const { email, resume } of sent) {
    if (resume === null) continue;
    const key = stored.find((row) => row.email === email)?.resumeKey ?? 'none';
    const file = files.find((name) => name.includes(path.basename(key))) ?? 'none';
    expect([email, readFileSync(path.join(home.folder, file)).equals(resume)]).toEqual([email, true]);
  }
}

interface Life {
  url: string;
  signal: (name: NodeJS.Signals) => void;
  ended: Promise<unknown>;
}

/** Sends one after the other from several sides until the server is killed, some time after so many answers. */
async function sendUntilKilled(server: Life, answersBefore: number, afterMs: number) {
  const [answered, unanswered]: [Filling[], Filling[]] = [[], []];
  let isDead = false;
  const sendOn = async (_: unknown, start: number) => {
    for (let turn = start; !isDead; turn += 1) {
      const filling = fillIn(enquiryKinds[turn % enquiryKinds.length] ?? 'contact');
      const status = await submit(server.url, filling);
      (status === 200 ? answered : unanswered).push(filling);
    }
  };
  const sending = Array.from({ length: 12 }, sendOn);
  await until(() => Promise.resolve(answered.length >= answersBefore ? true : undefined));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  server.signal('SIGKILL');
  isDead = true;
  await Promise.all([server.ended, ...sending]);
  return { answered, unanswered };
}

it('keeps every enquiry it has answered for, whenever it is killed, and takes the others when they come again', async () => {
  const sent: Filling[] = [];
  const instants = [3, 20, 45, 90].map((answers) => [answers, Math.random() * 60] as const);
  for (const [answers, afterMs] of instants) {
    const server = await spawnCms({ ...home.env, ...plentiful });
    await untilReady(server);
    const { answered, unanswered } = await sendUntilKilled(server, answers, afterMs);
    expect([afterMs, answered.length >= answers]).toEqual([afterMs, true]);
    sent.push(...answered, ...unanswered);

    // What stands there is what was answered, and at most what was being answered.
    const after = await startCms(home, plentiful);
    const stored = new Set((await storedEnquiries(after)).map(({ email }) => email));
    expect(answered.filter(({ email }) => !stored.has(email))).toEqual([]);
    // The forms of those who got no answer send again; a few of the others do so too.
    await inTurns([...unanswered, ...answered.slice(-20)], 12, async (filling) => {
      expect(await submit(after.url, filling)).toBe(200);
    });
    await expectStoredOnce(after, sent);
    await expectOneMailEach(after);
    await after.stop();
  }
});

interface Sweeping {
  sweep: () => Promise<void>;
}

it('has nothing of an upload that it was killed in, once an hour has gone by', async () => {
  const before = await startCms(home, plentiful);
  const kept = fillIn('career');
  expect(await submit(before.url, kept)).toBe(200);
  await before.stop();
  const whole = filesOf(home);

  const server = await spawnCms({ ...home.env, ...plentiful });
  await untilReady(server);
  const body = multipart([...fieldParts(rightApplication()), resumePart(pdfOf(3_000_000))]);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST ${career.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${multipartType}\r\nContent-Length: ${String(body.length)}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 2_000_000));
  await until(() => Promise.resolve(filesOf(home).length > whole.length ? true : undefined));
  server.signal('SIGKILL');
  await server.ended;
  socket.destroy();
  expect(filesOf(home).length).toBe(whole.length + 1);

  const after = await startCms(home, plentiful);
  const anHourAgo = new Date(Date.now() - 61 * 60_000);
  for (const file of filesOf(home)) utimesSync(path.join(home.folder, file), anHourAgo, anHourAgo);
  await after.strapi.plugin('enquiries').service<Sweeping>('resumes').sweep();
  expect(filesOf(home)).toEqual(whole);
  await expectStoredOnce(after, [kept]);
  await after.stop();
});

it('loses nothing while the mail server is away, and mails everybody once when it is back', async () => {
  const away = await startMailServer();
  await away.stop();
  const cms = await startCms(home, { ...plentiful, SMTP_URL: away.url });
  const sent = Array.from({ length: 60 }, (_, index) => fillIn(enquiryKinds[index % 3] ?? 'contact'));
  await inTurns(sent, 10, async (filling) => {
    expect(await submit(cms.url, filling)).toBe(200);
  });
  await expectStoredOnce(cms, sent);
  await expectOneMailEach(cms);
  await until(async () => (await findRows(cms, { fault: 'unreachable', claim: null }))[0]);
  expect(await findRows(cms, { state: { $ne: 'waiting' } })).toEqual([]);

  const back = await startMailServer(away.port);
  await until(async () => {
    // As the hour would let them be due.
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

const many = 5000;

it('takes five thousand enquiries, fifty at a time and each of them twice, and has five thousand', async () => {
  const server = await spawnCms({ ...home.env, ...plentiful });
  await untilReady(server);
  const sent = Array.from({ length: many }, (_, index) => fillIn(index % 2 === 0 ? 'free-class' : 'contact'));
  const statuses = new Map<number, number>();
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const numbered = sent.map((filling, index) => ({ filling, isAtOnce: index % 4 < 2 }));
  await inTurns(numbered, 50, async ({ filling, isAtOnce }) => {
    const first = submit(server.url, filling);
    // A double click, or the same again because the answer got lost.
    if (!isAtOnce) note(await first);
    const second = submit(server.url, filling);
    if (isAtOnce) note(await first);
    note(await second);
  });
  server.signal('SIGTERM');
  await server.ended;
  expect([...statuses]).toEqual([[200, 2 * many]]);

  const after = await startCms(home, plentiful);
  const stored = await storedEnquiries(after);
  expect(stored.length).toBe(many);
  expect(new Set(stored.map(({ email }) => email)).size).toBe(many);
  await expectOneMailEach(after);
  expect(readdirSync(path.join(home.folder, 'private', 'incoming'), { recursive: true })).toEqual([]);
  await after.stop();
});
