/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawShareImage } from './draw-share-image';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<{ rename: (from: string, to: string) => Promise<void> }>(
    'node:fs/promises',
  );
  return { ...actual, rename: jest.fn(actual.rename) };
});

const folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => jest.mocked(rename).mockClear());

/** A drawing, red at its left and blue at its right. */
function writeDrawing(name: string, width: number, height: number): string {
  const file = path.join(folder, name);
  const half = width / 2;
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
      <rect width="${String(half)}" height="${String(height)}" fill="#f00"/>
      <rect x="${String(half)}" width="${String(half)}" height="${String(height)}" fill="#00f"/>
    </svg>`,
  );
  return file;
}

const middle = { x: 50, y: 50 };

async function coloursOf(address: string): Promise<{ left: number[]; right: number[] }> {
  const { data, info } = await sharp(path.join(folder, address)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number) => [...data.subarray((315 * 1200 + x) * 3, (315 * 1200 + x) * 3 + 3)];
  return { left: at(200), right: at(1000) };
}

it.each([
  ['smaller than the picture', 1000, 820],
  ['of an odd size', 333, 517],
  ['larger than the picture', 2000, 1640],
])('draws a drawing that is %s, without a border at its sides', async (_case, width, height) => {
  const file = writeDrawing(`${String(width)}.svg`, width, height);
  const address = await drawShareImage({ file, digest: String(width), focal: middle }, folder);
  const { left, right } = await coloursOf(address);
  expect(left[0]).toBeGreaterThan(240);
  expect(left[2]).toBeLessThan(20);
  expect(right[2]).toBeGreaterThan(240);
});

it('draws a picture once, however many pages ask for it at once and later', async () => {
  const source = { file: writeDrawing('many.svg', 400, 400), digest: 'many', focal: middle };
  const addresses = await Promise.all([1, 2, 3, 4].map(() => drawShareImage(source, folder)));
  addresses.push(await drawShareImage(source, folder));
  expect(new Set(addresses).size).toBe(1);
  expect(rename).toHaveBeenCalledTimes(1);
});

it('tries again where a picture could not be read', async () => {
  const source = { file: path.join(folder, 'late.svg'), digest: 'late', focal: middle };
  await expect(drawShareImage(source, folder)).rejects.toThrow();
  writeDrawing('late.svg', 300, 300);
  await expect(drawShareImage(source, folder)).resolves.toMatch(/^\/static\/share\/\w+\.jpg$/);
});
