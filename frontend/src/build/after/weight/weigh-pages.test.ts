/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePage } from '../page-fixture';
import { chosenFrom } from './first-pictures';
import { checkWeights, weighPages } from './weigh-pages';

const folder = mkdtempSync(path.join(tmpdir(), 'weights-'));

beforeAll(() => {
  for (const [name, bytes] of [
    ['small.avif', 40_000],
    ['large.avif', 500_000],
    ['late.avif', 900_000],
  ] as const)
    writeFileSync(path.join(folder, name), Buffer.alloc(bytes, 7));
  writeFileSync(path.join(folder, 'drawing.svg'), '<svg/>'.repeat(10_000));
});

const landing = (main: string) =>
  makePage('/camp', { body: `<main><section class="lp-opening"><h1>Camp</h1></section>${main}</main>` });

const picture = (set: string) =>
  `<picture><source type="image/avif" srcset="${set}" sizes="(min-width: 768px) 48vw, 92vw"/><img src="/large.avif" alt=""/></picture>`;

it('is what a phone fetches before anybody scrolls', async () => {
  const opening = picture('/small.avif 800w, /large.avif 2000w');
  const late = '<img src="/late.avif" alt="" loading="lazy"/><img src="/drawing.svg" alt=""/>';
  const { '/camp': weight } = await weighPages([landing(opening + late)], folder);
  expect(weight?.pictures).toBeGreaterThan(40_000);
  expect(weight?.pictures).toBeLessThan(41_000);
  expect(weight?.html).toBeGreaterThan(100);
});

it('is asked only of pages that staff compose of blocks', async () => {
  expect(await weighPages([makePage('/faq')], folder)).toEqual({});
});

it('stops a page from more than double its budget on, with what to do', async () => {
  expect(checkWeights(await weighPages([landing(picture('/large.avif 800w'))], folder))).toEqual([
    {
      check: 'heavy-pictures',
      path: '/camp',
      text: 'The first pictures of the page weigh 489 KB on a phone, and may weigh 400. Choose a simpler picture for its opening.',
    },
  ]);
  expect(checkWeights({ '/a': { html: 120 * 1024, pictures: 400 * 1024 } })).toEqual([]);
  expect(checkWeights({ '/a': { html: 121 * 1024, pictures: 0 } })).toHaveLength(1);
});

it.each([
  ['92vw', '/800'],
  ['(min-width: 768px) 48vw, 50vw', '/400'],
  ['100px', '/400'],
  ['300vw', '/2000'],
])('takes the picture that fits %s', (sizes, address) => {
  expect(chosenFrom('/400 400w, /800 800w, /2000 2000w', sizes)).toBe(address);
});
