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
    const name = await store.put(Buffer.from('<p>lantern</p>'.repeat(100)));
    const texts = { '_content.json': JSON.stringify({ day: '2026-01-01', long: 'x'.repeat(2000) }) };
    await packRelease(new Map([['faq/index.html', { name, page: null }]]), texts, {
      store,
      into: into(),
      kept: [],
    });
    expect(readdirSync(path.join(into(), 'faq')).sort()).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(readFileSync(path.join(into(), '_content.json'), 'utf8')).toBe(texts['_content.json']);
    expect(existsSync(path.join(into(), '_content.json.br'))).toBe(false);
  });

  it('has no folder, nor half of one, when a file of it is missing', async () => {
    const store = openStore(path.join(folder, 'files'));
    const files = new Map([['index.html', { name: 'never-kept', page: null }]]);
    store.copiesOf = () => Promise.resolve({ br: null, gz: null });
    await expect(packRelease(files, {}, { store, into: into(), kept: [] })).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['files']);
  });
});
