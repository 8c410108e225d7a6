// Databases: SQLite, as it is about where files are kept.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startObjectStore, type ObjectStore } from '../object-store';
import { runProgram } from '../run-program';
import { createTestHome, type TestHome } from '../start-cms';
import { fill, write, type Filled } from './filled';

let store: ObjectStore;
let home: TestHome;
let filled: Filled;
let picture: Buffer;

beforeAll(async () => {
  store = await startObjectStore(['school-media', 'restored-media', 'used-media']);
  home = await createTestHome();
  filled = await fill(home);
  picture = readFileSync(path.join(home.folder, filled.medium));
  home.env = { ...home.env, ...store.variables, MEDIA_S3_BUCKET: 'school-media' };
  await runProgram('media', home.env, ['move', '--to', 'bucket']);
  rmSync(path.join(home.folder, filled.medium));
});

afterAll(async () => {
  await home.remove();
  await store.stop();
});

const key = () => `media/${path.basename(filled.medium)}`;

async function backUp(): Promise<string> {
  const to = path.join(home.folder, randomUUID());
  const { output } = await runProgram('backup', home.env, ['--to', to, '--plain']);
  expect(output).toContain('Backed up to');
  return path.join(to, readdirSync(to)[0] ?? '');
}

it('takes media from the bucket, also one that is only in the folder yet, and finds them all in the backup', async () => {
  write(home, path.join('public', 'uploads', 'not-moved.png'), 'still here');
  const { output, code } = await runProgram('verify', home.env, ['--from', await backUp()]);
  expect(output).toMatch(/rows and 3 files came back, and a server started with them/);
  expect(code).toBe(0);
  rmSync(path.join(home.folder, 'public', 'uploads', 'not-moved.png'));
  // The server that was tried has used neither the bucket nor what is in it.
  expect((await store.keysIn('school-media')).sort()).toEqual([key(), 'media-installation-id'].sort());
});

it('says which medium is missing in the backup', async () => {
  const bucket = store.bucket('school-media');
  await bucket.remove(key());
  const { output, code } = await runProgram('verify', home.env, ['--from', await backUp()]);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`${path.basename(filled.medium)} is missing`) as string,
  ]);
  const labels = { contentType: 'image/png', cacheControl: 'no-store' };
  await bucket.put(key(), picture, labels);
});

it('restores media into an empty bucket, and refuses one that has some', async () => {
  const file = await backUp();
  const empty = await createTestHome({ isEmpty: true });
  const restore = (MEDIA_S3_BUCKET: string) =>
    runProgram('restore', { ...empty.env, ...store.variables, MEDIA_S3_BUCKET }, ['--from', file]);

  const labels = { contentType: 'image/png', cacheControl: 'no-store' };
  await store.bucket('used-media').put('media/other.png', Buffer.from('of others'), labels);
  const refused = await restore('used-media');
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining('The bucket used-media is not empty.') as string,
  ]);
  expect(await store.keysIn('used-media')).toEqual(['media/other.png']);

  expect((await restore('restored-media')).output).toContain('Restored the backup of');
  expect(await store.bucket('restored-media').read(key())).toEqual(picture);
  expect(existsSync(path.join(empty.folder, filled.medium))).toBe(false);
  const variables = { ...empty.env, ...store.variables, MEDIA_S3_BUCKET: 'restored-media' };
  expect((await runProgram('media', variables, ['check'])).output).toContain(
    'Of 1 files that the database names, all are there.',
  );
  await empty.remove();
});
