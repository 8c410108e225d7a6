import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ResumeStore } from '../resume-store';
import { createS3Store } from './s3';

// The SDK is large, and is loaded when it is first used.
jest.setTimeout(60_000);

/** Speaks as much of S3's protocol as is used, and remembers what it was sent. */
interface SentRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

let home: string;
let server: Server;
let sentRequests: SentRequest[];
let objects: Map<string, { content: Buffer; putAt: Date }>;
let store: ResumeStore;
let isRefusing: boolean;
let saysLength: boolean;

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'lanternway-s3-'));
  [sentRequests, objects, isRefusing, saysLength] = [[], new Map(), false, true];
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '', headers } = request;
      sentRequests.push({ method, url, headers });
      const { status, content } = isRefusing ? refuse() : answer(method, url, body, headers);
      const length = { 'Content-Length': Buffer.byteLength(content) };
      response.writeHead(status, saysLength ? length : {}).end(status === 204 ? undefined : content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  store = createS3Store({
    bucket: 'private-files',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${String(port)}`,
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'hush',
  });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(home, { recursive: true });
});

const refuse = () => ({
  status: 403,
  content: '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No.</Message></Error>',
});

function answer(
  method: string,
  address: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): { status: number; content: string | Buffer } {
  const { pathname, searchParams } = new URL(address, 'http://s3');
  if (searchParams.get('list-type') === '2') return { status: 200, content: listed(searchParams) };
  const source = headers['x-amz-copy-source'];
  if (typeof source === 'string') return copy(`/${source}`, pathname);
  if (method === 'PUT') objects.set(pathname, { content: body, putAt: new Date() });
  if (method === 'DELETE') objects.delete(pathname);
  if (method !== 'GET') return { status: method === 'DELETE' ? 204 : 200, content: '' };
  const found = objects.get(pathname);
  return found === undefined ? gone : { status: 200, content: found.content };
}

const gone = {
  status: 404,
  content: '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>Gone</Message></Error>',
};

function copy(from: string, to: string): { status: number; content: string } {
  const found = objects.get(from);
  if (found === undefined) return gone;
  objects.set(to, { content: found.content, putAt: new Date() });
  return {
    status: 200,
    content: '<?xml version="1.0"?><CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>',
  };
}

/** One at a time, so that the caller must turn pages. */
function listed(query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const all = [...objects].map(([name, { putAt }]) => ({ key: name.replace('/private-files/', ''), putAt }));
  const fitting = all.filter(({ key }) => key.startsWith(prefix));
  const at = Number(query.get('continuation-token') ?? 0);
  const shown = fitting
    .slice(at, at + 1)
    .map(
      ({ key, putAt }) =>
        `<Contents><Key>${key}</Key><LastModified>${putAt.toISOString()}</LastModified><Size>1</Size></Contents>`,
    );
  const isLast = at + 1 >= fitting.length;
  const next = isLast ? '' : `<NextContinuationToken>${String(at + 1)}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(!isLast)}</IsTruncated>${next}${shown.join('')}</ListBucketResult>`;
}

function put(content = 'a resume'): Promise<string> {
  const file = path.join(home, 'incoming');
  writeFileSync(file, content);
  return store.put({ path: file, bytes: content.length });
}

const keysOf = async (keys: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
};

it('sends a file whole, signed, with its length and nothing that describes it', async () => {
  const key = await put('mine');
  expect(sentRequests).toHaveLength(1);
  const [{ method, url, headers } = { method: '', url: '', headers: {} }] = sentRequests;
  expect([method, url.split('?')[0]]).toEqual(['PUT', `/private-files/resumes/${key}`]);
  expect(headers).toMatchObject({
    'content-length': '4',
    'content-type': 'application/octet-stream',
    'cache-control': 'private, no-store',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request, /,
    ) as string,
  });
  // Neither in pieces with checksums behind them, nor open to all.
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['transfer-encoding']));
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['x-amz-acl']).toBeUndefined();
  expect(JSON.stringify(headers)).not.toContain('hush');
  expect(objects.get(`/private-files/resumes/${key}`)?.content.toString()).toBe('mine');
});

it('hands out what it was given', async () => {
  const found = await store.open(await put('mine'));
  if (found === null) throw new Error('It is not there.');
  expect([found.bytes, (await buffer(found.stream)).toString()]).toEqual([4, 'mine']);
});

it('hands it out where the store does not say how long it is', async () => {
  const key = await put('mine');
  saysLength = false;
  const found = await store.open(key);
  if (found === null) throw new Error('It is not there.');
  expect([found.bytes, (await buffer(found.stream)).toString()]).toEqual([null, 'mine']);
});

it('removes one, and does not mind that it is gone', async () => {
  const key = await put();
  await store.remove(key);
  await store.remove(key);
  expect(objects.size).toBe(0);
  expect(await store.open(key)).toBeNull();
});

it('lists all pages of those that were put before a time, and nothing that is not its own', async () => {
  const keys = [await put(), await put(), await put()];
  objects.set('/private-files/resumes/readme.txt', { content: Buffer.from('x'), putAt: new Date(0) });
  objects.set('/private-files/invoices/1.pdf', { content: Buffer.from('x'), putAt: new Date(0) });
  const [old = ''] = keys;
  objects.set(`/private-files/resumes/${old}`, { content: Buffer.from('x'), putAt: new Date(0) });
  expect(await keysOf(store.listBefore(new Date(1000)))).toEqual([old]);
  expect((await keysOf(store.listBefore(new Date(Date.now() + 60_000)))).sort()).toEqual(keys.sort());
});

it('asks for nothing that is no key', async () => {
  expect(await store.open('../invoices/1.pdf')).toBeNull();
  await expect(store.remove('../invoices/1.pdf')).rejects.toThrow('no key');
  expect(sentRequests).toEqual([]);
});

it('does not take a refusal for a file that is gone', async () => {
  const key = await put();
  isRefusing = true;
  await expect(store.open(key)).rejects.toThrow('No.');
  await expect(put()).rejects.toThrow('No.');
});

it('puts one into the trash, does not list it there, and empties that by age', async () => {
  const key = await put('mine');
  await store.discard(key);
  await store.discard(key);
  expect(await store.open(key)).toBeNull();
  expect(await keysOf(store.listBefore(new Date(Date.now() + 60_000)))).toEqual([]);
  await store.emptyTrash(new Date(Date.now() - 60_000));
  expect(objects.has(`/private-files/resumes/trash/${key}`)).toBe(true);
  await store.emptyTrash(new Date(Date.now() + 60_000));
  expect(objects.has(`/private-files/resumes/trash/${key}`)).toBe(false);
});

it('removes one from the trash as well', async () => {
  const key = await put();
  await store.discard(key);
  await store.remove(key);
  expect(objects.has(`/private-files/resumes/trash/${key}`)).toBe(false);
});

it('keeps the id of the installation, which is no resume', async () => {
  expect(await store.readOwner()).toBeNull();
  await store.writeOwner('one');
  await store.writeOwner('two');
  expect(await store.readOwner()).toBe('two');
  expect(await keysOf(store.listBefore(new Date(Date.now() + 60_000)))).toEqual([]);
});
