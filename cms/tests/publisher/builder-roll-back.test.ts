// Databases: SQLite, as files and links decide what is live.
import { setTimeout as wait } from 'node:timers/promises';
import type { Hold } from '@lanternway/contracts/publishing/staff';
import { until } from '../mailer/mails';
import {
  buildUid,
  builds,
  lastBuild,
  liveNote,
  liveRelease,
  liveTitles,
  planSiteBuilder,
  publish,
  startPublishing,
  untilBuild,
  untilLive,
  type Publishing,
} from './publishing';

let site: Publishing;

beforeAll(async () => {
  site = await startPublishing();
  await untilBuild(site, 'live');
  await publish(site, 'Algebra');
  await untilLive(site, ['Algebra']);
  await publish(site, 'Geometry');
  await untilLive(site, ['Algebra', 'Geometry']);
});

afterEach(() => {
  planSiteBuilder(site, {});
});

afterAll(async () => {
  await site.stop();
  await site.home.remove();
});

const held = () =>
  site.strapi.plugin('publisher').service<{ read: () => Promise<Hold | null> }>('hold').read();
const states = async () => (await builds(site)).map(({ state }) => state);
const beats = () => wait(2_700);

it('goes back at once, and stays there while nothing is published', async () => {
  expect(await site.builder.rollBack(2, 'Meera Nair', { hold: false })).toEqual({ kind: 'done' });
  expect(liveNote(site).build).toBe(2);
  expect(liveTitles(site)).toEqual(['Algebra']);
  expect(await states()).toEqual(['replaced', 'live', 'replaced']);
  const [, build] = await builds(site);
  expect(build?.by).toEqual(['Meera Nair']);
  expect(build?.log.at(-1)?.text).toBe('The site was rolled back to this release by Meera Nair.');
  expect(await held()).toMatchObject({ number: 2, by: 'Meera Nair', until: 'publish' });
  await beats();
  expect(await states()).toEqual(['replaced', 'live', 'replaced']);
});

it('goes on with the next that is published', async () => {
  await publish(site, 'Trigonometry');
  const build = await untilLive(site, ['Algebra', 'Geometry', 'Trigonometry']);
  expect(build.number).toBe(4);
  expect(await held()).toBeNull();
});

it('stays there whatever is published, where that is asked for, until somebody presses Publish now', async () => {
  await site.builder.rollBack(2, 'Meera Nair', { hold: true });
  await publish(site, 'Calculus');
  await beats();
  expect(liveTitles(site)).toEqual(['Algebra']);
  expect(await held()).toMatchObject({ until: 'asked' });
  const waiting = await site.strapi.db.query('plugin::publisher.change').findMany({ where: { build: null } });
  expect(waiting).toMatchObject([{ title: 'Calculus' }]);
  await site.builder.publishNow('Asha Rao');
  const build = await untilLive(site, ['Algebra', 'Geometry', 'Trigonometry', 'Calculus']);
  expect(build).toMatchObject({ by: ['Asha Rao'], reason: 'Asked for by hand' });
  expect(await held()).toBeNull();
});

it('refuses what is live, what never was, and what is no longer kept', async () => {
  const live = await untilBuild(site, 'live');
  const how = { hold: false };
  expect(await site.builder.rollBack(live.number, null, how)).toEqual({ kind: 'isLive' });
  expect(await site.builder.rollBack(999, null, how)).toEqual({ kind: 'missing' });
  const rows = site.strapi.db.query(buildUid);
  const { release } = (await rows.findOne({ where: { number: 1 } })) as { release: string };
  await rows.updateMany({ where: { number: 1 }, data: { release: null } });
  expect(await site.builder.rollBack(1, null, how)).toEqual({ kind: 'gone' });
  // The row says that the release is kept, but its folder is gone.
  await rows.updateMany({ where: { number: 1 }, data: { release: `${release}-gone` } });
  expect(await site.builder.rollBack(1, null, how)).toEqual({ kind: 'gone' });
  expect((await lastBuild(site))?.state).toBe('live');
});

it('lets nothing go live that was being built meanwhile', async () => {
  planSiteBuilder(site, { waitAt: 'packing' });
  await publish(site, 'Statistics');
  const building = await untilBuild(site, 'building');
  await site.builder.rollBack(3, 'Meera Nair', { hold: false });
  expect(liveNote(site).build).toBe(3);
  planSiteBuilder(site, {});
  await until(async () => ((await lastBuild(site))?.state === 'overtaken' ? true : undefined));
  await beats();
  expect(liveNote(site).build).toBe(3);
  expect((await lastBuild(site))?.number).toBe(building.number);
  expect(liveRelease(site)).toMatch(/^000003-/);
  await publish(site, 'Logic');
  const live = await until(async () => {
    const last = await lastBuild(site);
    return last?.state === 'live' && last.number > building.number ? last : undefined;
  });
  expect(liveTitles(site)).toEqual([
    'Algebra',
    'Calculus',
    'Geometry',
    'Logic',
    'Statistics',
    'Trigonometry',
  ]);
  expect(live.reason).toBe('Logic and 1 more');
});
