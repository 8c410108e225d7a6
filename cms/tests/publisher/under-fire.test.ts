// Databases: PostgreSQL, as a server is killed, as it may be in production.
import { startServer } from '../enquiries/servers';
import { logInStaff } from '../staff';
import { createTestHome, type TestHome } from '../start-cms';
import {
  liveNote,
  liveRelease,
  liveTitles,
  planSiteBuilder,
  siteBuilderDid,
  readReleased,
} from './publishing';
import {
  createServers,
  isRunning,
  leftovers,
  patiently,
  strikeAt,
  type PublishingServer,
  type PublishingServers,
  type Trouble,
} from './publishing-servers';

/*
 * The server is killed at each moment of a build. The next one has only the database and the site's folder. Visitors
 * must always get a complete site.
 */

let home: TestHome;
let servers: PublishingServers;
let server: PublishingServer;
const titles: string[] = [];

/** Longer than a lease lasts. */
const minuteMs = 60_000;
let startedAgain = 0;

beforeAll(async () => {
  home = await createTestHome();
  const before = await startServer(home);
  const { marketing } = await logInStaff(before);
  await before.stop();
  servers = createServers(home, marketing);
  server = await servers.start();
  await expectAllLive();
});

afterAll(async () => {
  await servers.end();
  await home.remove();
});

/** Checks that the newest titles are live, that rows and link agree, and that nothing is left of the dead server. */
async function expectAllLive(): Promise<void> {
  const { url } = server;
  await patiently(() => Promise.resolve(liveRelease({ home }) === null ? undefined : true));
  const wanted = [...titles].sort().join();
  const state = await patiently(async () => {
    if (liveTitles({ home }).join() !== wanted) return undefined;
    const now = await server.state();
    return now.building === null && !now.isStale && now.waitingCount === 0 ? now : undefined;
  });
  expect(state.problem).toBeNull();
  expect(state.live?.number).toBe(liveNote({ home }).build);
  const builds = await server.builds();
  expect(builds.filter((build) => build.state === 'live')).toHaveLength(1);
  expect(builds.filter((build) => build.state === 'building')).toEqual([]);
  expect(new Set(builds.map(({ number }) => number)).size).toBe(builds.length);
  const kept = builds.filter((build) => build.canRollBack || build.state === 'live');
  expect(
    leftovers(
      home,
      kept.map(({ number }) => number),
    ),
  ).toEqual([]);
  const answer = await fetch(`${url}/faq`);
  expect([answer.status, (await answer.text()).endsWith('</html>')]).toEqual([200, true]);
  // One site builder works in the folder: those of the dead servers have ended with them.
  const pids = [...new Set(siteBuilderDid({ home }).map(({ pid }) => pid))];
  await patiently(() => Promise.resolve(pids.filter(isRunning).length <= 1 ? true : undefined));
}

/** A visitor's web server may read it at any moment. */
function expectWholeSite(): void {
  expect(readReleased<object>({ home }, '_site.json')).toHaveProperty('redirects');
  const shown = liveTitles({ home }).join();
  const former = titles.slice(0, -1).sort().join();
  expect([former, [...titles].sort().join()]).toContain(shown);
}

/** The next server starts when the lease of the dead one has ended, by its clock: nobody waits for it here. */
const isLeftBehind = async () => {
  await server.ended;
  expectWholeSite();
  startedAgain += 1;
  server = await servers.start({ CLOCK_ADVANCE_MS: String(startedAgain * minuteMs) });
  await expectAllLive();
};

async function publish(): Promise<void> {
  const title = `Change ${String(titles.length + 1)}`;
  titles.push(title);
  await server.publish(title);
}

it('is killed in the moment in which something was published, before anybody builds it', async () => {
  await publish();
  server.signal('SIGKILL');
  await isLeftBehind();
});

const moments: [string, Trouble][] = [
  ['looks at what was made', { call: 'readFile', path: '_content.json', when: 'before' }],
  ['is about to name the release', { call: 'open', path: '_release.json', when: 'before' }],
  ['has named the release', { call: 'rename', path: '/releases/.', when: 'after' }],
  ['is about to make it the live one', { call: 'rename', path: '.next-', when: 'before' }],
  ['has made it the live one, and not said so', { call: 'rename', path: '.next-', when: 'after' }],
].map(([what, trouble]) => [what as string, { ...(trouble as Trouble), signal: 'SIGKILL' }]);

it.each(moments)('is killed as it %s', async (_what, trouble) => {
  const { number = 0 } = (await server.state()).live ?? {};
  strikeAt(home, trouble);
  await publish();
  await isLeftBehind();
  // A release that was live when the server died stays live; otherwise it is built again.
  const live = (await server.state()).live?.number;
  expect(live).toBe(trouble.when === 'after' && trouble.path === '.next-' ? number + 1 : number + 2);
});

it.each(['SIGKILL', 'SIGTERM'] as const)('is ended by %s while the site builder reads', async (name) => {
  planSiteBuilder({ home }, { waitAt: 'reading' });
  await publish();
  await patiently(async () => ((await server.state()).building?.stage === 'reading' ? true : undefined));
  server.signal(name);
  await server.ended;
  planSiteBuilder({ home }, {});
  await isLeftBehind();
});
