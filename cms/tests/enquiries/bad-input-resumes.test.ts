// Databases: SQLite, as a file is looked into before anything is stored.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { resumeBytes, resumeSentences } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { releaseSite } from '../site/fixture';
import { faultsAt, faultsIn } from '../bad-input';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { crowdedZip, doc, docm, docx, exe, html, lateMark, pdf, pdfOf, xls, zip, zipBomb } from './documents';
import { expectNothingKept, filesOf, ownTemporaryFolder, uids } from './refusals';
import { newSender, resumePart, rightApplication, sendApplication } from './sending';

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  const temporary = ownTemporaryFolder(home);
  mkdirSync(temporary.TMPDIR);
  // With a site, so that a page that does not exist differs from an address that is closed.
  const site = path.join(home.folder, 'site');
  releaseSite(site, 'first');
  cms = await startCms(home, { ...plentiful, ...temporary, SITE_DIR: path.join(site, 'current') });
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

interface Row {
  name: string;
  resumeName: string;
  resumeKey: string;
  resumeBytes: number;
}

const rowOf = (email: string): Promise<Row | null> =>
  cms.strapi.db.query(uids[2]).findOne({ where: { email } });

it.each<[string, Buffer, string]>([
  ['a pdf', pdf(), 'resume.pdf'],
  ['a pdf in capitals', pdf(), 'RESUME.PDF'],
  ['a pdf of exactly 5 MB', pdfOf(resumeBytes), 'long.pdf'],
  ['a document of the old kind', doc(), 'resume.doc'],
  ['a document of the new kind', docx(), 'resume.docx'],
])('takes %s and keeps it as it is', async (_what, content, filename) => {
  const sender = newSender();
  const fits = { fields: rightApplication(sender), resume: resumePart(content, filename) };
  const answer = await sendApplication(cms, fits);
  expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
  const row = await rowOf(sender);
  expect(row).toMatchObject({ resumeName: filename, resumeBytes: content.length });
  const kept = filesOf(home).find((file) => file.includes(path.basename(row?.resumeKey ?? 'none')));
  expect(readFileSync(path.join(home.folder, kept ?? '')).equals(content)).toBe(true);
});

it.each<[string, Buffer, string, string]>([
  ['an empty file', Buffer.alloc(0), 'resume.pdf', resumeSentences.empty],
  ['a program that is named .pdf', exe(), 'resume.pdf', resumeSentences.content],
  ['a page that is named .pdf', html(), 'resume.pdf', resumeSentences.content],
  ['a page that turns into a pdf much later', lateMark(), 'resume.pdf', resumeSentences.content],
  [
    'an archive that is named .pdf',
    zip([{ name: 'a.txt', content: 'a' }]),
    'resume.pdf',
    resumeSentences.content,
  ],
  ['a document that is named .pdf', docx(), 'resume.pdf', resumeSentences.content],
  ['a pdf that is named .docx', pdf(), 'resume.docx', resumeSentences.content],
  [
    'an archive that is named .docx',
    zip([{ name: 'a.txt', content: 'a' }]),
    'r.docx',
    resumeSentences.content,
  ],
  ['half a document', docx().subarray(0, 300), 'resume.docx', resumeSentences.content],
  ['a sheet that is named .doc', xls(), 'resume.doc', resumeSentences.content],
  ['a program that is named .doc', exe(), 'resume.doc', resumeSentences.content],
  ['macros that are named .docx', docm(), 'resume.docx', resumeSentences.macros],
  ['sixty megabytes in a small file', zipBomb(), 'resume.docx', resumeSentences.content],
  ['three thousand files in one', crowdedZip(), 'resume.docx', resumeSentences.content],
  ['a program', exe(), 'resume.exe', resumeSentences.kind],
  ['macros by their name', docm(), 'resume.docm', resumeSentences.macros],
  ['a page', html(), 'resume.html', resumeSentences.kind],
  ['a pdf with a second ending', pdf(), 'resume.pdf.exe', resumeSentences.kind],
  ['a pdf without an ending', pdf(), 'resume', resumeSentences.kind],
])('refuses %s in words at the field, and keeps nothing', async (_what, content, filename, sentence) => {
  const answer = await expectNothingKept(cms, home, () =>
    sendApplication(cms, { resume: resumePart(content, filename) }),
  );
  expect(faultsAt('resume', answer)).toEqual([]);
  expect((answer.body as { errors: object }).errors).toEqual({ resume: sentence });
});

it('refuses 5 MB and a byte as too large', async () => {
  const large = resumePart(pdfOf(resumeBytes + 1));
  const answer = await expectNothingKept(cms, home, () => sendApplication(cms, { resume: large }));
  expect([answer.status, faultsIn(answer)]).toEqual([413, []]);
  expect(answer.text).toContain(resumeSentences.large);
});

it.each([
  ['../../../etc/cron.d/resume.pdf'],
  ['..\\..\\windows\\resume.pdf'],
  ['/etc/passwd.pdf'],
  ['re\u0000sume.pdf'],
  ['resume.pdf\u0000.exe.pdf'],
  ['<img src=x onerror=alert(1)>.pdf'],
  ['=cmd|calc!A0.pdf'],
  ['\u202efdp.exe.pdf'],
  [`${'long '.repeat(60)}.pdf`],
  ['ॐ रिज़्यूमे.pdf'],
  ['.pdf'],
  ['con.pdf'],
  ['a\tb.pdf'],
])('takes the file name %j for a name and nothing else, or refuses it', async (filename) => {
  const sender = newSender();
  const answer = await sendApplication(cms, {
    fields: rightApplication(sender),
    resume: resumePart(pdf(), filename),
  });
  const row = await rowOf(sender);
  if (answer.status !== 200) {
    expect([faultsIn(answer), row]).toEqual([[], null]);
    return;
  }
  expect(row?.resumeName).toMatch(/^[^/\\\p{Cc}\u202e]{1,120}$/u);
  expect(row?.resumeName.toLowerCase()).toMatch(/\.pdf$/);
  expect(row?.resumeKey).toMatch(/^[\w/-]+(\.\w+)?$/);
  for (const file of filesOf(home)) expect(file).toMatch(/^(private|temporary|public|site)\//);
});

it('keeps nothing of a header that a file name breaks into', async () => {
  const broken = resumePart(pdf(), 'a.pdf"\r\nX-Evil: 1\r\nContent-Type: text/html');
  const sender = newSender();
  const answer = await sendApplication(cms, { fields: rightApplication(sender), resume: broken });
  expect(answer.headers['x-evil']).toBeUndefined();
  const row = await rowOf(sender);
  if (row === null) expect(faultsIn(answer)).toEqual([]);
  else expect(row.resumeName).toBe('a.pdf');
});

it('shows a resume to nobody who guesses where it lies', async () => {
  const sender = newSender();
  expect((await sendApplication(cms, { fields: rightApplication(sender) })).status).toBe(200);
  const key = (await rowOf(sender))?.resumeKey ?? 'none';
  const guesses = [
    '/uploads',
    '/uploads/resumes',
    '/private/resumes',
    '/resumes',
    '/uploads/../private/resumes',
  ];
  for (const guess of guesses) {
    const answer = await request(cms.url).get(`${guess}/${key}`);
    expect([guess, answer.status, answer.text.includes('%PDF')]).toEqual([guess, 404, false]);
  }
});
