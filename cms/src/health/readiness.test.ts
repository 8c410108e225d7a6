import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { createReadiness } from './readiness';

let folder: string;
let ask: jest.Mock<Promise<unknown>, []>;
let lines: string[];
let hasCaughtUp: boolean;

const create = (servesSite = false) => {
  const log = (line: string) => lines.push(line);
  const plugin = () => ({ service: () => ({ hasCaughtUp: () => hasCaughtUp }) });
  const strapi = { db: { connection: { raw: ask } }, log: { info: log, warn: log }, plugin };
  const checked = { dataDir: folder, siteDir: path.join(folder, 'site'), servesSite };
  return createReadiness(strapi as unknown as Core.Strapi, checked);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ready-'));
  ask = jest.fn(() => Promise.resolve());
  lines = [];
  hasCaughtUp = true;
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('finds nothing where all is well, and says nothing', async () => {
  expect(await create().find()).toEqual([]);
  expect(lines).toEqual([]);
});

it('finds a database that does not answer within a second', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  ask.mockReturnValue(new Promise(() => undefined));
  const found = create().find();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await found).toEqual(['database']);
});

it('finds a folder that is gone and a site that is not there yet, and logs it once', async () => {
  const readiness = create(true);
  expect(await readiness.find()).toEqual(['release']);
  rmSync(folder, { recursive: true });
  expect(await create(true).find()).toEqual(['folder', 'release']);
  expect(lines).toEqual(['health: not ready (release)', 'health: not ready (folder, release)']);
});

it('is not ready with the old site of a server that was away, before it has the live one', async () => {
  const site = path.join(folder, 'site');
  mkdirSync(site);
  writeFileSync(
    path.join(site, '_site.json'),
    JSON.stringify({ styleHashes: [], scriptHashes: [], redirects: [] }),
  );
  hasCaughtUp = false;
  expect(await create(true).find()).toEqual(['release']);
  hasCaughtUp = true;
  expect(await create(true).find()).toEqual([]);
});

it('asks the database once for many who ask in the same moment', async () => {
  const readiness = create();
  await Promise.all(Array.from({ length: 50 }, () => readiness.find()));
  await readiness.find();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('is not ready from the moment the server is about to stop', async () => {
  const readiness = create();
  await readiness.find();
  readiness.beginDraining();
  expect(await readiness.find()).toEqual(['draining']);
  expect(ask).toHaveBeenCalledTimes(1);
});
