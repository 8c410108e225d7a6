// Databases: PostgreSQL, as several servers share one database.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase } from '../env';
import { startServer } from '../enquiries/servers';
import { until } from '../mailer/mails';
import { startObjectStore, type ObjectStore } from '../object-store';
import { logInStaff } from '../staff';
import { createTestHome, type TestHome } from '../start-cms';
import {
  createServers,
  patiently,
  type PublishingServer,
  type PublishingServers,
} from './publishing-servers';

/*
 * Two servers on one PostgreSQL and one bucket, each with a folder of its own, as on two machines. The first one publishes. SQLite
 * allows only one server.
 */
const onPostgres = testDatabase === 'postgres' ? describe : describe.skip;

let store: ObjectStore;
let home: TestHome;
let servers: PublishingServers;
/** The folder of the second machine. */
let elsewhere: string;
let one: PublishingServer;
let other: PublishingServer;

const bucket = 'school-releases';

const liveIn = (folder: string): string | null => {
  try {
    return path.basename(readlinkSync(path.join(folder, 'site', 'current')));
  } catch {
    return null;
  }
};

const releasesIn = (folder: string): string[] => {
  try {
    return readdirSync(path.join(folder, 'site', 'releases')).sort();
  } catch {
    return [];
  }
};

const isReady = async ({ url }: PublishingServer): Promise<boolean> =>
  (await fetch(`${url}/_health/ready`)).status === 204;

const shows = async ({ url }: PublishingServer, title: string): Promise<boolean> =>
  (await (await fetch(`${url}/blog/category/${title.toLowerCase()}`)).text()).includes(`<h1>${title}</h1>`);

const untilShown = (where: PublishingServer, title: string): Promise<true> =>
  patiently(async () => ((await shows(where, title)) ? true : undefined));

/** The home page of a server is whole, whatever happens to it. */
async function expectWhole({ url }: PublishingServer): Promise<void> {
  const answer = await fetch(`${url}/faq`);
  expect([answer.status, (await answer.text()).endsWith('</html>')]).toEqual([200, true]);
}

const startWeb = () => servers.start({ DATA_DIR: elsewhere, ROLE: 'web', PUBLISHER: 'off' });

onPostgres('releases in a bucket', () => {
  beforeAll(async () => {
    store = await startObjectStore([bucket]);
    home = await createTestHome();
    elsewhere = mkdtempSync(path.join(tmpdir(), 'lanternway-elsewhere-'));
    const before = await startServer(home);
    const { marketing } = await logInStaff(before);
    await before.stop();
    home.env = { ...home.env, ...store.variables, RELEASES_S3_BUCKET: bucket };
    servers = createServers(home, marketing);
    one = await servers.start();
    await patiently(() => Promise.resolve(liveIn(home.folder) ?? undefined));
  });

  afterAll(async () => {
    await servers.end();
    await store.stop();
    await home.remove();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  it('reach a new server with an empty folder, which is ready only then', async () => {
    await one.publish('Algebra');
    await untilShown(one, 'Algebra');
    await store.whileAway(async () => {
      other = await startWeb();
      expect(await isReady(other)).toBe(false);
      expect((await fetch(other.url)).status).toBe(503);
    });
    await patiently(async () => ((await isReady(other)) ? true : undefined));
    expect(await shows(other, 'Algebra')).toBe(true);
    expect(liveIn(elsewhere)).toBe(liveIn(home.folder));
    const page = (folder: string) => path.join(folder, 'site', 'current', 'faq', 'index.html');
    expect(readFileSync(page(elsewhere))).toEqual(readFileSync(page(home.folder)));
    // Browsers and proxies compare it, whichever server they ask.
    expect(statSync(page(elsewhere)).mtime).toEqual(statSync(page(home.folder)).mtime);
    await patiently(() => Promise.resolve(releasesIn(elsewhere).length === 2 ? true : undefined));
  });

  it('go live on both servers, and go back on both, whichever is asked', async () => {
    await one.publish('Geometry');
    await untilShown(one, 'Geometry');
    await untilShown(other, 'Geometry');
    const [first] = releasesIn(elsewhere);
    expect(await other.rollBack(Number(first?.split('-')[0]))).toBe(200);
    await until(() => Promise.resolve(liveIn(elsewhere) === first ? true : undefined));
    await patiently(() => Promise.resolve(liveIn(home.folder) === first ? true : undefined));
    expect(await shows(one, 'Geometry')).toBe(false);
    await one.publish('Logic');
    await untilShown(other, 'Logic');
    expect(await shows(other, 'Geometry')).toBe(true);
  });

  it('stay as they are while the bucket is away, staff read why, and go live once it is back', async () => {
    const before = liveIn(home.folder);
    await store.whileAway(async () => {
      await one.publish('Statistics');
      const broken = await patiently(async () =>
        (await one.builds()).find(({ state }) => state === 'broken'),
      );
      const { message, log } = await one.build(broken.number);
      expect(message).toContain('the store from which the servers fetch releases could not take it');
      expect(log.map(({ text }) => text).join('\n')).toContain('ECONNREFUSED');
      expect([liveIn(home.folder), liveIn(elsewhere)]).toEqual([before, before]);
      await expectWhole(one);
      await expectWhole(other);
      // What is on both machines needs no bucket.
      const [replaced] = (await one.builds()).filter(({ canRollBack }) => canRollBack);
      expect(await one.rollBack(replaced?.number ?? 0)).toBe(200);
      await patiently(() => Promise.resolve(liveIn(elsewhere) !== before ? true : undefined));
      expect(liveIn(elsewhere)).toBe(liveIn(home.folder));
    });
    await one.publish('Calculus');
    await untilShown(other, 'Calculus');
    expect(await shows(other, 'Statistics')).toBe(true);
  });

  it('are never half a release where a server is killed while it fetches one', async () => {
    const before = liveIn(elsewhere);
    const whole = releasesIn(elsewhere);
    const held = store.holdAt('GET', '/files/');
    await one.publish('Topology');
    await held.come;
    other.signal('SIGKILL');
    await other.ended;
    held.goOn();
    expect(liveIn(elsewhere)).toBe(before);
    expect(releasesIn(elsewhere)).toEqual([expect.stringMatching(/^\.pull-/), ...whole]);
    await untilShown(one, 'Topology');
    other = await startWeb();
    // It has an old site, and shows visitors none of it before it has the live one.
    await patiently(async () => ((await isReady(other)) ? true : undefined));
    expect(await shows(other, 'Topology')).toBe(true);
  });

  it('go on at another machine where the builder is killed while it sends one', async () => {
    other.signal('SIGKILL');
    await other.ended;
    other = await servers.start({ DATA_DIR: elsewhere });
    const before = liveIn(home.folder);
    const held = store.holdAt('PUT', '/list.json');
    await one.publish('Numbers');
    await held.come;
    one.signal('SIGKILL');
    await one.ended;
    held.goOn();
    expect([liveIn(home.folder), liveIn(elsewhere)]).toEqual([before, before]);
    await untilShown(other, 'Numbers');
    const rows = await other.builds();
    expect(rows.filter(({ state }) => state === 'live')).toHaveLength(1);
    expect(rows.filter(({ state }) => state === 'broken').map(({ number }) => number)).toContain(
      Number(liveIn(elsewhere)?.split('-')[0]) - 1,
    );
    // What the dead one left half sent is removed from the bucket; what is live is whole, for a machine with nothing.
    const names = async () => new Set((await store.keysIn(bucket)).map((key) => key.split('/')[2] ?? ''));
    const kept = rows.filter(({ canRollBack, state }) => canRollBack || state === 'live');
    await patiently(async () => ((await names()).size <= kept.length ? true : undefined));
    const third = path.join(elsewhere, 'third');
    mkdirSync(third);
    const fresh = await servers.start({ DATA_DIR: third, ROLE: 'web', PUBLISHER: 'off' });
    await patiently(async () => ((await isReady(fresh)) ? true : undefined));
    expect(await shows(fresh, 'Numbers')).toBe(true);
    // The machine of the dead one comes back with an old site.
    one = await servers.start();
    await patiently(() => Promise.resolve(liveIn(home.folder) === liveIn(elsewhere) ? true : undefined));
    await untilShown(one, 'Numbers');
  });
});
