import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compress } from '../../src/build/after/compress';
import { isWhole, putFile } from './put-file';

/*
 * Keeps every file of every release once, named by a digest of its bytes. A release consists of links to these files,
 * so unchanged files take neither time nor space. Gatsby overwrites its own files in place, so none of those ever
 * becomes part of a release.
 */

/** The names of a text's compressed copies; null if compression would save nothing. */
export interface Copies {
  br: string | null;
  gz: string | null;
}

export interface FileStore {
  folder: string;
  /** Stores bytes. @returns the name they are stored under */
  put: (content: Buffer) => string;
  /** Whether the compressed copies of what is stored under a name are there already. */
  hasCopies: (name: string) => boolean;
  /**
   * The compressed copies of what is stored under a name, for a `file` of the site.
   * @param ofPages the quality for a page, 0 to 11, where the copies must be made
   */
  copiesOf: (name: string, file: string, ofPages: number) => Promise<Copies>;
  link: (name: string, target: string) => void;
  /** Deletes what no release uses any more, except for these names. */
  sweep: (kept: readonly string[]) => void;
}

/** A file system limits the links to a file, and cannot link to a file on another file system. */
const cannotLink = new Set(['EMLINK', 'EXDEV', 'EPERM']);

/** What an earlier process knew. Without it, copies are made again. */
function readIndex(file: string): Map<string, Copies> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Copies][]);
  } catch {
    return new Map();
  }
}

export function openStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true });
  const place = (name: string) => path.join(folder, name);
  const put = (content: Buffer) => putFile(folder, content);

  /**
   * Copies have names of their own. An index says which file they belong to, because making them takes the most time.
   */
  const index = `${folder}.json`;
  const copies = readIndex(index);

  function findCopies(name: string): Copies | null {
    const known = copies.get(name);
    const areWhole =
      known && Object.values(known).every((copy: string | null) => copy === null || isWhole(folder, copy));
    return areWhole ? known : null;
  }

  async function copiesOf(name: string, file: string, ofPages: number): Promise<Copies> {
    const known = findCopies(name);
    if (known !== null) return known;
    const { br, gz } = await compress(readFileSync(place(name)), file, ofPages);
    const made = { br: br && put(br), gz: gz && put(gz) };
    copies.set(name, made);
    return made;
  }

  return {
    folder,
    put,
    hasCopies: (name) => findCopies(name) !== null,
    copiesOf,
    link(name, target) {
      try {
        linkSync(place(name), target);
      } catch (error) {
        if (!cannotLink.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
        copyFileSync(place(name), target);
      }
    },
    sweep(kept) {
      const needed = new Set(kept);
      for (const name of readdirSync(folder)) {
        if (needed.has(name)) continue;
        const links = statSync(place(name), { throwIfNoEntry: false })?.nlink ?? 0;
        if (links < 2) rmSync(place(name), { force: true });
      }
      for (const name of copies.keys()) if (!isWhole(folder, name)) copies.delete(name);
      writeFileSync(`${index}.half`, JSON.stringify([...copies]));
      renameSync(`${index}.half`, index);
    },
  };
}
