// Databases: SQLite, as a file says what the publisher is doing.
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteStatus } from '@lanternway/contracts/publishing/site-folder';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { waitFor } from '../wait-for';

interface Status {
  tell: (now: { isCurrent: boolean | null }) => void;
  start: (poll: { isBuilder: () => boolean; onRequest: () => Promise<void> }) => void;
  stop: () => Promise<void>;
}

const builds = 'plugin::publisher.build';

let home: TestHome;
let cms: Cms;
let folder: string;
let status: Status;

beforeAll(async () => {
  home = await createTestHome();
  folder = path.join(home.folder, 'site');
  cms = await startCms(home);
  status = cms.strapi.plugin('publisher').service('status');
});

afterAll(async () => {
  await status.stop();
  await cms.stop();
  await home.remove();
});

const file = () => path.join(folder, 'status.json');
const read = () => JSON.parse(readFileSync(file(), 'utf8')) as SiteStatus;

async function untilTold(isSo: (told: SiteStatus) => boolean): Promise<SiteStatus> {
  const told = () => {
    const last = existsSync(file()) ? read() : undefined;
    return last !== undefined && isSo(last) && last;
  };
  return waitFor('the status', told, { everyMs: 10, seen: () => existsSync(file()) && read() });
}

async function addBuild(number: number, values: object): Promise<void> {
  const at = new Date('2026-03-01T10:00:00Z');
  const row = { number, stage: 'reading', stageAt: at, startedAt: at, tries: 0, ...values };
  await cms.strapi.db.query(builds).create({ data: row });
}

it('says at first that nothing is live, and that nobody knows more', async () => {
  status.tell({ isCurrent: null });
  const told = await untilTold(() => true);
  expect(told).toMatchObject({ live: null, isCurrent: null, building: null, problem: null, asked: null });
  expect(told.by).toMatch(/^.+:\d+$/);
});

it('reports what is live from the release itself, and the current stage of the build', async () => {
  const release = path.join(folder, 'releases', '1-now');
  mkdirSync(release, { recursive: true });
  const note = { build: 1, at: '2026-03-01T09:00:00.000Z', by: [], fingerprint: 'f', code: 'c', pages: 3 };
  writeFileSync(path.join(release, '_release.json'), JSON.stringify(note));
  symlinkSync(path.join('releases', '1-now'), path.join(folder, 'current'));
  await addBuild(2, { state: 'building', stage: 'drawing' });
  status.tell({ isCurrent: false });
  expect(await untilTold(({ building }) => building !== null)).toMatchObject({
    live: { number: 1, code: 'c', at: note.at },
    isCurrent: false,
    building: { number: 2, stage: 'drawing', startedAt: '2026-03-01T10:00:00.000Z' },
  });
});

it('reports the faults of content in the words for staff, with the page', async () => {
  const faults = [
    { text: 'The picture has no alternative text.', path: null, entry: null },
    { text: 'The link to /nowhere leads to no page.', path: '/faq', entry: null },
  ];
  await addBuild(3, { state: 'refused', faults });
  status.tell({ isCurrent: false });
  const told = await untilTold(({ problem }) => problem !== null);
  expect(told.building).toBeNull();
  expect(told.problem).toEqual({
    ...{ number: 3, kind: 'refused', tryAgainAt: null },
    sentences: ['The picture has no alternative text.', '/faq: The link to /nowhere leads to no page.'],
  });
});

it('reports what broke, and when it is tried again', async () => {
  const tryAgainAt = new Date('2026-03-01T10:05:00Z');
  await addBuild(4, { state: 'broken', message: 'The disk is full.', tryAgainAt });
  status.tell({ isCurrent: false });
  const told = await untilTold(({ problem }) => problem?.kind === 'broken');
  expect(told.problem).toMatchObject({
    sentences: ['The disk is full.'],
    tryAgainAt: tryAgainAt.toISOString(),
  });
});

it('never lets anyone read half of it, and leaves no other file', async () => {
  let isDone = false;
  const reader = (async () => {
    while (!isDone) {
      expect(read().by).toMatch(/:\d+$/);
      await wait(1);
    }
  })();
  for (let turn = 0; turn < 50; turn += 1) {
    status.tell({ isCurrent: turn % 2 === 0 });
    await wait(2);
  }
  isDone = true;
  await reader;
  await status.stop();
  expect(read().isCurrent).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['current', 'releases', 'status.json']);
});

it('leaves a manual build request to the instance that builds, takes it once, and says after which build it came', async () => {
  let requests = 0;
  let polls = 0;
  let isBuilder = false;
  status.start({
    isBuilder() {
      polls += 1;
      return isBuilder;
    },
    onRequest() {
      requests += 1;
      return Promise.resolve();
    },
  });
  const asking = path.join(folder, 'publish-now');
  writeFileSync(asking, 'word-of-mine\n');
  await waitFor('some polls', () => polls > 2);
  expect(existsSync(asking)).toBe(true);
  isBuilder = true;
  const told = await untilTold(({ asked }) => asked !== null);
  expect(told.asked).toEqual({ word: 'word-of-mine', after: 4 });
  expect(existsSync(asking)).toBe(false);
  await status.stop();
  expect(requests).toBe(1);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('still says who asked for a build where another instance took the request', async () => {
  const asked = { word: 'word-for-another', after: 4 };
  writeFileSync(file(), JSON.stringify({ ...read(), asked }));
  status.tell({ isCurrent: false });
  await status.stop();
  expect(read()).toMatchObject({ isCurrent: false, asked });
});
