// Databases: PostgreSQL, as several servers share one database.
import { Client } from 'pg';
import { testDatabase } from '../env';
import { endServers, startServer } from '../enquiries/servers';
import { logInStaff } from '../staff';
import { createTestHome, type Cms, type TestHome } from '../start-cms';
import { builds, liveNote, liveRelease, liveTitles, planSiteBuilder, siteBuilderDid } from './publishing';
import {
  createServers,
  leftovers,
  patiently,
  strikeAt,
  untilStruck,
  type PublishingServer,
  type PublishingServers,
} from './publishing-servers';

/*
 * Two servers on one PostgreSQL and one site folder. Only one builds, and whatever happens to it, nothing older than
 * the live release goes live. SQLite allows only one server.
 */
const onPostgres = testDatabase === 'postgres' ? describe : describe.skip;

let home: TestHome;
/** Asleep: the server that a test can inspect. */
let cms: Cms;
let servers: PublishingServers;
let one: PublishingServer;
let other: PublishingServer;
const titles: string[] = [];

async function publish(where: PublishingServer): Promise<void> {
  const title = `Change ${String(titles.length + 1)}`;
  titles.push(title);
  await where.publish(title);
}

/** As a person does it: once more where the server is too busy. */
const press = (where: PublishingServer, id: string) =>
  patiently(async () => {
    const { status } = await where.write.tryPublish('category', id);
    if (status === 503) return undefined;
    expect(status).toBe(200);
    return true;
  });

const rowsOf = async (state: string) =>
  (await builds(cms)).filter((build) => build.state === state).map(({ number }) => number);

async function expectAllLive(): Promise<void> {
  const wanted = [...titles].sort().join();
  await patiently(async () => {
    if (liveRelease({ home }) === null || liveTitles({ home }).join() !== wanted) return undefined;
    return (await rowsOf('building')).length === 0 ? true : undefined;
  });
  expect(await rowsOf('live')).toEqual([liveNote({ home }).build]);
  await patiently(async () => {
    const kept = (await builds(cms)).filter(({ release }) => release !== null);
    const left = leftovers(
      home,
      kept.map(({ number }) => number),
    );
    return left.length === 0 ? true : undefined;
  });
}

/** As if its lease had run out, without the wait. */
const endLease = () =>
  cms.strapi.db
    .query('plugin::publisher.lease')
    .updateMany({ where: { name: 'builder' }, data: { until: new Date(0) } });

const holder = async (): Promise<number> => {
  const row = (await cms.strapi.db
    .query('plugin::publisher.lease')
    .findOne({ where: { name: 'builder' } })) as { holder: string | null } | null;
  return Number(row?.holder?.split(':')[1] ?? 0);
};

/** The server that builds now, and the other. */
const roles = async (): Promise<[PublishingServer, PublishingServer]> => {
  const pid = await patiently(async () => (await holder()) || undefined);
  return pid === one.pid ? [one, other] : [other, one];
};

/** A session of the database itself, without any server. */
async function inDatabase<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const address = new URL(home.env['DATABASE_URL'] ?? '');
  address.pathname = '/postgres';
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const endSessions = (client: Client) =>
  client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'cms'");

onPostgres('two servers with one site', () => {
  beforeAll(async () => {
    home = await createTestHome();
    cms = await startServer(home);
    const { marketing } = await logInStaff(cms);
    servers = createServers(home, marketing);
    [one, other] = [await servers.start(), await servers.start()];
    await expectAllLive();
  });

  afterEach(() => {
    planSiteBuilder({ home }, {});
    servers.wake();
  });

  afterAll(async () => {
    await servers.end();
    await endServers();
    await home.remove();
  });

  it('make of thirty that two people publish at once three releases at most', async () => {
    const before = liveNote({ home }).build;
    const drafts: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const title = `Change ${String(titles.length + 1)}`;
      titles.push(title);
      drafts.push(await one.write.create('category', { title, slug: `slug-${String(index)}` }));
    }
    const begunAt = Date.now();
    await Promise.all(drafts.map((id, index) => press(index % 2 === 0 ? one : other, id)));
    // On a busy machine they are not published at once: while they keep coming, there is a build every three seconds.
    const bursts = Math.floor((Date.now() - begunAt) / 3_000);
    await expectAllLive();
    expect(liveNote({ home }).build - before).toBeLessThanOrEqual(3 + bursts);
    const began = siteBuilderDid({ home }).filter(({ isCold }) => isCold !== undefined);
    expect(new Set(began.map(({ build }) => build)).size).toBe(began.length);
  });

  const moments = [
    ['before it names its release', { call: 'open', path: '_release.json', when: 'before' }],
    ['once it has named its release', { call: 'symlink', path: 'releases/', when: 'before' }],
    ['in the step before its release is live', { call: 'rename', path: '.next-', when: 'before' }],
  ] as const;

  it.each(moments)('let nobody switch who slept %s and was given up', async (_when, moment) => {
    const [builder, successor] = await roles();
    strikeAt(home, { ...moment, signal: 'SIGSTOP' });
    await publish(builder);
    expect(await untilStruck(home)).toBe(builder.pid);
    const slept = (await rowsOf('building'))[0] ?? 0;
    // The database ends a session that sleeps in a transaction, and so releases its lock.
    if (moment.call === 'rename') await inDatabase(endSessions);
    await patiently(() =>
      endLease().then(
        () => true as const,
        () => undefined,
      ),
    );
    await publish(successor);
    await expectAllLive();
    const live = liveRelease({ home });
    expect(liveNote({ home }).build).toBeGreaterThan(slept);
    builder.signal('SIGCONT');
    // When it answers again, it has noticed, and checks whether it may build.
    await publish(builder);
    await expectAllLive();
    expect((await builds(cms)).find(({ number }) => number === slept)?.state).toBe('broken');
    expect(live).not.toBeNull();
  });

  it('agree with the link where the database goes away in the moment of the switch, and comes back', async () => {
    const [builder] = await roles();
    strikeAt(home, { call: 'rename', path: '.next-', when: 'after', signal: 'SIGSTOP' });
    await publish(builder);
    await untilStruck(home);
    await inDatabase(async (client) => {
      await client.query('alter database cms allow_connections false');
      await endSessions(client);
      builder.signal('SIGCONT');
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await client.query('alter database cms allow_connections true');
    });
    await patiently(() =>
      expectAllLive().then(
        () => true as const,
        () => undefined,
      ),
    );
    await publish(builder);
    await expectAllLive();
  });

  it('go back once where two people go back at the same moment at each', async () => {
    const kept = (await builds(cms)).filter(({ state, release }) => state === 'replaced' && release !== null);
    const [first = 0, second = 0] = kept.map(({ number }) => number);
    const answers = await Promise.all([one.rollBack(first), other.rollBack(second)]);
    expect(answers).toEqual([200, 200]);
    const live = liveNote({ home }).build;
    expect([first, second]).toContain(live);
    expect(await rowsOf('live')).toEqual([live]);
    const twice = await Promise.all([
      one.rollBack(first + second - live),
      other.rollBack(first + second - live),
    ]);
    expect(twice.sort()).toEqual([200, 409]);
    await publish(other);
    await expectAllLive();
  });

  it('go on where each of them is killed in turn, though the clock of a third is half a minute ahead', async () => {
    planSiteBuilder({ home }, { waitAt: 'pages' });
    const [builder, left] = await roles();
    await publish(left);
    await patiently(async () => ((await rowsOf('building')).length === 1 ? true : undefined));
    builder.signal('SIGKILL');
    await builder.ended;
    planSiteBuilder({ home }, {});
    await expectAllLive();
    const third = await servers.start({ CLOCK_AHEAD_MS: '30000' });
    [one, other] = [left, third];
    await Promise.all([publish(left), publish(third)]);
    await expectAllLive();
    left.signal('SIGKILL');
    await left.ended;
    await publish(third);
    await expectAllLive();
  });
});
