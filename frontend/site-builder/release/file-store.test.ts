import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openStore } from './file-store';

describe('the store of all files of all releases', () => {
  let folder: string;
  const inStore = (name: string) => path.join(folder, 'files', name);
  const open = () => openStore(path.join(folder, 'files'));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps the same bytes once, and gives every release a link to them', () => {
    const store = open();
    const name = store.put(Buffer.from('kite'));
    expect(store.put(Buffer.from('kite'))).toBe(name);
    store.link(name, path.join(folder, 'one'));
    store.link(name, path.join(folder, 'two'));
    expect(readFileSync(path.join(folder, 'two'), 'utf8')).toBe('kite');
    expect(statSync(path.join(folder, 'one')).ino).toBe(statSync(path.join(folder, 'two')).ino);
  });

  it('writes a file again that lost its end', () => {
    const name = open().put(Buffer.from('a whole kite'));
    truncateSync(inStore(name), 3);
    open().put(Buffer.from('a whole kite'));
    expect(readFileSync(inStore(name), 'utf8')).toBe('a whole kite');
  });

  it('compresses a text once, and again when a copy was lost', async () => {
    const store = open();
    const text = 'lantern '.repeat(300);
    const name = store.put(Buffer.from(text));
    const { br } = await store.copiesOf(name, 'a.html', 6);
    expect(brotliDecompressSync(readFileSync(inStore(br ?? ''))).toString()).toBe(text);
    rmSync(inStore(br ?? ''));
    expect(await store.copiesOf(name, 'a.html', 6)).toMatchObject({ br });
    expect(readdirSync(path.join(folder, 'files'))).toContain(br);
  });

  it('knows the copies that an earlier process made', async () => {
    const first = open();
    const name = first.put(Buffer.from('lantern '.repeat(300)));
    const copies = await first.copiesOf(name, 'a.html', 6);
    first.sweep([name, copies.br ?? '', copies.gz ?? '']);
    truncateSync(inStore(name), 0);
    expect(await open().copiesOf(name, 'a.html', 6)).toEqual(copies);
  });

  it('makes them again where it cannot read what that process knew', async () => {
    writeFileSync(path.join(folder, 'files.json'), 'half a wor');
    const store = open();
    const name = store.put(Buffer.from('lantern '.repeat(300)));
    expect((await store.copiesOf(name, 'a.html', 6)).br).not.toBeNull();
  });

  it('throws away what no release has, but for what is asked to stay', () => {
    const store = open();
    const [linked, kept, gone] = ['a', 'b', 'c'].map((text) => store.put(Buffer.from(text)));
    store.link(linked ?? '', path.join(folder, 'release'));
    store.sweep([kept ?? '']);
    expect(readdirSync(path.join(folder, 'files')).sort()).toEqual([linked, kept].sort());
    expect(gone).toBeDefined();
  });
});
