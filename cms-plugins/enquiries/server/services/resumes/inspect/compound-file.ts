import type { FileHandle } from 'node:fs/promises';

/** Microsoft's Compound File, the container of Word's old documents, and of Excel's and installers as well. */
const mark = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const entryBytes = 128;
const nameBytes = 64;

/** The type of an entry that has content, as storages and empty places have none. */
const streamType = 2;

/** Far more than any letter has, so that a folder whose chain never ends is not followed for ever. */
const maxSectors = 1024;

/** The end of a chain of sectors, and everything above it that names no sector. */
const lastSector = 0xfffffffa;

/** Whether a file is a compound file with a Word document in it. */
export async function isWordDocument(handle: FileHandle): Promise<boolean> {
  const header = await readAt(handle, 0, 512);
  if (header?.subarray(0, mark.length).equals(mark) !== true) return false;
  const sectorBytes = 2 ** header.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return false;
  for await (const sector of folderSectors(handle, header, sectorBytes)) {
    for (let at = 0; at + entryBytes <= sector.length; at += entryBytes) {
      if (nameOfStream(sector.subarray(at, at + entryBytes)) === 'WordDocument') return true;
    }
  }
  return false;
}

function nameOfStream(entry: Buffer): string | null {
  if (entry.readUInt8(66) !== streamType) return null;
  const bytes = Math.min(entry.readUInt16LE(nameBytes), nameBytes);
  return entry.toString('utf16le', 0, Math.max(bytes - 2, 0));
}

/** The sectors of the container's folder, one after the other, as its table of sectors links them. */
async function* folderSectors(
  handle: FileHandle,
  header: Buffer,
  sectorBytes: number,
): AsyncGenerator<Buffer> {
  const perSector = sectorBytes / 4;
  let sector = header.readUInt32LE(48);
  for (let count = 0; sector < lastSector && count < maxSectors; count += 1) {
    const content = await readAt(handle, (sector + 1) * sectorBytes, sectorBytes);
    if (content === null) return;
    yield content;
    // The first 109 sectors of the table are named in the header; with 512 bytes each that is 7 MB, more than we take.
    const part = Math.floor(sector / perSector);
    if (part >= 109) return;
    const tableSector = header.readUInt32LE(76 + part * 4);
    const link = await readAt(handle, (tableSector + 1) * sectorBytes + (sector % perSector) * 4, 4);
    if (link === null) return;
    sector = link.readUInt32LE(0);
  }
}

/** Null where the file ends before. */
async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return bytesRead === length ? buffer : null;
}
