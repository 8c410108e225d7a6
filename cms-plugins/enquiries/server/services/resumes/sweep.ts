import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { isMissing } from '../../providers/disk-faults';
import type { ResumeStore } from '../../providers/resume-store';
import { isOurStore } from './store-owner';
import { inParts, usedIn } from './used-keys';

/** Far longer than any upload may take. */
const restsMs = 60 * 60_000;

/** How long a file stays in the trash, from where it can be put back. */
const trashMs = 30 * 24 * 60 * 60_000;

/**
 * If more files than this are found and all of them belong to nobody, they are not left from broken uploads: the database
 * or the store is the wrong one, or the database is empty.
 */
const maxUnknown = 50;

/** What arrived and was never taken over. Whole folders too: uploads to the media library have one each. */
export async function sweepIncoming(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(noneWhereMissing)) {
    const waiting = path.join(folder, name);
    const found = await stat(waiting).catch(() => null);
    if (found !== null && found.mtimeMs < now.getTime() - restsMs) {
      await rm(waiting, { recursive: true, force: true });
    }
  }
}

/**
 * Puts into the trash what is in the store without an application that names it, and empties the trash of what is old.
 * Several instances may do it at the same time.
 */
export async function sweepStore(strapi: Core.Strapi, store: ResumeStore, now: Date): Promise<void> {
  if (!(await isOurStore(strapi, store))) return;
  const orphans: string[] = [];
  let isOurs = false;
  for await (const keys of inParts(store.listBefore(new Date(now.getTime() - restsMs)))) {
    const used = await usedIn(strapi, keys);
    orphans.push(...keys.filter((key) => !used.has(key)));
    isOurs ||= used.size > 0;
  }
  if (!isOurs && orphans.length > maxUnknown) {
    strapi.log.error(
      `resumes: not one of the ${String(orphans.length)} files in the store belongs to an application. None was ` +
        'removed: is this the right database, and the right store for it?',
    );
    return;
  }
  for (const key of orphans) await store.discard(key);
  if (orphans.length > 0)
    strapi.log.info(`resumes: put ${String(orphans.length)} that belong to no application into the trash`);
  await store.emptyTrash(new Date(now.getTime() - trashMs));
}

function noneWhereMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
