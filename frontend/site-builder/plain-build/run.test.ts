import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FromSiteBuilder, ToSiteBuilder } from '@lanternway/contracts/publishing/build-protocol';
import type { Channel } from '../process/channel';
import { buildPlainly } from './gatsby';
import { runPlainBuilds } from './run';

const folder = mkdtempSync(path.join(tmpdir(), 'plain-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

jest.mock('./gatsby');
jest.mock('../content/content-faults', () => ({ findContentFaults: () => [] }));
jest.mock('../process/code-digest', () => ({ digestOfCode: () => Promise.resolve('code') }));
jest.mock('../process/work-folder', () => ({
  enterWorkFolder: () => Promise.resolve(folder),
  forgetBuild: () => undefined,
}));
jest.mock('../release/make-release', () => ({
  makeRelease: () => Promise.resolve({ pages: [], faults: [], tidy: undefined }),
}));

const kept = path.join(folder, 'compiled');

/** Asks for so many builds, one after the other. @returns how each ended */
async function outcomesOf(builds: number): Promise<string[]> {
  const orders = Array.from({ length: builds }, (_, number): ToSiteBuilder[] => [
    { kind: 'build', build: number, into: folder, before: null },
    { kind: 'goOn' } as ToSiteBuilder,
  ]).flat();
  const outcomes: string[] = [];
  const channel = {
    say: ({ kind }: FromSiteBuilder) => {
      if (kind === 'built' || kind === 'broken') outcomes.push(kind);
    },
    next: () => {
      const order = orders.shift();
      return order === undefined ? Promise.reject(new Error('no more')) : Promise.resolve(order);
    },
  } as unknown as Channel;
  await expect(runPlainBuilds(folder, folder, channel)).rejects.toThrow('no more');
  return outcomes;
}

it('removes the code that the site builder kept, as it may be why that one failed', async () => {
  const found: boolean[] = [];
  const complete = [false, true];
  jest.mocked(buildPlainly).mockImplementation(() => {
    found.push(existsSync(kept));
    const isComplete = complete.shift() ?? true;
    return Promise.resolve({ isComplete, failure: 'gatsby build ended (code 1).' } as never);
  });
  mkdirSync(kept, { recursive: true });
  expect(await outcomesOf(2)).toEqual(['broken', 'built']);
  expect(found).toEqual([false, false]);
});
