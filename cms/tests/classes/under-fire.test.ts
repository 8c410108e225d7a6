// Databases: PostgreSQL, as payments/under-fire.test.ts shows what SQLite keeps of a killed server, and here many write at once.
import { randomUUID } from 'node:crypto';
import { freeClass, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import { endServers, spawnServer, startServer } from '../enquiries/servers';
import { newSender, rightFreeClass } from '../enquiries/sending';
import { freeClassUid } from '../enquiries/stored';
import { until } from '../mailer/mails';
import { createTestHome, type Cms, type TestHome } from '../start-cms';
import { addTeacher, askTimes, expectCalendar } from './teachers';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
  const cms = await startServer(home);
  for (let teacher = 0; teacher < 3; teacher += 1) await addTeacher(cms);
  await cms.stop();
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

/** Sends one request that chose a time. True if it was answered as stored. */
async function book(url: string, email: string, at: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}${freeClass.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: randomUUID() },
      body: JSON.stringify({ ...rightFreeClass(email), slot: { at, zone: 'Europe/London' } }),
    });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

interface Row {
  documentId: string;
  parentEmail: string;
  stage: string;
  announcedAt: string | null;
  wantedAt: string | null;
}

async function expectAllDecided(cms: Cms, answered: readonly string[]): Promise<void> {
  const requests = cms.strapi.db.query(freeClassUid);
  // Left by the killed server a while ago.
  await requests.updateMany({
    where: { wantedAt: { $notNull: true } },
    data: { wantedAt: new Date(Date.now() - 60_000) },
  });
  const rows = await until(async () => {
    const found = (await requests.findMany({})) as Row[];
    return found.every((row) => row.wantedAt === null && row.announcedAt !== null) ? found : undefined;
  });
  const stored = new Set(rows.map(({ parentEmail }) => parentEmail));
  expect(answered.filter((email) => !stored.has(email))).toEqual([]);

  const booked = rows.filter(({ stage }) => stage === 'scheduled').map(({ documentId }) => documentId);
  const live = await expectCalendar(cms);
  const places = live.filter(({ state }) => state === 'booked').map(({ enquiryId }) => enquiryId);
  expect(places.sort()).toEqual(booked.sort());
  const mails = (await cms.strapi.db.query('plugin::mailer.mail').findMany({})) as {
    kind: string;
    recipient: string;
  }[];
  // Each is told once: that the class is booked, or that the request is here.
  for (const { parentEmail, stage } of rows) {
    const own = mails.filter(({ recipient }) => recipient === parentEmail).map(({ kind }) => kind);
    const wanted = stage === 'scheduled' ? 'Free class scheduled' : 'Free class: request received';
    expect([parentEmail, own]).toEqual([parentEmail, [wanted]]);
  }
}

it('leaves each request with a time or with a parent who is told, whenever the server is killed', async () => {
  const answered: string[] = [];
  for (const answersBefore of [2, 15, 40]) {
    const server = await spawnServer(home);
    const { times } = await askTimes(server);
    let [count, isDead] = [0, false];
    const sendOn = async (_: unknown, start: number) => {
      // Some want the same time as others.
      for (let turn = start; !isDead; turn += 4) {
        const email = newSender('fire');
        if (await book(server.url, email, times[turn % times.length] ?? '')) {
          answered.push(email);
          count += 1;
        }
      }
    };
    const sending = Array.from({ length: 8 }, sendOn);
    await until(() => Promise.resolve(count >= answersBefore ? true : undefined));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    server.signal('SIGKILL');
    isDead = true;
    await Promise.all([server.ended, ...sending]);
    const after = await startServer(home);
    await expectAllDecided(after, answered);
    await after.stop();
  }
}, 600_000);
