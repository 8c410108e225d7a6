// Databases: PostgreSQL, as several servers share one database.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteStatus } from '@lanternway/contracts/publishing/site-folder';
import { testDatabase } from '../env';
import { until } from '../mailer/mails';
import { copyApplication, spawnCms, untilReady } from '../spawn-cms';
import {
  builds,
  liveNote,
  planSiteBuilder,
  siteBuilderDid,
  publish,
  standInSiteBuilder,
  startPublishing,
  untilBuild,
  untilLive,
  type Publishing,
} from './publishing';

/* Two servers, each in its own process, with one database and one site folder. SQLite allows only one server. */
const onPostgres = testDatabase === 'postgres' ? describe : describe.skip;

let site: Publishing;
let other: Awaited<ReturnType<typeof spawnCms>> | undefined;

const holder = async (): Promise<string> => {
  const where = { name: 'builder' };
  const row: unknown = await site.strapi.db.query('plugin::publisher.lease').findOne({ where });
  return (row as { holder: string | null }).holder ?? '';
};

/** The product as it really runs, awake, with another site builder. */
async function spawnOther(): Promise<void> {
  const copy = copyApplication(site.home.folder, {});
  const program = path.join(copy, '..', 'frontend', 'site-builder', 'dist', 'site-builder', 'main.js');
  mkdirSync(path.dirname(program), { recursive: true });
  copyFileSync(standInSiteBuilder, program);
  other = await spawnCms({ ...site.home.env, PUBLISHER: 'on' }, copy);
  await untilReady(other);
}

onPostgres('two servers', () => {
  beforeAll(async () => {
    site = await startPublishing();
    await untilBuild(site, 'live');
  });

  afterAll(async () => {
    other?.signal('SIGKILL');
    await other?.ended;
    await site.stop();
    await site.home.remove();
  });

  it('have one builder, whichever of them notices the change', async () => {
    await spawnOther();
    expect(await holder()).toContain(`:${String(process.pid)}:`);
    await publish(site, 'Algebra');
    await untilLive(site, ['Algebra']);
    expect(new Set(siteBuilderDid(site).map(({ pid }) => pid)).size).toBe(1);
  });

  it('say what became of a request by file, whichever of them builds', async () => {
    const folder = path.join(site.home.folder, 'site');
    writeFileSync(path.join(folder, 'publish-now'), 'word-of-two');
    const status = () => JSON.parse(readFileSync(path.join(folder, 'status.json'), 'utf8')) as SiteStatus;
    const { live } = await until(() => {
      const { asked, live } = status();
      const isLive = asked?.word === 'word-of-two' && (live?.number ?? 0) > asked.after;
      return Promise.resolve(isLive ? status() : undefined);
    });
    expect(live?.number).toBe(liveNote(site).build);
  });

  it('go on with the other one where the builder stops', async () => {
    const { number } = await untilBuild(site, 'live');
    await site.builder.stop();
    await publish(site, 'Geometry');
    const build = await untilLive(site, ['Algebra', 'Geometry']);
    expect(build.number).toBe(number + 1);
    expect(await holder()).not.toContain(`:${String(process.pid)}:`);
  });

  it('roll back though the other one builds, and what it builds does not go live', async () => {
    planSiteBuilder(site, { waitAt: 'packing' });
    await publish(site, 'Statistics');
    const { number } = await untilBuild(site, 'building');
    await until(() =>
      Promise.resolve(
        siteBuilderDid(site).find((deed) => deed.build === number && deed.readings !== undefined),
      ),
    );
    expect(await site.builder.rollBack(2, 'Meera Nair', { hold: false })).toEqual({ kind: 'done' });
    planSiteBuilder(site, {});
    await until(async () => {
      const states = (await builds(site)).map(({ state }) => state);
      return states.includes('overtaken') && !states.includes('building') ? true : undefined;
    });
    expect(liveNote(site).build).toBe(2);
  });

  it('take over from one that is killed in the middle of a build, and begin it again', async () => {
    planSiteBuilder(site, { waitAt: 'reading' });
    await publish(site, 'Logic');
    const broken = await untilBuild(site, 'building');
    other?.signal('SIGKILL');
    await other?.ended;
    planSiteBuilder(site, {});
    site.builder.start();
    await untilLive(site, ['Algebra', 'Geometry', 'Logic', 'Statistics']);
    const rows = await builds(site);
    expect(rows.find(({ number }) => number === broken.number)?.state).toBe('broken');
    expect(rows.at(-1)).toMatchObject({ state: 'live', number: broken.number + 1 });
    expect(await holder()).toContain(`:${String(process.pid)}:`);
  });
});
