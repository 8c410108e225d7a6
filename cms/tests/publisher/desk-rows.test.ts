// Databases: PostgreSQL, as rows are joined and counted in SQL; the stories publish on SQLite.
import { serveCms } from '../serve-cms';
import { openDesk, storeBuild, type Desk } from './desk';
import { buildUid, categoryUid, publish } from './publishing';

const cms = serveCms();
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

beforeEach(async () => {
  await cms.strapi.db.query(buildUid).deleteMany({});
  await cms.strapi.db.query('plugin::publisher.change').deleteMany({});
});

const later = (number: number, ms: number) => new Date(Date.UTC(2026, 0, 1, 0, number) + ms);

const hear = (change: object) =>
  cms.strapi.db.query('plugin::publisher.change').create({
    data: { action: 'publish', uid: categoryUid, at: new Date(), byName: 'Asha Rao', ...change },
  });

it('says that nothing is live, waits or was built where that is so', async () => {
  expect(await desk.state()).toMatchObject({
    isAwake: false,
    live: null,
    waiting: [],
    waitingCount: 0,
    building: null,
    expectedMs: null,
    hold: null,
    plainBuilds: null,
    problem: null,
    scheduled: [],
  });
  expect(await desk.builds()).toEqual({ rows: [], total: 0, page: 1, pageSize: 20 });
});

it('returns the server’s clock, for browsers with another', async () => {
  const before = Date.now();
  const now = Date.parse((await desk.state()).now);
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

it('lists what waits with who did it and where it is opened', async () => {
  const documentId = await publish(cms, 'Fractions');
  await cms.strapi.db.query('plugin::publisher.change').deleteMany({});
  await hear({ entryId: documentId, title: 'Fractions as they were called' });
  await hear({ entryId: 'gone', title: 'Long gone', action: 'delete', byName: null, wasShown: true });
  const { waiting, waitingCount } = await desk.state();
  expect(waitingCount).toBe(2);
  expect(waiting).toHaveLength(2);
  expect(waiting).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'publish',
        kind: 'Category',
        by: 'Asha Rao',
        entry: {
          uid: categoryUid,
          documentId,
          title: 'Fractions',
          href: `/content-manager/collection-types/${categoryUid}/${documentId}`,
        },
      }),
      expect.objectContaining({
        action: 'delete',
        by: null,
        entry: { uid: categoryUid, documentId: 'gone', title: 'Long gone', href: null },
      }),
    ]),
  );
});

it('leads to a medium by its name, and to a single type without an id', async () => {
  const file = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      name: 'a b.svg',
      hash: 'ab',
      ext: '.svg',
      mime: 'image/svg+xml',
      size: 1,
      url: '/x',
      provider: 'local',
    },
  });
  const settings = await cms.strapi.documents('api::site-setting.site-setting').findFirst();
  const setting = 'api::site-setting.site-setting';
  const id = settings?.documentId ?? 'none';
  await hear({
    uid: 'plugin::upload.file',
    entryId: (file as { documentId: string }).documentId,
    title: 'x',
  });
  if (settings !== null) await hear({ uid: setting, entryId: id, title: 'y', action: 'update' });
  const hrefs = (await desk.state()).waiting.map(({ entry }) => entry.href);
  expect(hrefs).toContain('/plugins/upload?_q=a+b.svg');
  if (settings !== null) expect(hrefs).toContain(`/content-manager/single-types/${setting}`);
});

describe('what is being made', () => {
  it('is shown with its stage and how long such a thing takes', async () => {
    for (const [number, ms] of [
      [1, 4_000],
      [2, 8_000],
      [3, 90_000],
    ] as const) {
      await storeBuild(cms, {
        number,
        state: number === 3 ? 'live' : 'replaced',
        endedAt: later(number, ms),
      });
    }
    await storeBuild(cms, {
      number: 4,
      state: 'building',
      stage: 'drawing',
      by: ['Asha Rao'],
      reason: 'Fractions',
    });
    const { building, expectedMs } = await desk.state();
    expect(expectedMs).toBe(8_000);
    expect(building).toEqual({
      number: 4,
      stage: 'drawing',
      startedAt: later(4, 0).toISOString(),
      expectedMs: 8_000,
      reason: 'Fractions',
      by: ['Asha Rao'],
    });
  });

  it('does not count what failed, or had to warm up, into how long it takes', async () => {
    await storeBuild(cms, { number: 1, state: 'live' });
    await storeBuild(cms, { number: 2, state: 'broken', endedAt: later(2, 500_000) });
    const stages = [{ stage: 'starting', ms: 190_000 }];
    await storeBuild(cms, { number: 3, state: 'replaced', stages, endedAt: later(3, 400_000) });
    expect((await desk.state()).expectedMs).toBe(6_000);
  });
});

describe('a problem', () => {
  const fault = (documentId: string) => ({
    text: 'The picture of this category is missing.',
    path: '/blog',
    entry: { type: 'category', documentId },
  });

  it('of the content names the entry and leads to it', async () => {
    const documentId = await publish(cms, 'Mended soon');
    await storeBuild(cms, { number: 1, state: 'live' });
    await storeBuild(cms, { number: 2, state: 'refused', faults: [fault(documentId), fault('gone')] });
    const { problem, live } = await desk.state();
    expect(live?.number).toBe(1);
    expect(problem).toMatchObject({
      kind: 'refused',
      number: 2,
      faults: [
        {
          text: 'The picture of this category is missing.',
          path: '/blog',
          entry: {
            title: 'Mended soon',
            href: `/content-manager/collection-types/${categoryUid}/${documentId}`,
          },
        },
        { entry: { href: null } },
      ],
    });
  });

  it('of ours says when it is tried again', async () => {
    const tryAgainAt = new Date(Date.UTC(2026, 0, 2));
    await storeBuild(cms, { number: 1, state: 'broken', message: 'The disk is full.', tryAgainAt });
    expect((await desk.state()).problem).toEqual({
      kind: 'broken',
      number: 1,
      at: later(1, 6_000).toISOString(),
      message: 'The disk is full.',
      tryAgainAt: tryAgainAt.toISOString(),
    });
  });

  it('stays while it is tried again, and after a build that was overtaken', async () => {
    await storeBuild(cms, { number: 1, state: 'refused', faults: [] });
    await storeBuild(cms, { number: 2, state: 'overtaken' });
    await storeBuild(cms, { number: 3, state: 'building' });
    expect((await desk.state()).problem).toMatchObject({ number: 1 });
  });

  it('is over with the next release', async () => {
    await storeBuild(cms, { number: 1, state: 'refused', faults: [] });
    await storeBuild(cms, { number: 2, state: 'live' });
    expect((await desk.state()).problem).toBeNull();
  });
});

describe('the history', () => {
  it('is turned by pages, newest first', async () => {
    for (let number = 1; number <= 23; number += 1) {
      await storeBuild(cms, { number, state: number === 23 ? 'live' : 'replaced', release: null });
    }
    const first = await desk.builds('?pageSize=10');
    expect(first.total).toBe(23);
    expect(first.rows.map(({ number }) => number)).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]);
    expect((await desk.builds('?pageSize=10&page=3')).rows.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it.each(['?page=0', '?page=x', '?pageSize=7'])('refuses %p in words', async (query) => {
    const answer = await desk.get(`/publisher/builds${query}`);
    expect(answer.status).toBe(400);
  });

  it('offers a roll back to what was live and is kept, and to nothing else', async () => {
    await storeBuild(cms, { number: 1, state: 'replaced', release: null });
    await storeBuild(cms, { number: 2, state: 'replaced', release: '2-then' });
    await storeBuild(cms, { number: 3, state: 'refused' });
    await storeBuild(cms, { number: 4, state: 'live', release: '4-now', pages: 61 });
    const { rows } = await desk.builds();
    expect(rows.filter(({ canRollBack }) => canRollBack).map(({ number }) => number)).toEqual([2]);
    expect(rows[0]).toMatchObject({ number: 4, durationMs: 6_000, pages: 61, state: 'live' });
  });
});

describe('a build', () => {
  it('is shown whole', async () => {
    const documentId = await publish(cms, 'Decimals');
    await cms.strapi.db.query('plugin::publisher.change').deleteMany({});
    await hear({ entryId: documentId, title: 'Decimals', build: 7 });
    await hear({ entryId: documentId, title: 'Decimals', build: 8 });
    const entry = { uid: categoryUid, documentId, title: 'Decimals then', href: '/nowhere' };
    await storeBuild(cms, {
      number: 7,
      state: 'replaced',
      stages: [{ stage: 'reading', ms: 900 }],
      log: [{ at: later(7, 0).toISOString(), text: 'Begun.' }],
      differences: {
        entries: [{ kind: 'Category', what: 'changed', entry }],
        pages: [{ path: '/blog', what: 'changed' }],
      },
    });
    expect(await desk.build(7)).toMatchObject({
      number: 7,
      stages: [{ stage: 'reading', ms: 900 }],
      changes: [{ entry: { documentId } }],
      faults: [],
      message: null,
      log: [{ text: 'Begun.' }],
      differences: {
        entries: [
          {
            what: 'changed',
            entry: {
              title: 'Decimals then',
              href: `/content-manager/collection-types/${categoryUid}/${documentId}`,
            },
          },
        ],
        pages: [{ path: '/blog', what: 'changed' }],
      },
    });
  });

  it.each(['99', '0', 'x', '1.5', '99999999999'])('%p is not found', async (number) => {
    const answer = await desk.get(`/publisher/builds/${number}`);
    expect([answer.status, (answer.body as { error: { message: string } }).error.message]).toEqual([
      404,
      'There is no such build.',
    ]);
  });
});

it('refuses to publish where publishing is switched off', async () => {
  const answer = await desk.post('/publisher/publish');
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    error: { message: 'Publishing is switched off in this installation.' },
  });
});
