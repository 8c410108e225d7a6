// Databases: both, as a killed server must have lost nothing in either.
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

/** On a machine that does other things besides: it starts six times. */
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

      // What stands there is what was answered, and at most what was being answered.
      const after = await startServer(home);
      const stored = new Set((await storedEnquiries(after)).map(({ email }) => email));
      expect(answered.filter(({ email }) => !stored.has(email))).toEqual([]);
      // The forms of those who got no answer send again; a few of the others do so too.
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
