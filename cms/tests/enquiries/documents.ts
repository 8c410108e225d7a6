import { deflateRawSync } from 'node:zlib';

/** Files as people send them, made here byte by byte, and files that only claim to be such. */

/* PDF */

export function pdf(words = 'Asha Rao, teacher'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${String(words.length + 9)} >>\nstream\nBT (${words}) Tj\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = String(objects.length + 1);
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`,
    'latin1',
  );
}

/** A PDF of exactly this many bytes. */
export function pdfOf(bytes: number): Buffer {
  const whole = pdf();
  return Buffer.concat([whole, Buffer.alloc(bytes - whole.length, ' ')]);
}

/* ZIP, and the formats based on it */

interface Entry {
  name: string;
  content: string | Buffer;
  /** A false size for the headers. */
  claimedBytes?: number;
}

export function zip(entries: Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const title = Buffer.from(name);
    // The part that a file's own header and its line in the directory share.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedBytes ?? plain.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const line = Buffer.alloc(14);
    line.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, line, title);
    files.push(file);
    offset += file.length;
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, lines, end]);
}

const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const types = (ofDocument = wordDocument) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${ofDocument}"/></Types>`;

const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

const body = (words: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`;

const docxEntries = (words: string, ofDocument?: string): Entry[] => [
  { name: '[Content_Types].xml', content: types(ofDocument) },
  { name: '_rels/.rels', content: relations },
  { name: 'word/document.xml', content: body(words) },
];

export const docx = (words = 'Asha Rao, teacher', further: Entry[] = []): Buffer =>
  zip([...docxEntries(words), ...further]);

/** A document with macros. */
export const docm = (): Buffer =>
  zip([
    ...docxEntries('Asha Rao', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    { name: 'word/vbaProject.bin', content: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) },
  ]);

/** Sixty megabytes in about sixty kilobytes. */
export const zipBomb = (): Buffer =>
  docx('Asha Rao', [{ name: 'word/media/image1.bmp', content: Buffer.alloc(60 * 1024 * 1024) }]);

export const crowdedZip = (): Buffer =>
  docx(
    'Asha Rao',
    Array.from({ length: 3000 }, (_, index) => ({ name: `word/media/${String(index)}.xml`, content: '' })),
  );

function crc32(content: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of content) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

const crcTable = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/* The old binary formats: a small file system of sectors of 512 bytes */

const sector = 512;
const [free, end, ofTable] = [0xffffffff, 0xfffffffe, 0xfffffffd];

/** A compound file with one stream. */
function compound(stream: string, content: Buffer): Buffer {
  const streamSectors = Math.ceil(content.length / sector);
  const header = Buffer.alloc(sector, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(end, 60);
  header.writeUInt32LE(end, 68);
  header.writeUInt32LE(0, 76);

  const chain = Array.from({ length: streamSectors }, (_, index) =>
    index === streamSectors - 1 ? end : index + 3,
  );
  const table = Buffer.alloc(sector, 0xff);
  [ofTable, end, ...chain].forEach((next, index) => table.writeUInt32LE(next, index * 4));

  const directory = Buffer.concat([
    directoryEntry('Root Entry', { type: 5, child: 1, start: end, bytes: 0 }),
    directoryEntry(stream, { type: 2, child: free, start: 2, bytes: content.length }),
    Buffer.alloc(256),
  ]);
  const padded = Buffer.concat([content, Buffer.alloc(streamSectors * sector - content.length)]);
  return Buffer.concat([header, table, directory, padded]);
}

interface Placed {
  type: number;
  child: number;
  start: number;
  bytes: number;
}

function directoryEntry(name: string, { type, child, start, bytes }: Placed): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(free, 68);
  entry.writeUInt32LE(free, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(bytes, 120);
  return entry;
}

/** A document as Word wrote it until 2007. */
export function doc(words = 'Asha Rao, teacher'): Buffer {
  const content = Buffer.alloc(4096);
  content.writeUInt16LE(0xa5ec, 0);
  content.write(words, 512, 'latin1');
  return compound('WordDocument', content);
}

/** A spreadsheet: the same kind of file, with other content. */
export const xls = (): Buffer => compound('Workbook', Buffer.alloc(4096, 9));

/* Files that are not documents */

export const exe = (): Buffer =>
  Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), Buffer.alloc(2000, 7)]);

export const html = (): Buffer =>
  Buffer.from('<!doctype html><script>alert(document.domain)</script><p>My resume</p>');

/** Opens as a page and as a picture, and has the mark of a PDF much too late. */
export const lateMark = (): Buffer => Buffer.concat([html(), Buffer.alloc(4096, ' '), pdf()]);
