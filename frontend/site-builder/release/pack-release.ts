import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isCompressed, isPage, pageQuality } from '../../src/build/after/compress';
import type { FileStore } from './file-store';
import type { FinishedFile } from './finished-files';

/** Compressing takes at most the four threads that Node has for it; while files are read or written, others use them. */
const atOnce = 4;

async function addCopies(links: Map<string, string>, store: FileStore): Promise<void> {
  const waiting = [...links].filter(([file]) => isCompressed(file));
  const newPages = waiting.filter(([file, name]) => isPage(file) && !store.hasCopies(name));
  const ofPages = pageQuality(newPages.length);
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [file, name] = next;
      const { br, gz } = await store.copiesOf(name, file, ofPages);
      if (br !== null) links.set(`${file}.br`, br);
      if (gz !== null) links.set(`${file}.gz`, gz);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function writeLinks(links: ReadonlyMap<string, string>, store: FileStore, folder: string): void {
  const folders = new Set([...links.keys()].map((file) => path.dirname(path.join(folder, file))));
  for (const one of [...folders].sort()) mkdirSync(one, { recursive: true });
  for (const [file, name] of links) store.link(name, path.join(folder, file));
}

interface Place {
  store: FileStore;
  into: string;
}

/**
 * Makes the release's folder. It gets its final name only when it is complete.
 * @returns the names in the store of all that is in it
 */
export async function packRelease(
  files: ReadonlyMap<string, Pick<FinishedFile, 'name'>>,
  texts: Record<string, string>,
  { store, into }: Place,
): Promise<string[]> {
  const links = new Map([...files].map(([file, { name }]) => [file, name]));
  for (const [file, text] of Object.entries(texts)) links.set(file, store.put(Buffer.from(text)));
  await addCopies(links, store);
  const half = path.join(path.dirname(into), `.${path.basename(into).replace(/^\.+/, '')}.half`);
  rmSync(half, { recursive: true, force: true });
  try {
    writeLinks(links, store, half);
    renameSync(half, into);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
  return [...links.values()];
}
