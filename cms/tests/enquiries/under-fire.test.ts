// Databases: PostgreSQL, as payments/under-fire.test.ts shows what SQLite keeps of a killed server, and here many write at once.
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { until } from '../mailer/mails';
import { createTestHome, type TestHome } from '../start-cms';
import { expectOneMailEach, expectStoredOnce } from './kept-once';
import { endServers, spawnServer, startServer } from './servers';
import { fillIn, inTurns, storedEnquiries, submit, type Filling } from './submitting';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

interface Life {
  url: string;
  signal: (name: NodeJS.Signals) => void;
  ended: Promise<unknown>;
}

/** Several clients send forms until the server is killed, some time after this many answers. */
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

/** For a machine with other work to do: the server starts six times. */
const patienceMs = 600_000;

it(
  'keeps every enquiry it has answered for, whenever it is killed, and takes the others when they come again',
  async () => {
    const sent: Filling[] = [];
    const instants = [3, 25, 90].map((answers) => [answers, Math.random() * 60] as const);
    for (const [answers, afterMs] of instants) {
      const server = await spawnServer(home);
      const { answered, unanswered } = await sendUntilKilled(server, answers, afterMs);
      expect([afterMs, answered.length >= answers]).toEqual([afterMs, true]);
      sent.push(...answered, ...unanswered);

      // All answered forms are stored; of the others, at most those that were being answered.
      const after = await startServer(home);
      const stored = new Set((await storedEnquiries(after)).map(({ email }) => email));
      expect(answered.filter(({ email }) => !stored.has(email))).toEqual([]);
      // Forms that got no answer are sent again, and so are a few of the others.
      await inTurns([...unanswered, ...answered.slice(-20)], 12, async (filling) => {
        expect(await submit(after.url, filling)).toBe(200);
      });
      await expectStoredOnce(after, home, sent);
      await expectOneMailEach(after);
      await after.stop();
    }
  },
  patienceMs,
);
