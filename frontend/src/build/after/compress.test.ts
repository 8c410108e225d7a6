import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressTexts } from './compress';

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
