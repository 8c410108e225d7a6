import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeResume } from './sniff';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lanternway-sniff-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function judge(name: string, content: Buffer | string) {
  const file = path.join(folder, 'incoming');
  writeFileSync(file, content);
  return judgeResume({ path: file, name });
}

const fit = (type: string) => ({ kind: 'fit', type });
const unfit = (fault: string) => ({ kind: 'unfit', fault });

/* Files, made here: what is looked at is right, the rest is left out */

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

interface Packed {
  name: string;
  /** What its list says it will be unpacked. */
  bytes?: number;
}

/** A zip of empty files, stored as they are, that is whole behind whatever stands before it. */
function zip(files: Packed[], before = ''): Buffer {
  let offset = before.length;
  const lines: Buffer[] = [];
  const parts = files.map(({ name, bytes = 0 }) => {
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    const line = Buffer.alloc(46);
    line.write('PK\x01\x02', 'latin1');
    // Said to be packed, so that its two sizes may differ.
    line.writeUInt16LE(8, 10);
    line.writeUInt32LE(bytes, 24);
    line.writeUInt16LE(name.length, 28);
    line.writeUInt32LE(offset, 42);
    lines.push(line, Buffer.from(name));
    offset += local.length + name.length;
    return Buffer.concat([local, Buffer.from(name)]);
  });
  const list = Buffer.concat(lines);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([Buffer.from(before), ...parts, list, end]);
}

const ofWord = [{ name: '[Content_Types].xml' }, { name: '_rels/.rels' }, { name: 'word/document.xml' }];

/** An entry of a compound file's folder. */
function entry(name: string, type = 2): Buffer {
  const written = Buffer.alloc(128);
  written.write(name, 'utf16le');
  written.writeUInt16LE((name.length + 1) * 2, 64);
  written.writeUInt8(type, 66);
  return written;
}

/** A compound file with these streams, whose folder fills as many sectors as it needs, from the last to the first. */
function compound(streams: string[], { shift = 9 } = {}): Buffer {
  const bytes = 2 ** shift;
  const entries = [entry('Root Entry', 5), ...streams.map((name) => entry(name))];
  const perSector = bytes / 128;
  const sectors = Array.from({ length: Math.ceil(entries.length / perSector) }, (_, index) => {
    const filled = Buffer.concat(entries.slice(index * perSector, (index + 1) * perSector));
    return Buffer.concat([filled, Buffer.alloc(bytes - filled.length)]);
  }).reverse();
  const header = Buffer.alloc(bytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(shift, 30);
  // The table is sector 0, the folder begins at the last.
  header.writeUInt32LE(sectors.length, 48);
  const table = Buffer.alloc(bytes, 0xff);
  sectors.forEach((_, index) => table.writeUInt32LE(index === 0 ? 0xfffffffe : index, (index + 1) * 4));
  return Buffer.concat([header, table, ...sectors]);
}

describe('takes', () => {
  it.each([
    ['a PDF', 'cv.pdf', pdf, 'pdf'],
    ['one with capitals in its name', 'CV.PDF', pdf, 'pdf'],
    [
      'one that a mail program put something before',
      'cv.pdf',
      Buffer.concat([Buffer.from('\n\n'), pdf]),
      'pdf',
    ],
    ['a document of Word', 'cv.docx', zip(ofWord), 'docx'],
    ['one of its old kind', 'cv.doc', compound(['1Table', 'WordDocument']), 'doc'],
    [
      'one whose folder is long',
      'cv.doc',
      compound([...Array.from({ length: 40 }, (_, n) => `s${String(n)}`), 'WordDocument']),
      'doc',
    ],
    ['one of large sectors', 'cv.doc', compound(['WordDocument'], { shift: 12 }), 'doc'],
  ])('%s', async (_what, name, content, type) => {
    expect(await judge(name, content)).toEqual(fit(type));
  });
});

describe('refuses by its name', () => {
  it.each(['cv', 'cv.exe', 'cv.pdf.exe', 'cv.rtf', 'cv.odt', 'cv.html', 'cv.toString', 'cv.', 'cv.pdf '])(
    '%s',
    async (name) => {
      expect(await judge(name, pdf)).toEqual(unfit('kind'));
    },
  );
});

describe('refuses by its content, whatever it is called', () => {
  it.each([
    ['a program', 'cv.pdf', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['a program with the mark of a PDF', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), pdf])],
    ['a script with it', 'cv.pdf', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdf])],
    ['a zip with it', 'cv.pdf', Buffer.concat([zip(ofWord), pdf])],
    ['a page', 'cv.pdf', Buffer.from('<!doctype html><p>%PDF</p>')],
    ['a page with the mark too late', 'cv.pdf', Buffer.concat([Buffer.alloc(1024, ' '), pdf])],
    ['plain words', 'cv.pdf', Buffer.from('I can teach.')],
    ['a PDF called a document', 'cv.docx', pdf],
    ['a document called a PDF', 'cv.pdf', zip(ofWord)],
    ['a new document called an old one', 'cv.doc', zip(ofWord)],
    ['an old document called a new one', 'cv.docx', compound(['WordDocument'])],
    ['a sheet of numbers', 'cv.doc', compound(['Workbook'])],
    ['an installer', 'cv.doc', compound(['!\u3b73\u3f2f'])],
    ['the mere mark of an old document', 'cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an old document whose folder runs in a circle', 'cv.doc', inACircle()],
    ['any zip', 'cv.docx', zip([{ name: 'readme.txt' }])],
    ['half a document', 'cv.docx', zip(ofWord).subarray(0, 100)],
    ['a zip that begins as a program', 'cv.docx', zip(ofWord, 'MZ')],
    [
      'one that would fill a disk',
      'cv.docx',
      zip([...ofWord, { name: 'word/media/a.bmp', bytes: 51 * 1024 * 1024 }]),
    ],
    [
      'one of very many parts',
      'cv.docx',
      zip([...ofWord, ...Array.from({ length: 2000 }, (_, n) => ({ name: `word/${String(n)}` }))]),
    ],
  ])('%s', async (_what, name, content) => {
    expect(await judge(name, content)).toEqual(unfit('content'));
  });

  it('macros in a document', async () => {
    expect(await judge('cv.docx', zip([...ofWord, { name: 'word/vbaProject.bin' }]))).toEqual(
      unfit('macros'),
    );
    expect(await judge('cv.docx', zip([...ofWord, { name: 'word/VBAPROJECT.BIN' }]))).toEqual(
      unfit('macros'),
    );
    expect(await judge('cv.docm', zip(ofWord))).toEqual(unfit('macros'));
  });

  it('nothing at all', async () => {
    expect(await judge('cv.pdf', '')).toEqual(unfit('empty'));
  });
});

function inACircle(): Buffer {
  const file = compound(Array.from({ length: 8 }, (_, n) => `s${String(n)}`));
  // Its last sector leads to its first.
  file.writeUInt32LE(3, 512 + 4);
  return file;
}
