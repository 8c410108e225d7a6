// Databases: PostgreSQL, as a server is killed, as it may be in production.
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTestHome, type TestHome } from '../start-cms';
import { until } from '../mailer/mails';
import {
  buildUid,
  categoryUid,
  builds,
  liveNote,
  liveRelease,
  liveTitles,
  planSiteBuilder,
  publish,
  releasesIn,
  startPublishing,
  untilBuild,
  untilLive,
  type Publishing,
} from './publishing';

/* A process may end at any moment. The next one has only what is on the disk and in the database then. */

let home: TestHome;
let site: Publishing;

beforeAll(async () => {
  home = await createTestHome();
  site = await startPublishing(home);
});

/** As on the first day, with an empty release. */
beforeEach(async () => {
  await site.builder.stop();
  const uids = [
    ...['build', 'change', 'note', 'lease'].map((name) => `plugin::publisher.${name}`),
    categoryUid,
  ];
  for (const uid of uids) await site.strapi.db.query(uid).deleteMany({ where: {} });
  rmSync(path.join(home.folder, 'site'), { recursive: true, force: true });
  site.builder.start();
  await untilBuild(site, 'live');
});

afterAll(async () => {
  await site.stop();
  await home.remove();
});

it('begins again what was being built when the server stopped', async () => {
  planSiteBuilder(site, { waitAt: 'packing' });
  await publish(site, 'Algebra');
  await untilBuild(site, 'building');
  await site.stop();
  planSiteBuilder({ home }, {});
  site = await startPublishing(home);
  await untilLive(site, ['Algebra']);
  expect((await builds(site)).map(({ state }) => state)).toEqual(['replaced', 'broken', 'live']);
});

it('marks and clears away what a dead builder left, and begins it again', async () => {
  const { strapi } = site;
  await site.builder.stop();
  await publish(site, 'Algebra');
  const at = new Date();
  const dead = { number: 2, state: 'building', stage: 'reading', stageAt: at, startedAt: at, tries: 0 };
  await strapi.db.query(buildUid).create({ data: { ...dead, stages: [], log: [] } });
  // Its lease has just run out.
  const lease = { holder: 'a dead builder', until: new Date(Date.now() - 1) };
  await strapi.db.query('plugin::publisher.lease').updateMany({ where: { name: 'builder' }, data: lease });
  mkdirSync(path.join(home.folder, 'site', 'releases', '.000002-left', 'faq'), { recursive: true });
  symlinkSync('nowhere', path.join(home.folder, 'site', '.next-left'));
  site.builder.start();
  await untilLive(site, ['Algebra']);
  expect((await builds(site)).map(({ state }) => state)).toEqual(['replaced', 'broken', 'live']);
  expect(releasesIn(site).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(readdirSync(path.join(home.folder, 'site')).filter((name) => name.startsWith('.next'))).toEqual([]);
});

it('begins no build where another took its place while it looked for changes', async () => {
  const { db } = site.strapi;
  // Taken, and at once left again, as by a builder that died: what is begun after that, nobody would ever end.
  const taken = { holder: 'another builder', until: new Date(0) };
  await publish(site, 'Algebra');
  const forget = db.lifecycles.subscribe({
    models: ['plugin::publisher.change'],
    async beforeFindMany() {
      forget();
      await db.query('plugin::publisher.lease').updateMany({ where: { name: 'builder' }, data: taken });
    },
  });
  await untilLive(site, ['Algebra']);
  expect((await builds(site)).map(({ state }) => state)).toEqual(['replaced', 'live']);
});

it('believes the link where the rows say something else', async () => {
  await publish(site, 'Algebra');
  await untilLive(site, ['Algebra']);
  await site.stop();
  const folder = path.join(home.folder, 'site');
  const [first = ''] = readdirSync(path.join(folder, 'releases')).sort();
  symlinkSync(path.join('releases', first), path.join(folder, 'by-hand'));
  renameSync(path.join(folder, 'by-hand'), path.join(folder, 'current'));
  site = await startPublishing(home);
  // Somebody has switched the link back by hand, without a record: the published content goes live again.
  await until(async () => ((await builds(site)).length === 3 ? true : undefined));
  await untilLive(site, ['Algebra']);
  expect((await builds(site)).map(({ state }) => state)).toEqual(['replaced', 'replaced', 'live']);
});

it('finishes in rows what was switched when it died', async () => {
  await publish(site, 'Algebra');
  await untilLive(site, ['Algebra']);
  const { strapi } = site;
  await site.builder.stop();
  const rows = strapi.db.query(buildUid);
  await rows.updateMany({ where: { number: 2 }, data: { state: 'building', endedAt: null, release: null } });
  await rows.updateMany({ where: { number: 1 }, data: { state: 'live' } });
  await strapi.db.query('plugin::publisher.change').updateMany({ where: {}, data: { build: null } });
  site.builder.start();
  await until(async () => ((await builds(site))[1]?.state === 'live' ? true : undefined));
  expect((await builds(site)).map(({ state, release }) => [state, release !== null])).toEqual([
    ['replaced', true],
    ['live', true],
  ]);
  await until(async () => {
    const waiting = await strapi.db.query('plugin::publisher.change').count({ where: { build: null } });
    return waiting === 0 ? true : undefined;
  });
});

it('takes over a folder that a former database made', async () => {
  await publish(site, 'Algebra');
  await untilLive(site, ['Algebra']);
  const { strapi } = site;
  await site.builder.stop();
  const name = liveRelease(site);
  await strapi.db.query(buildUid).deleteMany({ where: {} });
  site.builder.start();
  await until(async () => ((await builds(site)).length === 1 ? true : undefined));
  expect(await builds(site)).toMatchObject([{ number: 2, state: 'live', release: name }]);
  await publish(site, 'Geometry');
  await untilLive(site, ['Algebra', 'Geometry']);
  expect(liveNote(site).build).toBe(3);
});

it('makes a release where the site has one that it knows nothing of', async () => {
  await site.builder.stop();
  const folder = path.join(home.folder, 'site');
  rmSync(path.join(folder, 'current'));
  const old = path.join(folder, 'releases', '20260101T000000-000Z');
  mkdirSync(old);
  writeFileSync(path.join(old, 'index.html'), 'old');
  symlinkSync(path.join('releases', '20260101T000000-000Z'), path.join(folder, 'current'));
  site.builder.start();
  const build = await untilBuild(site, 'live', 2);
  expect(build.reason).toBe('First release');
  expect(liveTitles(site)).toEqual([]);
});
