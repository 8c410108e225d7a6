// Databases: SQLite, as it is about where files are kept.
import request from 'supertest';
import { openResume } from '@lanternway/contracts/enquiries/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { resumeSentences } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { startObjectStore, type ObjectStore } from '../object-store';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { pdf } from './documents';
import { uids } from './made';
import { filesOf } from './refusals';
import { newSender, resumePart, rightApplication, sendApplication } from './sending';

const bucket = 'lanternway-resumes';

let store: ObjectStore;
let home: TestHome;
let cms: Cms;
let authorization: Record<Staff, string>;

beforeAll(async () => {
  store = await startObjectStore([bucket]);
  home = await createTestHome();
  cms = await startCms(home, { ...plentiful, ...store.variables, RESUMES_S3_BUCKET: bucket });
  authorization = await logInStaff(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
  await store.stop();
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
  expect(await store.keysIn(bucket)).toEqual([`resumes/${key}`]);
  expect(filesOf(home).filter((file) => file.startsWith('private/'))).toEqual([]);
  const answer = await request(cms.url)
    .get(pathTo(openResume, { id: row?.documentId ?? 'none' }))
    .set('Authorization', authorization.admissions);
  expect(answer.status).toBe(200);
  expect((answer.body as Buffer).equals(pdf(email))).toBe(true);
});

it('makes one file of a request that is repeated', async () => {
  const email = newSender();
  const before = (await store.keysIn(bucket)).length;
  await apply(email).expect(200);
  await apply(email).expect(200);
  expect(await rowsOf(email)).toHaveLength(1);
  expect(await store.keysIn(bucket)).toHaveLength(before + 1);
});

it('takes nothing while the store is away, and says so', async () => {
  const email = newSender();
  await store.whileAway(async () => {
    const { status, body } = await apply(email);
    expect([status, body]).toMatchObject([503, { message: resumeSentences.unavailable }]);
    expect(await rowsOf(email)).toEqual([]);
    expect(filesOf(home).filter((file) => file.startsWith('private/'))).toEqual([]);
  });
  await apply(email).expect(200);
});
