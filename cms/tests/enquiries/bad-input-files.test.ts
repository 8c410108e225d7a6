// Databases: SQLite, as a body is refused before anything is stored.
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import request from 'supertest';
import { career } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { faultsAt, faultsIn } from '../bad-input';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { pdf, pdfOf } from './documents';
import { boundary, multipart, multipartType, type Part } from './multipart';
import { expectNothingKept, ownTemporaryFolder } from './refusals';
import { fieldParts, resumePart, rightApplication, sendParts } from './sending';

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  // Koa logs an error for every connection that breaks.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  home = await createTestHome();
  const temporary = ownTemporaryFolder(home);
  mkdirSync(temporary.TMPDIR);
  cms = await startCms(home, { ...plentiful, ...temporary });
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
  jest.restoreAllMocks();
});

const fields = () => fieldParts(rightApplication());

it('refuses what says that it is much too large before it has been sent', async () => {
  const length = String(500 * 1024 * 1024);
  const reply = await expectNothingKept(cms, home, () => sendHead([`Content-Length: ${length}`]));
  expect(reply).toMatch(/^HTTP\/1\.1 413 [^]*"success":false/);
});

it('refuses what does not say how long it is', async () => {
  const reply = await expectNothingKept(cms, home, () =>
    sendHead(['Transfer-Encoding: chunked'], '0\r\n\r\n'),
  );
  expect(reply).toMatch(/^HTTP\/1\.1 411 [^]*"success":false/);
});

/** Sends the beginning of a request and returns the answer to it. */
function sendHead(headers: string[], rest = ''): Promise<string> {
  const { hostname, port } = new URL(cms.url);
  const lines = [
    `POST ${career.path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Content-Type: ${multipartType}`,
    ...headers,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n${rest}`),
    );
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // The head and part of the body have arrived.
      if (!/\r\n\r\n.*\}/s.test(said)) return;
      socket.destroy();
      resolve(said);
    });
    socket.once('error', reject);
  });
}

it.each<[string, () => Part[]]>([
  ['no file', () => fields()],
  ['the file in another field', () => [...fields(), { ...resumePart(), name: 'photo' }]],
  ['two files', () => [...fields(), resumePart(), resumePart(pdf('another'), 'second.pdf')]],
  ['a second file in another field', () => [...fields(), resumePart(), { ...resumePart(), name: 'photo' }]],
  ['the text of a file', () => [...fields(), { name: 'resume', content: pdf() }]],
  ['a file without a name', () => [...fields(), resumePart(pdf(), '')]],
  ['a file alone', () => [resumePart()]],
  ['nothing at all', () => []],
  ['forty further fields', () => [...fields(), ...manyFields(40), resumePart()]],
  ['a field of 70 KB', () => [...fields(), { name: 'notes', content: 'x'.repeat(70_000) }, resumePart()]],
  [
    'a file in the place of a field',
    () => [{ ...resumePart(), name: 'name' }, ...fields().slice(1), resumePart()],
  ],
])('refuses %s in words', async (_what, parts) => {
  const answer = await expectNothingKept(cms, home, () => sendParts(cms, parts()));
  expect(faultsIn(answer)).toEqual([]);
  expect([400, 413, 422]).toContain(answer.status);
});

const manyFields = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({ name: `more${String(index)}`, content: 'x' }));

describe.each(Object.keys(rightApplication()))('the field %s', (field) => {
  it.each([
    ['left out', undefined],
    ['empty', ''],
    ['only spaces', '    '],
    ['a NUL', 'a\u0000b'],
    ['a bell', 'a\u0007b@example.com'],
    ['an escape', 'Math Instructor\u001b[31m'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x28])],
    ['an operator', '{"$ne":null}'],
    ['markup', '<script>alert(1)</script>'],
    ['far too long', 'x'.repeat(10_000)],
  ])('is refused %s', async (_what, content) => {
    const others = fields().filter(({ name }) => name !== field);
    const parts = content === undefined ? others : [...others, { name: field, content }];
    const answer = await expectNothingKept(cms, home, () => sendParts(cms, [...parts, resumePart()]));
    expect(faultsAt(field, answer)).toEqual([]);
  });

  it('is not taken twice, nor in brackets', async () => {
    for (const name of [field, `${field}[$ne]`]) {
      const others = fields().filter((part) => part.name !== name && (name === field || part.name !== field));
      const twice = [...others, { name, content: 'x{}' }, { name, content: 'y{}' }];
      const answer = await expectNothingKept(cms, home, () => sendParts(cms, [...twice, resumePart()]));
      expect(faultsIn(answer)).toEqual([]);
    }
  });
});

it.each<[string, string, () => Buffer]>([
  ['has no boundary', 'multipart/form-data', () => multipart([...fields(), resumePart()])],
  [
    'has another boundary',
    'multipart/form-data; boundary=other',
    () => multipart([...fields(), resumePart()]),
  ],
  ['never ends', multipartType, () => multipart([...fields(), resumePart()], { isEnded: false })],
  ['ends in a header', multipartType, () => Buffer.from(`--${boundary}\r\nContent-Disposition: form-da`)],
  ['is no form at all', multipartType, () => Buffer.from('{"name":"Asha"}')],
  ['is of another kind', 'multipart/mixed; boundary=x', () => Buffer.from('--x--')],
])('refuses a form that %s', async (_what, type, body) => {
  const answer = await expectNothingKept(cms, home, () =>
    request(cms.url)
      .post(career.path)
      .set('Content-Type', type)
      .serialize((sent: unknown) => sent as string)
      .send(body()),
  );
  expect(faultsIn(answer)).toEqual([]);
  expect([400, 415, 422]).toContain(answer.status);
});

it.each([0, 200, 20_000, 900_000])(
  'keeps nothing of a form that breaks off after %i bytes',
  async (bytes) => {
    const body = multipart([...fields(), resumePart(pdfOf(1_000_000))]);
    const { hostname, port } = new URL(cms.url);
    const head = `POST ${career.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${multipartType}\r\nContent-Length: ${String(body.length)}\r\n\r\n`;
    await expectNothingKept(cms, home, async () => {
      const socket = connect(Number(port), hostname);
      await new Promise((resolve) => socket.once('connect', resolve));
      await new Promise((resolve) =>
        socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, bytes)]), resolve),
      );
      // Until the server has begun to read.
      await new Promise((resolve) => setTimeout(resolve, 150));
      socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
  },
);

it.each([
  '/api/auth/students',
  '/api/auth/contact',
  '/api/auth/career/more',
  '/api/auth/login',
  '/api/auth/nothing',
  '/api/faqs',
  '/api/upload',
  '/api/resumes',
  '/nowhere',
  '/admin/login',
  '/enquiries/bulk',
])('takes no file at %s', async (address) => {
  const answer = await expectNothingKept(cms, home, () =>
    sendParts(cms, [...fields(), resumePart()], { path: address }),
  );
  expect(answer.status).toBe(415);
});

it('takes an application at its address in capitals and with a slash behind it', async () => {
  for (const address of ['/API/Auth/CAREER', `${career.path}/`]) {
    const answer = await sendParts(cms, [...fields(), resumePart()], { path: address });
    expect([address, answer.status]).toEqual([address, 200]);
  }
});

it('takes no application as JSON', async () => {
  const answer = await request(cms.url).post(career.path).send(rightApplication());
  expect(faultsIn(answer)).toEqual([]);
  expect([400, 415, 422]).toContain(answer.status);
});
