import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Bucket, Content } from '@lanternway/object-store/bucket';
import { openReleaseBucket } from './release-bucket';
import { writeList } from './release-list';

/** What the store has, by key. */
const mockStore = new Map<string, Buffer>();
/** Called before each request; what it throws, the store answers. */
let mockBefore: (act: 'put' | 'open' | 'remove' | 'list', key: string) => void = () => undefined;

jest.mock('@lanternway/object-store/bucket', () => ({
  openBucket: (): Partial<Bucket> => ({
    put(key, content) {
      mockBefore('put', key);
      mockStore.set(key, bytesOf(content));
      return Promise.resolve();
    },
    open(key) {
      mockBefore('open', key);
      const found = mockStore.get(key);
      if (found === undefined) return Promise.resolve('missing');
      return Promise.resolve({
        stream: Readable.from([found]),
        bytes: found.length,
        etag: null,
        changedAt: null,
        range: null,
      });
    },
    read(key) {
      mockBefore('open', key);
      return Promise.resolve(mockStore.get(key) ?? null);
    },
    remove(key) {
      mockBefore('remove', key);
      mockStore.delete(key);
      return Promise.resolve();
    },
    async *list(prefix) {
      await Promise.resolve();
      mockBefore('list', prefix);
      for (const key of [...mockStore.keys()])
        if (key.startsWith(prefix)) yield { key, bytes: 0, changedAt: new Date() };
    },
  }),
}));

const bytesOf = (content: Content): Buffer =>
  Buffer.isBuffer(content) ? content : readFileSync(content.path);

const bucket = openReleaseBucket(
  { bucket: 'site', region: 'r', endpoint: null, accessKeyId: 'k', secretAccessKey: 's' },
  'school',
);

const first = '000001-20260101T000000000Z';
const second = '000002-20260102T000000000Z';
const third = '000003-20260103T000000000Z';

let machines: string[];

/** A machine's link to the site; its releases are next to it. */
function machine(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lanternway-machine-'));
  machines.push(folder);
  return path.join(folder, 'current');
}

const releasesOf = (link: string) => path.join(path.dirname(link), 'releases');

function make(link: string, name: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(releasesOf(link), name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    utimesSync(target, new Date(1_700_000_000_123), new Date(1_700_000_000_123));
  }
}

const textOf = (link: string, name: string, file: string) =>
  readFileSync(path.join(releasesOf(link), name, file), 'utf8');

const listed = (link: string) => (existsSync(releasesOf(link)) ? readdirSync(releasesOf(link)) : []);
const keysOf = (name: string) =>
  [...mockStore.keys()].filter((key) => key.startsWith(`releases/school/${name}/`));
const keep =
  (...names: string[]) =>
  () =>
    Promise.resolve(names);

beforeEach(() => {
  mockStore.clear();
  mockBefore = () => undefined;
  machines = [];
});

afterEach(() => {
  for (const folder of machines) rmSync(folder, { recursive: true, force: true });
});

it('brings a release to another machine byte for byte, with the times that browsers compare', async () => {
  const [worker, web] = [machine(), machine()];
  make(worker, first, { 'index.html': 'home', 'faq/index.html': 'questions', 'static/a b é.js': 'x' });
  await bucket.send(worker, first, null);
  expect(await bucket.pull(web, first)).toBe(true);
  expect(textOf(web, first, 'faq/index.html')).toBe('questions');
  expect(textOf(web, first, 'static/a b é.js')).toBe('x');
  const { mtime } = statSync(path.join(releasesOf(web), first, 'index.html'));
  expect(mtime.getTime()).toBe(1_700_000_000_123);
  expect(await bucket.pull(web, second)).toBe(false);
});

it('sends only what the live release has not, and fetches only what the machine has not', async () => {
  const [worker, web] = [machine(), machine()];
  make(worker, first, { 'index.html': 'home', 'old.js': 'same' });
  make(worker, second, { 'index.html': 'news', 'old.js': 'same' });
  expect(await bucket.send(worker, first, null)).toBe(2);
  await bucket.pull(web, first);
  expect(await bucket.send(worker, second, first)).toBe(1);
  const opened: string[] = [];
  mockBefore = (act, key) => act === 'open' && opened.push(key);
  await bucket.pull(web, second);
  expect(opened.filter((key) => key.includes('/files/'))).toHaveLength(1);
  const inode = (name: string) => statSync(path.join(releasesOf(web), name, 'old.js')).ino;
  expect(inode(second)).toBe(inode(first));
});

it('has no list, and so no release, where sending ends in the middle', async () => {
  const worker = machine();
  make(worker, first, { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' });
  let puts = 0;
  mockBefore = (act) => {
    if (act === 'put' && ++puts === 2) throw new Error('the store is away');
  };
  await expect(bucket.send(worker, first, null)).rejects.toThrow('the store is away');
  expect(await bucket.has(first)).toBe(false);
  expect(await bucket.pull(machine(), first)).toBe(false);
  mockBefore = () => undefined;
  expect(await bucket.send(worker, first, null)).toBe(3);
  expect(await bucket.has(first)).toBe(true);
});

it('leaves nothing with the name of a release where fetching ends in the middle, or a file is another one', async () => {
  const [worker, web] = [machine(), machine()];
  make(worker, first, { 'a.html': 'a', 'b.html': 'b' });
  await bucket.send(worker, first, null);
  const [key = ''] = keysOf(first).filter((found) => found.includes('/files/'));
  mockBefore = (act, asked) => {
    if (act === 'open' && asked === key) throw new Error('the store is away');
  };
  await expect(bucket.pull(web, first)).rejects.toThrow('the store is away');
  expect(listed(web)).toEqual([]);
  mockBefore = () => undefined;
  mockStore.set(key, Buffer.from('z'));
  await expect(bucket.pull(web, first)).rejects.toThrow('is not what was put there');
  expect(listed(web)).toEqual([]);
});

it('fetches once for two processes that share a folder, and both are content', async () => {
  const [worker, web] = [machine(), machine()];
  make(worker, first, { 'a.html': 'a' });
  await bucket.send(worker, first, null);
  expect(await Promise.all([bucket.pull(web, first), bucket.pull(web, first)])).toEqual([true, true]);
  expect(listed(web)).toEqual([first]);
});

it('removes what nobody keeps, and never a file that a kept release has from it', async () => {
  const [worker, web] = [machine(), machine()];
  make(worker, first, { 'index.html': 'home', 'old.js': 'same' });
  make(worker, second, { 'index.html': 'news', 'old.js': 'same' });
  await bucket.send(worker, first, null);
  await bucket.send(worker, second, first);
  await bucket.sweep(keep(second));
  expect(await bucket.has(first)).toBe(false);
  expect(keysOf(first)).toHaveLength(1);
  expect(await bucket.pull(web, second)).toBe(true);
  expect(textOf(web, second, 'old.js')).toBe('same');
});

it('keeps what another worker is just sending, whenever it began', async () => {
  const [worker, other, web] = [machine(), machine(), machine()];
  make(worker, first, { 'index.html': 'home', 'old.js': 'same' });
  await bucket.send(worker, first, null);
  make(other, second, { 'index.html': 'news', 'old.js': 'same' });
  // Half of it is there while the bucket is looked at, the rest comes before rows are read.
  let kept = [first];
  await bucket.sweep(async () => {
    await bucket.send(other, second, first);
    return kept;
  });
  // All of it is there, and no row names it yet.
  await bucket.sweep(keep(first));
  kept = [second, first];
  await bucket.sweep(keep(...kept));
  expect(await bucket.pull(web, second)).toBe(true);

  // One that was sent and never went live is removed once a newer one did.
  make(worker, third, { 'index.html': 'third' });
  await bucket.send(worker, third, first);
  await bucket.sweep(keep(third, first));
  expect(keysOf(second)).toEqual([]);
});

it('removes nothing where a kept list cannot be read, or nothing is kept', async () => {
  const worker = machine();
  for (const name of [first, second]) make(worker, name, { 'index.html': name });
  await bucket.send(worker, first, null);
  await bucket.send(worker, second, null);
  await bucket.sweep(keep());
  expect(keysOf(first)).toHaveLength(2);
  const key = `releases/school/${second}/list.json`;
  mockStore.set(key, Buffer.from(mockStore.get(key)?.toString().replace('index', 'other') ?? ''));
  await expect(bucket.sweep(keep(second))).rejects.toThrow('damaged');
  expect(keysOf(first)).toHaveLength(2);
});

it('refuses a list that would lead out of its release', async () => {
  const [worker, web] = [machine(), machine()];
  make(worker, first, { 'index.html': 'home' });
  await bucket.send(worker, first, null);
  const list = writeList([{ path: '../../out.html', sha256: '', bytes: 0, at: 0, from: first }]);
  mockStore.set(`releases/school/${first}/list.json`, Buffer.from(list));
  await expect(bucket.pull(web, first)).rejects.toThrow('outside of it');
  expect(listed(web)).toEqual([]);
});
