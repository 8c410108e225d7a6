// Databases: SQLite, as it is about where files are kept.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { write } from '../backup/filled';
import { noSettingsFile, searchPath } from '../env';
import { startObjectStore, type ObjectStore } from '../object-store';
import { runProgram } from '../run-program';
import { spawnCms, untilReady } from '../spawn-cms';
import { logInStaff } from '../staff';
import { cmsRoot, createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { waitFor } from '../wait-for';

const media = 'school-media';
let store: ObjectStore;
let home: TestHome;
let cms: Cms;
let authorization: string;

beforeAll(async () => {
  store = await startObjectStore([media, 'moved-media']);
  home = await createTestHome();
  home.env = { ...home.env, ...store.variables, MEDIA_S3_BUCKET: media };
  cms = await startCms(home);
  authorization = (await logInStaff(cms)).marketing;
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
  await store.stop();
});

const svg = (words: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${words}</title></svg>`);

interface Row {
  id: number;
  url: string;
  provider: string;
}

const send = (content: Buffer, name: string, to: { url: string } = cms) =>
  request(to.url).post('/upload').set('Authorization', authorization).attach('files', content, name);

async function upload(content: Buffer, name: string, to: { url: string } = cms): Promise<Row> {
  const { status, body } = await send(content, name, to);
  expect([status, body]).toMatchObject([201, [{}]]);
  return (body as [Row])[0];
}

const get = (address: string, headers: Record<string, string> = {}, from: { url: string } = cms) =>
  request(from.url).get(address).set(headers).buffer(true);

const textAt = async (address: string, from: { url: string } = cms) =>
  String((await get(address, {}, from)).body);

const inFolder = () => readdirSync(path.join(home.folder, 'public', 'uploads'));
const inBucket = () => store.keysIn(media, 'media/');
const nameOf = ({ url }: Row) => url.replace('/uploads/', '');

it('keeps what staff upload in the bucket alone, and its row as for a file of the folder', async () => {
  const before = inFolder();
  const row = await upload(svg('kite'), 'kite.svg');
  expect(row.url).toMatch(/^\/uploads\/kite_[0-9a-f]+\.svg$/);
  expect(await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id: row.id } })).toMatchObject({
    url: row.url,
    provider: 'local',
  });
  expect(await inBucket()).toContain(`media/${nameOf(row)}`);
  expect(inFolder()).toEqual(before);
});

it('sends it at its address, safe to be opened, with what caches need', async () => {
  const row = await upload(svg('lamp'), 'lamp.svg');
  const { status, headers, body } = await get(row.url);
  expect([status, (body as Buffer).toString()]).toEqual([200, svg('lamp').toString()]);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    etag: expect.stringMatching(/^(W\/)?".+"$/) as string,
    'last-modified': expect.any(String) as string,
  });
  const again = await get(row.url, { 'If-None-Match': headers['etag'] as string });
  expect([again.status, again.text ?? '']).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe('public, max-age=3600');
  const head = await request(cms.url).head(row.url);
  expect([head.status, head.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

it('sends the part that a player asks for, as long as it is one of the same file', async () => {
  const caption = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
  const { url } = await upload(caption, 'words.vtt');
  const plain = { 'Accept-Encoding': 'identity' };
  const { headers } = await get(url, plain);
  expect(headers['content-length']).toBe(String(caption.length));
  const part = await get(url, { ...plain, Range: 'bytes=0-5', 'If-Range': headers['etag'] as string });
  expect([part.status, part.text]).toEqual([206, 'WEBVTT']);
  expect(part.headers['content-range']).toBe(`bytes 0-5/${String(caption.length)}`);
  const ofOther = await get(url, { ...plain, Range: 'bytes=0-5', 'If-Range': '"another"' });
  expect([ofOther.status, ofOther.text.length]).toEqual([200, caption.length]);
  expect((await get(url, { ...plain, Range: 'bytes=0-1,4-5' })).status).toBe(200);
  expect((await get(url, { ...plain, Range: 'bytes=9999-' })).status).toBe(416);
});

it('answers 404 for what is in neither place, and for names that lead elsewhere', async () => {
  await store
    .bucket(media)
    .put('private.txt', Buffer.from('x'), { contentType: 'text/plain', cacheControl: 'no-store' });
  const addresses = ['/uploads/none.png', '/uploads/..%2Fprivate.txt', '/uploads/', '/uploads/.hidden'];
  for (const address of addresses) expect([address, (await get(address)).status]).toEqual([address, 404]);
});

const replace = (row: Row, content: Buffer, name: string) =>
  request(cms.url)
    .post(`/upload?id=${String(row.id)}`)
    .set('Authorization', authorization)
    .field('fileInfo', JSON.stringify({ name }))
    .attach('files', content, name);

it('replaces a file at its address, and takes it away when staff delete it, a copy in the folder as well', async () => {
  const row = await upload(svg('first'), 'sign.svg');
  expect((await replace(row, svg('second'), 'sign.svg')).status).toBe(200);
  expect(await textAt(row.url)).toContain('second');
  const copy = path.join(home.folder, 'public', 'uploads', nameOf(row));
  writeFileSync(copy, svg('first'));
  const { status } = await request(cms.url)
    .delete(`/upload/files/${String(row.id)}`)
    .set('Authorization', authorization);
  expect(status).toBe(200);
  expect(await inBucket()).not.toContain(`media/${nameOf(row)}`);
  expect(existsSync(copy)).toBe(false);
  expect((await get(row.url)).status).toBe(404);
});

it('finds files of the other place while servers are moved one by one', async () => {
  const inStore = await upload(svg('from the bucket'), 'one.svg');
  const earlier = await spawnCms({ ...home.env, JOBS: 'off', MEDIA_IN: 'folder' });
  await untilReady(earlier);
  expect(await textAt(inStore.url, earlier)).toContain('from the bucket');
  const inPlace = await upload(svg('from the folder'), 'two.svg', earlier);
  expect(inFolder()).toContain(nameOf(inPlace));
  expect(await inBucket()).not.toContain(`media/${nameOf(inPlace)}`);
  expect(await textAt(inPlace.url)).toContain('from the folder');
  const deleted = await request(earlier.url)
    .delete(`/upload/files/${String(inStore.id)}`)
    .set('Authorization', authorization);
  expect([deleted.status, await inBucket()]).toEqual([
    200,
    expect.not.arrayContaining([`media/${nameOf(inStore)}`]),
  ]);
  earlier.signal('SIGTERM');
  await earlier.ended;
});

it('takes nothing while the store is away, and never says that a picture does not exist', async () => {
  const row = await upload(svg('there'), 'there.svg');
  const rows = () => cms.strapi.db.query('plugin::upload.file').count();
  const before = await rows();
  await store.whileAway(async () => {
    const { status, headers } = await get(row.url);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    const refused = await send(svg('lost'), 'lost.svg');
    expect(refused.body).toMatchObject({
      error: { message: expect.stringContaining('try again') as string },
    });
    expect(await rows()).toBe(before);
  });
  expect(await textAt(row.url)).toContain('there');
});

it('changes nothing in the bucket of another installation', async () => {
  const bucket = store.bucket(media);
  const labels = { contentType: 'text/plain', cacheControl: 'no-store' };
  const ours = await bucket.read('media-installation-id');
  const row = await upload(svg('ours'), 'ours.svg');
  const before = await store.keysIn(media);
  await bucket.put('media-installation-id', Buffer.from('another'), labels);
  const refused = await send(svg('new'), 'new.svg');
  expect(refused.body).toMatchObject({
    error: { message: expect.stringContaining('another installation') as string },
  });
  await request(cms.url)
    .delete(`/upload/files/${String(row.id)}`)
    .set('Authorization', authorization);
  expect(await store.keysIn(media)).toEqual(before);
  const moved = await runProgram('media', home.env, ['move', '--to', 'bucket']);
  expect([moved.code, moved.output]).toEqual([1, expect.stringContaining('another installation')]);
  await bucket.put('media-installation-id', ours ?? Buffer.alloc(0), labels);
});

describe('moving media', () => {
  const bucketOf = 'moved-media';
  const many = 100;
  const contents = new Map<string, Buffer>();
  let variables: Record<string, string>;

  beforeAll(async () => {
    variables = { ...home.env, MEDIA_S3_BUCKET: bucketOf, MEDIA_IN: 'folder' };
    for (let at = 0; at < many; at += 1) {
      const name = `picture_${String(at)}.bin`;
      contents.set(name, randomBytes(20_000));
      write(home, path.join('public', 'uploads', name), contents.get(name) ?? '');
    }
    const url = '/uploads/picture_1.bin';
    const row = {
      name: 'picture.bin',
      hash: 'picture_1',
      ext: '.bin',
      mime: 'x/y',
      size: 20,
      provider: 'local',
    };
    await cms.strapi.db
      .query('plugin::upload.file')
      .create({ data: { documentId: 'movedpicture1', url, ...row } });
  });

  const moved = () => store.keysIn(bucketOf, 'media/');

  it('goes on where it was killed, and then has all, byte for byte', async () => {
    const program = path.join(cmsRoot, 'dist', 'src', 'media', 'main.js');
    const env = { PATH: searchPath, ...noSettingsFile, ...variables };
    const child = spawn(process.execPath, [program, 'move', '--to', 'bucket'], { cwd: cmsRoot, env });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const isHalf = async () => (await moved()).length >= 10 || child.exitCode !== null;
    await waitFor('ten files in the bucket', isHalf, { everyMs: 1 });
    child.kill('SIGKILL');
    await ended;
    const arrived = await moved();
    expect(child.signalCode).toBe('SIGKILL');
    expect(arrived.length).toBeLessThan(many);
    for (const key of arrived)
      expect(await store.bucket(bucketOf).read(key)).toEqual(contents.get(key.replace('media/', '')));

    const again = await runProgram('media', variables, ['move', '--to', 'bucket']);
    expect(again.output).toContain('byte for byte. Nothing was deleted.');
    const copied = Number(/^(\d+) media were copied/m.exec(again.output)?.[1]);
    expect(copied).toBeLessThanOrEqual(inFolder().length - arrived.length);
    expect(again.code).toBe(0);
    for (const [name, content] of contents)
      expect(await store.bucket(bucketOf).read(`media/${name}`)).toEqual(content);
    expect(inFolder().length).toBeGreaterThanOrEqual(many);
  });

  it('finds what differs, and mends it from the place that counts', async () => {
    const bucket = store.bucket(bucketOf);
    const labels = { contentType: 'text/plain', cacheControl: 'no-store' };
    await bucket.put('media/picture_7.bin', randomBytes(20_000), labels);
    const found = await runProgram('media', variables, ['check']);
    expect(found.output).toContain(
      `Of ${String(inFolder().length)} that are in both, ${String(inFolder().length - 1)} are the same`,
    );
    const mended = await runProgram('media', variables, ['move', '--to', 'bucket']);
    expect(mended.output).toMatch(/^1 media were copied/m);
    expect(await bucket.read('media/picture_7.bin')).toEqual(contents.get('picture_7.bin'));
  });

  it('never replaces what the place has that counts, and adds only what rows ask for', async () => {
    const counts = { ...variables, MEDIA_IN: 'bucket' };
    const bucket = store.bucket(bucketOf);
    const labels = { contentType: 'text/plain', cacheControl: 'no-store' };
    await bucket.put('media/picture_2.bin', Buffer.from('newer'), labels);
    await bucket.remove('media/picture_1.bin');
    await bucket.remove('media/picture_3.bin');
    expect((await runProgram('media', counts, ['check'])).code).toBe(1);
    const { output, code } = await runProgram('media', counts, ['move', '--to', 'bucket']);
    expect([code, output]).toEqual([0, expect.stringMatching(/^1 media that were only in the folder/m)]);
    expect(await bucket.read('media/picture_1.bin')).toEqual(contents.get('picture_1.bin'));
    expect((await bucket.read('media/picture_2.bin'))?.toString()).toBe('newer');
    expect(await bucket.read('media/picture_3.bin')).toBeNull();
  });

  it('moves back into the folder as well', async () => {
    const { output, code } = await runProgram('media', { ...variables, MEDIA_IN: 'bucket' }, [
      'move',
      '--to',
      'folder',
    ]);
    expect([code, output]).toEqual([0, expect.stringContaining('MEDIA_IN=folder')]);
    expect(readFileSync(path.join(home.folder, 'public', 'uploads', 'picture_2.bin'), 'utf8')).toBe('newer');
    expect(existsSync(path.join(home.folder, 'moving-media'))).toBe(false);
  });

  it.each([[[]], [['move']], [['move', '--to', 'moon']], [['check', 'now']]])(
    'says how it is used after %j',
    async (words) => {
      const { output, code } = await runProgram('media', variables, words);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^How to use it: npm run media -- [^\n]+\n$/),
      ]);
    },
  );
});
