import { randomUUID } from 'node:crypto';
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { isFull, isMissing } from '../disk-faults';
import { isResumeKey, newResumeKey, ownerName, trashName } from '../resume-key';
import { StoreFull, type IncomingFile, type ResumeStore } from '../resume-store';

/** A folder of this machine, by year and month. Only the server's own user can look into it. */
export function createFolderStore(root: string): ResumeStore {
  const pathOf = (key: string): string => {
    if (!isResumeKey(key)) throw new Error('This is no key of a resume.');
    return path.join(root, ...key.split('/'));
  };
  const trash = path.join(root, trashName);
  const trashPathOf = (key: string): string => path.join(trash, path.relative(root, pathOf(key)));

  return {
    async put(file) {
      const key = newResumeKey(new Date());
      try {
        await mkdir(path.dirname(pathOf(key)), { recursive: true, mode: 0o700 });
        await moveTo(file, pathOf(key));
      } catch (error) {
        if (isFull(error)) throw new StoreFull('The disk of the resumes is full.', { cause: error });
        throw error;
      }
      return key;
    },

    async open(key) {
      if (!isResumeKey(key)) return null;
      const handle = await open(pathOf(key), 'r').catch(nullWhereMissing);
      if (handle === null) return null;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), bytes: size };
    },

    async remove(key) {
      for (const file of [pathOf(key), trashPathOf(key)]) await rm(file, { force: true });
    },

    async discard(key) {
      try {
        await mkdir(path.dirname(trashPathOf(key)), { recursive: true, mode: 0o700 });
        // Its time in the trash counts from now.
        await utimes(pathOf(key), new Date(), new Date());
        await rename(pathOf(key), trashPathOf(key));
      } catch (error) {
        nullWhereMissing(error);
      }
    },

    async emptyTrash(before) {
      for await (const key of keysIn(trash, before)) await rm(trashPathOf(key), { force: true });
    },

    async readOwner() {
      return (await readFile(path.join(root, ownerName), 'utf8').catch(nullWhereMissing))?.trim() ?? null;
    },

    async writeOwner(installationId) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const temporary = path.join(root, `${ownerName}.${randomUUID()}`);
      await writeFile(temporary, `${installationId}\n`, { mode: 0o600 });
      await writeOut(temporary);
      await rename(temporary, path.join(root, ownerName));
    },

    listBefore: (time) => keysIn(root, time),
  };
}

async function* keysIn(folder: string, before: Date): AsyncGenerator<string> {
  for (const year of await namesIn(folder)) {
    for (const month of await namesIn(path.join(folder, year))) {
      for (const name of await namesIn(path.join(folder, year, month))) {
        const key = `${year}/${month}/${name}`;
        if (isResumeKey(key) && (await isOlder(path.join(folder, key), before))) yield key;
      }
    }
  }
}

/** All or nothing: the file gets its name once it is completely on the disk. Then the folder is written to the disk, too. */
async function moveTo({ path: from }: IncomingFile, to: string): Promise<void> {
  await chmod(from, 0o600);
  await writeOut(from);
  await rename(from, to).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyAcross(from, to);
  });
  await writeOut(path.dirname(to));
}

/**
 * If the store is on a disk of its own, a file cannot just be renamed into it. The unfinished copy has a name like a key: if
 * the machine stops in the middle, the sweep finds it as a file that belongs to nobody.
 */
async function copyAcross(from: string, to: string): Promise<void> {
  const temporary = path.join(path.dirname(to), randomUUID());
  try {
    await copyFile(from, temporary);
    await writeOut(temporary);
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await rm(from, { force: true });
}

async function writeOut(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(nullWhereMissing)) ?? [];

async function isOlder(file: string, than: Date): Promise<boolean> {
  const found = await stat(file).catch(nullWhereMissing);
  return found !== null && found.mtime < than;
}

function nullWhereMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
