import fs, {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { StoreFull } from '../resume-store';
import { createFolderStore } from './folder';

let home: string;
let root: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'lanternway-store-'));
  root = path.join(home, 'private', 'resumes');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(home, { recursive: true });
});

function incoming(content = 'a resume') {
  const file = path.join(home, 'incoming');
  writeFileSync(file, content, { mode: 0o644 });
  return { path: file, bytes: content.length };
}

const put = (content?: string) => createFolderStore(root).put(incoming(content));
const modeOf = (file: string) => statSync(file).mode & 0o777;
const keysOf = async (keys: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
};

it('takes a file over and hands it out', async () => {
  const key = await put('mine');
  expect(key).toMatch(/^\d{4}\/\d{2}\/[\da-f-]{36}$/);
  expect(readdirSync(home)).toEqual(['private']);
  const found = await createFolderStore(root).open(key);
  if (found === null) throw new Error('It is not there.');
  expect([found.bytes, (await buffer(found.stream)).toString()]).toEqual([4, 'mine']);
});

it('lets nobody else of the machine look', async () => {
  const key = await put();
  expect(modeOf(path.join(root, key))).toBe(0o600);
  for (const folder of [root, path.dirname(path.join(root, key))]) expect(modeOf(folder)).toBe(0o700);
});

it('removes one, and does not mind that it is gone', async () => {
  const store = createFolderStore(root);
  const key = await put();
  await store.remove(key);
  await store.remove(key);
  expect(await store.open(key)).toBeNull();
});

it.each(['../../secret', '2025/01/../../secret', '/etc/passwd', '2025/01/x', ''])(
  'knows no file called %j',
  async (key) => {
    const store = createFolderStore(root);
    writeFileSync(path.join(home, 'secret'), 'secret');
    expect(await store.open(key)).toBeNull();
    await expect(store.remove(key)).rejects.toThrow('no key');
    expect(readdirSync(home)).toContain('secret');
  },
);

it('lists those that were put before a time, and nothing that is not its own', async () => {
  const store = createFolderStore(root);
  const [old, young] = [await put(), await put()];
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(path.join(root, old), hourAgo, hourAgo);
  writeFileSync(path.join(root, 'notes.txt'), 'left by somebody');
  expect(await keysOf(store.listBefore(new Date(Date.now() - 60_000)))).toEqual([old]);
  expect((await keysOf(store.listBefore(new Date(Date.now() + 60_000)))).sort()).toEqual([old, young].sort());
});

it('lists nothing where there is no folder yet', async () => {
  expect(await keysOf(createFolderStore(root).listBefore(new Date()))).toEqual([]);
});

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it('copies where the store is another disk', async () => {
  // The first renaming crosses over, the second is within the store.
  jest.spyOn(fs.promises, 'rename').mockImplementationOnce(failing('EXDEV'));
  const key = await put('far');
  const found = await createFolderStore(root).open(key);
  if (found === null) throw new Error('It is not there.');
  expect((await buffer(found.stream)).toString()).toBe('far');
  expect(readdirSync(path.dirname(path.join(root, key)))).toHaveLength(1);
  expect(readdirSync(home)).toEqual(['private']);
});

it('says that the disk is full, with nothing half there', async () => {
  jest.spyOn(fs.promises, 'rename').mockImplementation(failing('EXDEV'));
  jest.spyOn(fs.promises, 'copyFile').mockImplementation(failing('ENOSPC'));
  await expect(put()).rejects.toThrow(StoreFull);
  expect(await keysOf(createFolderStore(root).listBefore(new Date(Date.now() + 60_000)))).toEqual([]);
});

it('puts one into the trash, does not list it there, and empties that by age', async () => {
  const store = createFolderStore(root);
  const key = await put('mine');
  await store.discard(key);
  await store.discard(key);
  expect(await store.open(key)).toBeNull();
  expect(await keysOf(store.listBefore(new Date(Date.now() + 60_000)))).toEqual([]);
  await store.emptyTrash(new Date(Date.now() - 60_000));
  expect(existsSync(path.join(root, 'trash', key))).toBe(true);
  await store.emptyTrash(new Date(Date.now() + 60_000));
  expect(existsSync(path.join(root, 'trash', key))).toBe(false);
});

it('removes one from the trash as well', async () => {
  const store = createFolderStore(root);
  const key = await put();
  await store.discard(key);
  await store.remove(key);
  expect(existsSync(path.join(root, 'trash', key))).toBe(false);
});

it('keeps the id of the installation, which is no resume', async () => {
  const store = createFolderStore(root);
  expect(await store.readOwner()).toBeNull();
  await store.writeOwner('one');
  await store.writeOwner('two');
  expect(await store.readOwner()).toBe('two');
  expect(await keysOf(store.listBefore(new Date(Date.now() + 60_000)))).toEqual([]);
});
