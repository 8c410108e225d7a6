// Databases: SQLite, as it is about where files are kept.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import request from 'supertest';
import { openResume } from '@lanternway/contracts/enquiries/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { resumeSentences } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { pdf } from './documents';
import { uids } from './made';
import { filesOf } from './refusals';
import { newSender, resumePart, rightApplication, sendApplication } from './sending';

/** The part of S3's protocol that an application needs. */
const objects = new Map<string, Buffer>();
let isAway = false;

const store: Server = createServer((asked, answer) => {
  void buffer(asked).then((body) => {
    const name = (asked.url ?? '').split('?')[0] ?? '';
    if (isAway) return answer.writeHead(503).end();
    if (asked.method === 'PUT') objects.set(name, body);
    if (asked.method === 'DELETE') objects.delete(name);
    const found = asked.method === 'GET' ? objects.get(name) : Buffer.alloc(0);
    if (found !== undefined) return answer.writeHead(200, { 'Content-Length': found.length }).end(found);
    return answer.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>Gone</Message></Error>');
  });
});

let home: TestHome;
let cms: Cms;
let authorization: Record<Staff, string>;

beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  home = await createTestHome();
  cms = await startCms(home, {
    ...plentiful,
    RESUMES_S3_BUCKET: 'lanternway-resumes',
    RESUMES_S3_ENDPOINT: `http://127.0.0.1:${String((store.address() as AddressInfo).port)}`,
    RESUMES_S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    RESUMES_S3_SECRET_ACCESS_KEY: 'hush',
  });
  authorization = await logInStaff(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
});

interface Row {
  documentId: string;
  resumeKey: string;
}

const rowsOf = (email: string): Promise<Row[]> =>
  cms.strapi.db.query(uids.career).findMany({ where: { email } });

const apply = (email: string) =>
  sendApplication(cms, { fields: rightApplication(email), resume: resumePart(pdf(email)) });

it('keeps resumes only in the store, and serves them from there', async () => {
  const email = newSender();
  await apply(email).expect(200);
  const [row] = await rowsOf(email);
  const key = row?.resumeKey ?? 'none';
  expect([...objects.keys()]).toEqual([`/lanternway-resumes/resumes/${key}`]);
  expect(filesOf(home).filter((file) => file.startsWith('private/'))).toEqual([]);
  const answer = await request(cms.url)
    .get(pathTo(openResume, { id: row?.documentId ?? 'none' }))
    .set('Authorization', authorization.admissions);
  expect(answer.status).toBe(200);
  expect((answer.body as Buffer).equals(pdf(email))).toBe(true);
});

it('makes one file of a request that is repeated', async () => {
  const email = newSender();
  const before = objects.size;
  await apply(email).expect(200);
  await apply(email).expect(200);
  expect([(await rowsOf(email)).length, objects.size]).toEqual([1, before + 1]);
});

it('takes nothing while the store is away, and says so', async () => {
  isAway = true;
  const email = newSender();
  const { status, body } = await apply(email);
  expect([status, body]).toMatchObject([503, { message: resumeSentences.unavailable }]);
  expect(await rowsOf(email)).toEqual([]);
  expect(filesOf(home).filter((file) => file.startsWith('private/'))).toEqual([]);
  isAway = false;
  await apply(email).expect(200);
});
