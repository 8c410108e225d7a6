// Databases: PostgreSQL, as the lease and the switch are rows that are locked; the stories publish on SQLite.
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../mailer/mails';
import {
  buildUid,
  builds,
  categoryUid,
  lastBuild,
  liveNote,
  liveRelease,
  liveTitles,
  planSiteBuilder,
  siteBuilderDid,
  publish,
  rename,
  releasesIn,
  startPublishing,
  untilBuild,
  untilLive,
  type Publishing,
} from './publishing';

let site: Publishing;

const nextNumber = () => liveNote(site).build + 1;

/** Waits until the next build has read all content. */
const untilRead = () =>
  until(() =>
    Promise.resolve(
      siteBuilderDid(site).find((deed) => deed.hasRead === true && deed.build === nextNumber()),
    ),
  );

beforeAll(async () => {
  site = await startPublishing();
});

afterEach(() => {
  planSiteBuilder(site, {});
});

afterAll(async () => {
  await site.stop();
  await site.home.remove();
});

it('makes a first release by itself', async () => {
  const build = await untilBuild(site, 'live');
  expect(build).toMatchObject({ number: 1, reason: 'First release', by: [], pages: 3, tries: 0 });
  expect(build.release).toBe(liveRelease(site));
  expect(build.release).toMatch(/^000001-\d{8}T\d{9}Z$/);
  expect(liveNote(site)).toMatchObject({
    build: 1,
    code: 'code-1',
    fingerprint: build.fingerprint,
    pages: 3,
  });
  expect(build.stages.map(({ stage }) => stage)).toEqual([
    ...['waiting', 'starting', 'reading', 'pages', 'packing', 'verifying', 'switching'],
  ]);
});

it('makes live what is published, and remembers what and whose it was', async () => {
  const documentId = await publish(site, 'Algebra');
  const build = await untilLive(site, ['Algebra']);
  expect(build).toMatchObject({ number: 2, reason: 'Algebra' });
  expect(build.differences).toMatchObject({
    entries: [{ what: 'added', entry: { documentId, title: 'Algebra' } }],
    pages: [{ path: '/blog/category/algebra', what: 'added' }],
  });
  expect((await builds(site)).map(({ state }) => state)).toEqual(['replaced', 'live']);
  const rows = await site.strapi.db.query('plugin::publisher.change').findMany({});
  expect(rows).toMatchObject([{ entryId: documentId, build: 2 }]);
});

it('shows nothing of a draft, and builds nothing for one', async () => {
  await site.strapi.documents(categoryUid).create({ data: { title: 'Not yet', slug: 'not-yet' } });
  await wait(2_500);
  expect(await builds(site)).toHaveLength(2);
  expect(liveTitles(site)).toEqual(['Algebra']);
});

it('makes of ten that are published together two releases at most', async () => {
  const titles = Array.from({ length: 10 }, (_, index) => `Burst ${String(index)}`);
  const before = (await lastBuild(site))?.number ?? 0;
  // However slow this machine is, the others come while the first is built.
  planSiteBuilder(site, { waitAt: 'read' });
  const [first = '', ...others] = titles;
  await publish(site, first);
  await untilRead();
  for (const title of others) await publish(site, title);
  planSiteBuilder(site, {});
  const build = await untilLive(site, ['Algebra', ...titles]);
  expect(build.number - before).toBeLessThanOrEqual(2);
});

it('finds what was never recorded', async () => {
  const { strapi } = site;
  // Directly in the table, without change tracking.
  await strapi.db.query(categoryUid).updateMany({
    where: { title: 'Burst 0', publishedAt: { $notNull: true } },
    data: { title: 'Heard by nobody', updatedAt: new Date() },
  });
  await until(() => Promise.resolve(liveTitles(site).includes('Heard by nobody') ? true : undefined));
  expect(await lastBuild(site)).toMatchObject({ reason: 'Changed content' });
});

it('reads again what was published while it read', async () => {
  planSiteBuilder(site, { waitAt: 'read' });
  const documentId = await publish(site, 'Early');
  const { build: number = 0 } = await untilRead();
  await rename(site, documentId, 'Late');
  planSiteBuilder(site, {});
  const build = await untilBuild(site, 'live', number);
  expect(build.number).toBe(number);
  expect(liveTitles(site)).toContain('Late');
  expect(liveTitles(site)).not.toContain('Early');
  expect(
    siteBuilderDid(site).find((deed) => deed.build === number && deed.readings !== undefined)?.readings,
  ).toBe(2);
});

it('keeps the live site where content is at fault, says which, and waits for a change', async () => {
  const before = liveRelease(site);
  const fault = { text: 'The picture has no alternative text.', path: '/faq', entry: null };
  planSiteBuilder(site, { faults: [fault] });
  const warn = jest.spyOn(site.strapi.log, 'warn');
  const documentId = await publish(site, 'Faulty');
  const refused = await untilBuild(site, 'refused');
  expect(refused.faults).toEqual([fault]);
  expect(warn).toHaveBeenCalledWith(
    `publisher: build ${String(refused.number)} has faults: /faq: The picture has no alternative text.`,
  );
  expect(liveRelease(site)).toBe(before);
  planSiteBuilder(site, {});
  await wait(2_500);
  expect((await lastBuild(site))?.number).toBe(refused.number);
  await rename(site, documentId, 'Mended');
  await untilBuild(site, 'live', refused.number + 1);
  expect(liveTitles(site)).toContain('Mended');
  // Nothing of the refused build is left.
  expect(releasesIn(site).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('builds for who asks by hand, though nothing changed', async () => {
  const { number } = await untilBuild(site, 'live');
  await site.builder.publishNow('Meera Nair');
  const build = await untilBuild(site, 'live', number + 1);
  expect(build).toMatchObject({ number: number + 1, reason: 'Asked for by hand', by: ['Meera Nair'] });
  expect(build.differences).toEqual({ entries: [], pages: [] });
});

it('gives the site builder no variables of ours, and shows nobody its key', async () => {
  const started = siteBuilderDid(site).find((deed) => deed.started === true);
  expect(started?.env).toEqual(
    [
      'HOME',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'PATH',
      'SITE_URL',
      'STRAPI_TOKEN',
      'STRAPI_URL',
      'WORK_DIR',
    ].filter((name) => started?.env?.includes(name)),
  );
  expect(started?.env).not.toContain('JWT_SECRET');
  planSiteBuilder(site, { broken: 'It did not work.' });
  await site.builder.publishNow(null);
  const broken = await untilBuild(site, 'broken');
  const told = broken.log.map(({ text }) => text).join('\n');
  expect(told).toContain('started with …');
  expect(told).not.toContain('a-build-token');
});

it('tries again what broke through us, later each time, with a new site builder', async () => {
  const broken = await untilBuild(site, 'broken');
  expect(broken).toMatchObject({ tries: 1, message: 'It did not work.' });
  const rows = site.strapi.db.query(buildUid);
  const pauses = [5, 30, 120, 600, 600];
  let { number } = broken;
  planSiteBuilder(site, { broken: 'It did not work.' });
  for (const [index, seconds] of pauses.entries()) {
    const build = await untilBuild(site, 'broken', number);
    expect(build.tries).toBe(index + 1);
    const pauseMs = Number(new Date(build.tryAgainAt ?? 0)) - Number(new Date(build.endedAt ?? 0));
    expect(Math.round(pauseMs / 1_000)).toBe(seconds);
    if (index === pauses.length - 1) planSiteBuilder(site, {});
    await rows.updateMany({ where: { number: build.number }, data: { tryAgainAt: new Date() } });
    site.builder.wake();
    number = build.number + 1;
  }
  const mended = await untilBuild(site, 'live', number);
  expect(mended.tries).toBe(0);
  const builtBy = siteBuilderDid(site).filter((deed) => deed.isCold !== undefined);
  expect(builtBy.slice(-5).map(({ isCold }) => isCold)).toEqual([true, true, true, true, true]);
});

it.each(['reading', 'pages', 'packing'])(
  'does not change the live site if the site builder dies at %s',
  async (stage) => {
    const before = liveRelease(site);
    const { number } = await untilBuild(site, 'live');
    planSiteBuilder(site, { dieAt: stage });
    await site.builder.publishNow(null);
    const broken = await untilBuild(site, 'broken', number + 1);
    expect(broken.message).toContain('code 7');
    expect(liveRelease(site)).toBe(before);
    planSiteBuilder(site, {});
    await site.builder.publishNow(null);
    await untilBuild(site, 'live', number + 2);
  },
);

it('starts the site builder again that asks for it', async () => {
  const { number } = await untilBuild(site, 'live');
  planSiteBuilder(site, { quit: true });
  await site.builder.publishNow(null);
  await untilBuild(site, 'live', number + 1);
  planSiteBuilder(site, {});
  await wait(200);
  await site.builder.publishNow(null);
  await untilBuild(site, 'live', number + 2);
  const [one, other] = siteBuilderDid(site)
    .filter((deed) => deed.isCold !== undefined)
    .slice(-2);
  expect(other?.isCold).toBe(true);
  expect(other?.pid).not.toBe(one?.pid);
});

it('keeps ten releases', async () => {
  const first = (await lastBuild(site))?.number ?? 0;
  for (let next = first + 1; next <= first + 3; next += 1) {
    await site.builder.publishNow(null);
    await untilBuild(site, 'live', next);
  }
  const kept = await until(async () => {
    const released = (await builds(site)).filter(({ release }) => release !== null);
    return released.length === 10 ? released : undefined;
  });
  await until(() => Promise.resolve(releasesIn(site).length === 10 ? true : undefined));
  expect(kept.map(({ release }) => release)).toEqual(releasesIn(site));
  expect(kept.at(-1)?.release).toBe(liveRelease(site));
});
