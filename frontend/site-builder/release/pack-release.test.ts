import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from './file-store';
import { packRelease } from './pack-release';

describe('a release', () => {
  let folder: string;
  const into = () => path.join(folder, '7');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('contains its files, its own texts, and compressed copies of both that a browser may ask for', async () => {
    const store = openStore(path.join(folder, 'files'));
    const name = store.put(Buffer.from('<p>lantern</p>'.repeat(100)));
    const texts = { '_content.json': JSON.stringify({ day: '2026-01-01', long: 'x'.repeat(2000) }) };
    await packRelease(new Map([['faq/index.html', { name, page: null }]]), texts, {
      store,
      into: into(),
    });
    expect(readdirSync(path.join(into(), 'faq')).sort()).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(readFileSync(path.join(into(), '_content.json'), 'utf8')).toBe(texts['_content.json']);
    expect(existsSync(path.join(into(), '_content.json.br'))).toBe(false);
  });

  it('compresses the pages of a small change better than those of a large one', async () => {
    const store = openStore(path.join(folder, 'files'));
    const words = Array.from({ length: 3000 }, (_, at) => ((at * 7919) % 1009).toString(36)).join(' ');
    const pages = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => {
        const name = store.put(Buffer.from(`<p>${String(from + at)} ${words}</p>`));
        return [`${String(from + at)}.html`, { name, page: null }] as const;
      });
    const sizeOf = (file: string) => readFileSync(path.join(into(), `${file}.html.br`)).length;
    const kept = pages(1000, 200);
    await packRelease(new Map(kept), {}, { store, into: into() });
    const many = sizeOf('1000');
    rmSync(into(), { recursive: true });
    // Those that were there before do not count.
    await packRelease(new Map([...kept, ...pages(2000, 1)]), {}, { store, into: into() });
    expect(sizeOf('1000')).toBe(many);
    expect(sizeOf('2000')).toBeLessThan(many * 0.97);
  });

  it('has no folder, nor half of one, when a file of it is missing', async () => {
    const store = openStore(path.join(folder, 'files'));
    const files = new Map([['index.html', { name: 'never-kept', page: null }]]);
    store.copiesOf = () => Promise.resolve({ br: null, gz: null });
    await expect(packRelease(files, {}, { store, into: into() })).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['files']);
  });
});
