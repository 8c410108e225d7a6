import { createHash } from 'node:crypto';
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { resumeBytes } from '@lanternway/contracts/enquiries/site';
import { readForm } from './form-reader';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'lanternway-form-')), 'incoming');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(path.dirname(folder), { recursive: true });
});

const type = 'multipart/form-data; boundary=x';

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const file = (content: string | Buffer, { name = 'resume', filename = 'cv.pdf' } = {}) =>
  Buffer.concat([
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

const form = (...parts: (string | Buffer)[]) =>
  Buffer.concat([...parts.map((part) => Buffer.from(part)), Buffer.from('--x--\r\n')]);

/** In pieces, as it comes over a line. */
function arriving(body: Buffer): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < body.length; at += 60_000) yield body.subarray(at, at + 60_000);
    })(),
    { objectMode: false },
  );
}

const read = (body: Buffer) => readForm(arriving(body), type, folder);
const left = () => (fs.existsSync(folder) ? readdirSync(folder) : []);

it('reads fields and a file, in whatever order they come', async () => {
  const content = Buffer.alloc(300_000, 'abc');
  for (const parts of [
    [field('name', 'Zoë'), file(content), field('course', 'HR')],
    [file(content), field('name', 'Zoë'), field('course', 'HR')],
  ]) {
    const outcome = await read(form(...parts));
    if (outcome.kind !== 'form' || outcome.file === null) throw new Error(outcome.kind);
    expect(outcome.fields).toEqual({ name: 'Zoë', course: 'HR' });
    expect(outcome.file).toMatchObject({
      name: 'cv.pdf',
      bytes: 300_000,
      hash: createHash('sha256').update(content).digest('hex'),
    });
    expect(readFileSync(outcome.file.path).equals(content)).toBe(true);
    expect(statSync(outcome.file.path).mode & 0o777).toBe(0o600);
  }
});

it('reads a name of a file in the letters it has', async () => {
  expect(await read(form(file('x', { filename: 'आशा.pdf' })))).toMatchObject({ file: { name: 'आशा.pdf' } });
});

it.each([
  ['none was chosen', file('', { filename: '' })],
  ['there is none', ''],
  ['it stands in another field', file('x', { name: 'photo' })],
])('has no file where %s, and leaves none', async (_what, part) => {
  expect(await read(form(field('name', 'A'), part))).toMatchObject({ kind: 'form', file: null });
  expect(left()).toEqual([]);
});

it('makes a list of a field that comes twice', async () => {
  expect(await read(form(field('name', 'A'), field('name', 'B'), field('__proto__', 'C')))).toEqual({
    kind: 'form',
    fields: Object.fromEntries([
      ['name', ['A', 'B']],
      ['__proto__', 'C'],
    ]),
    file: null,
  });
});

it('takes a file of the largest size, to the byte', async () => {
  const outcome = await read(form(file(Buffer.alloc(resumeBytes, 1))));
  expect(outcome).toMatchObject({ kind: 'form', file: { bytes: resumeBytes } });
});

it.each([
  ['large', 'a file of a byte more', form(file(Buffer.alloc(resumeBytes + 1, 1)))],
  ['several', 'a second file', form(file('a'), file('b'))],
  ['several', 'a file in another field too', form(file('a'), file('b', { name: 'photo' }))],
  ['several', 'a crowd of files', form(...Array.from({ length: 9 }, () => file('a')))],
  [
    'malformed',
    'very many fields',
    form(file('a'), ...Array.from({ length: 31 }, (_, n) => field(`f${String(n)}`, 'a'))),
  ],
  ['malformed', 'a very long field', form(file('a'), field('name', 'a'.repeat(65 * 1024)))],
  [
    'malformed',
    'fields that are long together',
    form(file('a'), ...Array.from({ length: 8 }, (_, n) => field(`f${String(n)}`, 'a'.repeat(9000)))),
  ],
  ['malformed', 'no form', Buffer.from('just words')],
  ['malformed', 'a form without its end', Buffer.concat([Buffer.from(field('name', 'A')), file('abc')])],
  ['malformed', 'nothing', Buffer.alloc(0)],
])('is %s with %s, and leaves no file', async (kind, _what, body) => {
  expect(await read(body)).toEqual({ kind });
  expect(left()).toEqual([]);
});

it('is malformed without a boundary', async () => {
  expect(await readForm(arriving(Buffer.from('x')), 'multipart/form-data', folder)).toEqual({
    kind: 'malformed',
  });
});

it('leaves no file where the sender goes away in the middle', async () => {
  const source = new PassThrough();
  const reading = readForm(source, type, folder);
  source.write(Buffer.concat([file(Buffer.alloc(400_000, 1))]).subarray(0, 300_000));
  while (left().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  source.destroy();
  expect(await reading).toEqual({ kind: 'broken-off' });
  expect(left()).toEqual([]);
});

it('does not wait for a sender who is gone already', async () => {
  const source = new PassThrough();
  source.destroy();
  expect(await readForm(source, type, folder)).toEqual({ kind: 'broken-off' });
});

it('says that the disk is full, leaves no file, and reads the upload to its end', async () => {
  jest.spyOn(fs, 'createWriteStream').mockImplementation(
    () =>
      new Writable({
        write(_chunk, _encoding, done) {
          done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
        },
      }) as fs.WriteStream,
  );
  const source = arriving(form(file(Buffer.alloc(2_000_000, 1))));
  expect(await readForm(source, type, folder)).toEqual({ kind: 'full' });
  expect(left()).toEqual([]);
  if (!source.readableEnded) await new Promise((resolve) => source.once('end', resolve));
});
