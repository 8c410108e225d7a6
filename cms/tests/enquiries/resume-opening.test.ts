// Databases: SQLite, as it is about files and permissions.
import { rmSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { logIn, newParent, plentiful } from '../accounts/parent';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { count, make, uids } from './made';
import { pdf } from './documents';
import { newSender, resumePart, rightApplication, sendApplication } from './sending';

const cms = serveCms(plentiful);
let authorization: Record<Staff, string>;

beforeAll(async () => {
  authorization = await logInStaff(cms);
});

interface Row {
  documentId: string;
  resumeKey: string;
}

async function applied(filename = 'resume.pdf'): Promise<Row> {
  const email = newSender();
  await sendApplication(cms, { fields: rightApplication(email), resume: resumePart(pdf(email), filename) });
  const [row] = (await cms.strapi.db.query(uids.career).findMany({ where: { email } })) as Row[];
  if (row === undefined) throw new Error('The application was not taken.');
  return row;
}

const open = (id: string, token: string | null = authorization.admissions) => {
  const asked = request(cms.url).get(`/enquiries/resumes/${id}`);
  return token === null ? asked : asked.set('Authorization', token);
};

const openings = (id: string) => count(cms, uids.event, { enquiryId: id, what: 'resume' });

it('hands a resume to admissions as a file to be kept, and never shows it', async () => {
  const { documentId } = await applied('Kavya’s résumé; %22best%22.pdf');
  const answer = await open(documentId);
  expect(answer.status).toBe(200);
  expect((answer.body as Buffer).subarray(0, 8).toString()).toBe('%PDF-1.4');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': String((answer.body as Buffer).length),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const disposition = answer.headers['content-disposition'] ?? '';
  expect(disposition).toMatch(/^attachment; filename="/);
  expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('Kavya’s résumé; _best_.pdf')}`);
});

it('records each opening, with who it was', async () => {
  const { documentId } = await applied('cv.pdf');
  await open(documentId).expect(200);
  await open(documentId, authorization.superAdmin).expect(200);
  const events = (await cms.strapi.db
    .query(uids.event)
    .findMany({ where: { enquiryId: documentId, what: 'resume' }, orderBy: { id: 'asc' } })) as Event[];
  expect(events.map(({ facts }) => facts)).toEqual([{ name: 'cv.pdf' }, { name: 'cv.pdf' }]);
  expect(new Set(events.map(({ byId }) => byId)).size).toBe(2);
  for (const { byName } of events) expect(byName).toMatch(/\S/);
});

interface Event {
  facts: object;
  byId: number;
  byName: string;
}

it('is closed to everybody else, who leave no trace of an opening', async () => {
  const { documentId } = await applied();
  const { token } = await logIn(cms, await newParent(cms, 'parent'));
  expect((await open(documentId, null)).status).toBe(401);
  expect((await open(documentId, `Bearer ${token}`)).status).toBe(401);
  expect((await open(documentId, authorization.marketing)).status).toBe(403);
  expect((await open(documentId, authorization.finance)).status).toBe(403);
  expect(await openings(documentId)).toBe(0);
});

it('says that a resume is gone, and records nothing', async () => {
  const lost = await applied();
  rmSync(path.join(cms.home.folder, 'private', 'resumes', lost.resumeKey));
  const never = await make(cms, 'career', newSender());
  const stolen = await make(cms, 'career', newSender(), { resumeKey: '../../cms.db', resumeName: 'cms.db' });
  for (const id of [lost.documentId, never, stolen, 'nothing', '..%2f..%2fcms.db', '%00']) {
    const { status, body } = await open(id);
    if (id === '%00') expect(status).toBe(400);
    else expect([id, status, (body as Failure).error.message]).toEqual([id, 404, deskSentences.noResume]);
    expect(await openings(id)).toBe(0);
  }
});

interface Failure {
  error: { message: string };
}

it('hands nothing out that could not be recorded', async () => {
  const { documentId } = await applied();
  const { db } = cms.strapi;
  const queryBuilder = db.queryBuilder.bind(db);
  const recording = jest.spyOn(db, 'queryBuilder').mockImplementation((uid) => {
    if (uid === 'plugin::enquiries.event') throw new Error('The database is away.');
    return queryBuilder(uid);
  });
  const answer = await open(documentId);
  expect([answer.status, answer.text.includes('%PDF')]).toEqual([500, false]);
  recording.mockRestore();
});
