// Databases: PostgreSQL, as fifty that come at once meet only where several write; SQLite lets one write at a time.
import { manyEnquiries } from '../env';
import { createTestHome, type TestHome } from '../start-cms';
import { expectOneMailEach } from './kept-once';
import { endServers, spawnServer, startServer } from './servers';
import { fillIn, inTurns, storedEnquiries, submit } from './submitting';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

const many = manyEnquiries;

/** For a machine with other work to do. */
const patienceMs = 600_000;

it(
  'takes many enquiries, fifty at a time and each of them twice, and has each once',
  async () => {
    const server = await spawnServer(home);
    const sent = Array.from({ length: many }, (_, index) =>
      fillIn(index % 2 === 0 ? 'free-class' : 'contact'),
    );
    const statuses = new Map<number, number>();
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const numbered = sent.map((filling, index) => ({ filling, isAtOnce: index % 4 < 2 }));
    await inTurns(numbered, 50, async ({ filling, isAtOnce }) => {
      const first = submit(server.url, filling);
      // A double click, or a repeat because the answer got lost.
      if (!isAtOnce) note(await first);
      const second = submit(server.url, filling);
      if (isAtOnce) note(await first);
      note(await second);
    });
    server.signal('SIGTERM');
    await server.ended;
    expect([...statuses]).toEqual([[200, 2 * many]]);

    const after = await startServer(home);
    const stored = await storedEnquiries(after);
    expect(stored.length).toBe(many);
    expect(new Set(stored.map(({ email }) => email)).size).toBe(many);
    await expectOneMailEach(after);
    await after.stop();
  },
  patienceMs,
);
