import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { readMark } from './mark';

const folder = mkdtempSync(path.join(tmpdir(), 'mark-'));
const warn = jest.fn();
const strapi = { dirs: { static: { public: folder } }, log: { warn } } as unknown as Core.Strapi;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function markOf(name: string, content: string | Buffer) {
  writeFileSync(path.join(folder, name), content);
  return readMark(strapi, { url: `/${name}` });
}

const drawing = (box: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}"><rect width="9999" height="9999" fill="#c2185b"/></svg>`;

it.each([
  ['44 48', 44, 48],
  ['440 480', 44, 48],
  ['4.4 4.8', 44, 48],
  ['480 48', 160, 16],
])('draws a logo of %s', async (box, width, height) => {
  const mark = await markOf('logo.svg', drawing(box));
  expect(mark).toMatchObject({ width, height });
  const { data, info } = await sharp(mark?.png).raw().toBuffer({ resolveWithObject: true });
  expect(Math.abs(info.width - 4 * width)).toBeLessThanOrEqual(4);
  expect([...data.subarray(0, 3)]).toEqual([0xc2, 0x18, 0x5b]);
});

it('has another version when the file behind the same name is replaced', async () => {
  const first = await markOf('logo.svg', drawing('44 48'));
  expect((await markOf('logo.svg', drawing('44 48')))?.version).toBe(first?.version);
  expect((await markOf('logo.svg', drawing('48 48')))?.version).not.toBe(first?.version);
});

it('takes a photograph too', async () => {
  const photograph = sharp({ create: { width: 600, height: 300, channels: 3, background: '#123456' } });
  expect(await markOf('logo.jpg', await photograph.jpeg().toBuffer())).toMatchObject({
    width: 96,
    height: 48,
  });
});

it.each([null, undefined, {}, 'logo.svg'])('is none without a logo: %p', async (logo) => {
  expect(await readMark(strapi, logo)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('is none where the file cannot be read or drawn, and says so', async () => {
  expect(await readMark(strapi, { url: '/missing.svg' })).toBeNull();
  expect(await markOf('broken.svg', '<svg')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
});
