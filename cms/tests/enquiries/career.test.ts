// Databases: PostgreSQL, as a file and a row are kept together or not at all.
import fs, { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { careerReceived, resumeSentences } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { serveCms } from '../serve-cms';
import { docx, pdf } from './documents';
import { filesOf, uids } from './refusals';
import { fieldParts, newSender, resumePart, rightApplication, sendApplication, sendParts } from './sending';

const cms = serveCms(plentiful);

afterEach(() => {
  jest.restoreAllMocks();
});

const [, , careerUid] = uids;

interface Row {
  documentId: string;
  resumeKey: string;
  resumeHash: string;
  version: number;
}

const rowsOf = (email: string): Promise<Row[]> =>
  cms.strapi.db.query(careerUid).findMany({ where: { email } });
const privateFiles = () => filesOf(cms.home).filter((file) => file.startsWith('private/'));

/** Checks that the action leaves nothing behind. */
async function expectNothingKept(act: () => Promise<unknown>): Promise<void> {
  const [files, rows] = [privateFiles(), await cms.strapi.db.query(careerUid).count()];
  await act();
  expect(privateFiles()).toEqual(files);
  expect(await cms.strapi.db.query(careerUid).count()).toBe(rows);
}

const apply = (email: string, { key, content = pdf(email) }: { key?: string; content?: Buffer } = {}) =>
  sendApplication(cms, { fields: rightApplication(email), resume: resumePart(content) }, key);

it('keeps an application with everything sent with it, and says so', async () => {
  const children = [{ type: 'text' as const, text: 'We keep little.' }];
  const body = [{ type: 'paragraph' as const, children }];
  await cms.strapi.documents('api::policy.policy').create({
    data: { title: 'Privacy Policy', document: 'privacy', version: 3, effectiveOn: '2025-09-04', body },
    status: 'published',
  });
  const email = newSender();
  const origin = {
    variant: 'instructor',
    page: '/instructor',
    referrer: 'jobs.example/teaching',
    campaign: { source: 'newsletter', medium: 'half a \ud83d' },
    policyVersion: 3,
    filledInMs: 40_000,
  };
  const fields = { ...rightApplication(email), origin: JSON.stringify(origin) };
  const answer = await sendApplication(cms, {
    fields,
    resume: resumePart(docx(), 'Kavya %22K%22 Iyer.docx'),
  });
  expect([answer.status, answer.body]).toEqual([200, { success: true, message: careerReceived.text }]);
  expect(await rowsOf(email)).toMatchObject([
    {
      name: 'Kavya Iyer',
      mobileNo: '+919800054321',
      course: 'Math Instructor',
      stage: 'new',
      isSuspect: false,
      variant: 'instructor',
      page: '/instructor',
      referrer: 'jobs.example/teaching',
      campaign: { source: 'newsletter' },
      policyVersion: 3,
      resumeName: 'Kavya _K_ Iyer.docx',
      resumeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      resumeHash: expect.stringMatching(/^[\da-f]{64}$/) as string,
    },
  ]);
});

it('keeps the file where nothing serves it and no other user of the machine may look', async () => {
  const email = newSender();
  await apply(email).expect(200);
  const [row] = await rowsOf(email);
  const file = path.join(cms.home.folder, 'private', 'resumes', row?.resumeKey ?? 'none');
  expect(readFileSync(file).equals(pdf(email))).toBe(true);
  expect(path.relative(cms.strapi.dirs.static.public, file)).toMatch(/^\.\./);
  expect(statSync(file).mode & 0o077).toBe(0);
  for (
    let folder = path.dirname(file);
    folder !== path.join(cms.home.folder, 'private');
    folder = path.dirname(folder)
  )
    expect([folder, statSync(folder).mode & 0o077]).toEqual([folder, 0]);
});

it('keeps what a program filled in as suspected, and answers it alike', async () => {
  const email = newSender();
  const fields = { ...rightApplication(email), website: 'https://spam.example' };
  expect((await sendApplication(cms, { fields })).body).toEqual({
    success: true,
    message: careerReceived.text,
  });
  expect(await rowsOf(email)).toMatchObject([{ isSuspect: true }]);
});

it('makes one application and one file of a request that is repeated', async () => {
  const [email, key] = [newSender(), 'one-filling-of-a-form'];
  const files = privateFiles().length;
  const answers = await Promise.all([1, 2, 3, 4].map(() => apply(email, { key })));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    Array(4).fill([200, { success: true, message: careerReceived.text }]),
  );
  await apply(email, { key }).expect(200);
  expect(await rowsOf(email)).toHaveLength(1);
  expect(privateFiles()).toHaveLength(files + 1);
});

it('takes another resume of the same person for another application', async () => {
  const email = newSender();
  await apply(email).expect(200);
  await apply(email).expect(200);
  await apply(email, { content: pdf('a better one') }).expect(200);
  const rows = await rowsOf(email);
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ resumeKey }) => resumeKey)).size).toBe(2);
});

it('says all that is wrong at once, with the fields and with the file', async () => {
  const parts = [
    ...fieldParts({ ...rightApplication(), name: '', mobileNo: '12' }),
    resumePart(pdf(), 'a.exe'),
  ];
  const { status, body } = await sendParts(cms, parts);
  expect(status).toBe(422);
  expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(['mobileNo', 'name', 'resume']);
});

describe('where something fails, nothing is left and the answer says so:', () => {
  const unavailable = {
    success: false,
    message: resumeSentences.unavailable,
    errors: { resume: resumeSentences.unavailable },
  };
  const noRoom = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  it('the disk is full while the file arrives', async () => {
    jest
      .spyOn(fs, 'createWriteStream')
      .mockImplementation(
        () => new Writable({ write: (_chunk, _encoding, done) => void done(noRoom()) }) as fs.WriteStream,
      );
    await expectNothingKept(async () => {
      const { status, body } = await apply(newSender());
      expect([status, body]).toEqual([503, unavailable]);
    });
  });

  it('the disk is full when the file is to be kept', async () => {
    const { rename } = fs.promises;
    jest
      .spyOn(fs.promises, 'rename')
      .mockImplementation((from, to) =>
        String(to).includes('/private/resumes/') ? Promise.reject(noRoom()) : rename(from, to),
      );
    await expectNothingKept(async () => {
      const { status, body } = await apply(newSender());
      expect([status, body]).toEqual([503, unavailable]);
    });
  });

  it('the application cannot be stored', async () => {
    jest.spyOn(intake(), 'career').mockRejectedValueOnce(new Error('refused'));
    await expectNothingKept(async () => {
      expect((await apply(newSender())).status).toBe(500);
    });
  });

  it('but the resume stays if the application is stored after all', async () => {
    const email = newSender();
    const { career: store } = intake();
    jest.spyOn(intake(), 'career').mockImplementationOnce(async (...told) => {
      await store(...told);
      throw new Error('The connection was lost after the last word.');
    });
    expect((await apply(email)).status).toBe(500);
    const [row] = await rowsOf(email);
    expect(existsSync(path.join(cms.home.folder, 'private', 'resumes', row?.resumeKey ?? 'none'))).toBe(true);
  });

  interface Intake {
    career: (...told: unknown[]) => Promise<unknown>;
  }

  const intake = (): Intake => cms.strapi.plugin('enquiries').service('intake');
});
