import type { FileHandle } from 'node:fs/promises';
import { openPromise } from 'yauzl';

const zipMark = Buffer.from('PK\x03\x04', 'latin1');

/** More than Word makes of any letter; a file that claims more is meant to choke the program that opens it. */
const max = { entries: 2000, unpackedBytes: 50 * 1024 * 1024 };

/** Looks at the list of what is packed in a file, and unpacks none of it. */
export async function lookIntoDocx(
  path: string,
  handle: FileHandle,
): Promise<'document' | 'macros' | 'something else'> {
  // A zip's list stands at its end, so it could have anything else at its beginning.
  const { buffer } = await handle.read(Buffer.alloc(zipMark.length), 0, zipMark.length, 0);
  if (!buffer.equals(zipMark)) return 'something else';
  const names = await listPacked(path).catch(noList);
  if (names === null) return 'something else';
  if (names.some((name) => /(^|\/)vba(project|data)\.(bin|xml)$/i.test(name))) return 'macros';
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml')
    ? 'document'
    : 'something else';
}

/** A list that makes no sense is the file's fault, so there is none. An error of our own disk is thrown. */
function noList(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
  return null;
}

/** Null where there is too much of it. Rejects where the list cannot be read. */
async function listPacked(path: string): Promise<string[] | null> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    if (zip.entryCount > max.entries) return null;
    const names: string[] = [];
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (bytes > max.unpackedBytes) return null;
      names.push(entry.fileName);
    }
    return names;
  } finally {
    zip.close();
  }
}
