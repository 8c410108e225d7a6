import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compress, compressTexts } from './compress';

describe('compressed copies', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('exist for every text and contain the same', async () => {
    const text = 'lantern '.repeat(500);
    for (const name of ['a.html', 'b.js', 'c.json']) writeFileSync(path.join(folder, name), text);
    await compressTexts(folder, ['a.html', 'b.js', 'c.json']);
    for (const name of ['a.html', 'b.js', 'c.json']) {
      const read = (ending: string) => readFileSync(path.join(folder, `${name}.${ending}`));
      expect(brotliDecompressSync(read('br')).toString()).toBe(text);
      expect(gunzipSync(read('gz')).toString()).toBe(text);
    }
  });

  it('are not made of pictures and of a few bytes', async () => {
    writeFileSync(path.join(folder, 'a.png'), Buffer.alloc(5000));
    writeFileSync(path.join(folder, 'b.txt'), 'short');
    await compressTexts(folder, ['a.png', 'b.txt']);
    expect(existsSync(path.join(folder, 'a.png.br'))).toBe(false);
    expect(existsSync(path.join(folder, 'b.txt.br'))).toBe(false);
  });
});

/** Words without a pattern, always the same ones, so that the quality decides on the size. */
function wordsOf(length: number): Buffer {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const words = Array.from({ length: 400 }, () => next().toString(36));
  let text = '';
  while (text.length < length)
    text += `<p class="${words[next() % 400] ?? ''}">${words[next() % 40] ?? ''}</p>`;
  return Buffer.from(text);
}

const sizeAt = (content: Buffer, quality: number): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      ...(quality === 6 && content.length < 65_520 && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length;

describe('a page of a release that changes many', () => {
  const firstFlight = 13_900;
  const justOver = Array.from({ length: 60 }, (_, nth) => wordsOf(60_000 + 1_000 * nth)).find(
    (content) => sizeAt(content, 10) > firstFlight,
  ) as Buffer;

  it('is made as small as can be where it would just miss what a server sends at once', async () => {
    const { br } = await compress(justOver, 'a.html', 10);
    expect(br).toHaveLength(sizeAt(justOver, 11));
    expect(sizeAt(justOver, 11)).toBeLessThan(sizeAt(justOver, 10));
  });

  it('is made quickly where it fits, and where there are too many', async () => {
    const small = justOver.subarray(0, justOver.length / 2);
    expect((await compress(small, 'a.html', 10)).br).toHaveLength(sizeAt(small, 10));
    expect((await compress(justOver, 'a.html', 6)).br).toHaveLength(sizeAt(justOver, 6));
  });
});
