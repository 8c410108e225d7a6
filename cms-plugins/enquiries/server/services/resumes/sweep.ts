import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { careerApplicationUid } from '../../content-types/career-application';
import { isMissing } from '../../providers/disk-faults';
import type { ResumeStore } from '../../providers/resume-store';

/** Far longer than any upload may take. */
const restsMs = 60 * 60_000;

/** How many keys are looked up at once. */
const together = 400;

/**
 * That many files that all belong to nobody are not what broken uploads leave: the database is empty or another one, or
 * the store is.
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

/** What is in the store without an application that names it. Several instances may do it at the same time. */
export async function sweepStore(strapi: Core.Strapi, store: ResumeStore, now: Date): Promise<void> {
  const orphans: string[] = [];
  let isOurs = false;
  for await (const keys of inParts(store.listBefore(new Date(now.getTime() - restsMs)))) {
    const used = await usedOf(strapi, keys);
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
  for (const key of orphans) await store.remove(key);
  if (orphans.length > 0)
    strapi.log.info(`resumes: removed ${String(orphans.length)} that belong to no application`);
}

async function usedOf(strapi: Core.Strapi, keys: string[]): Promise<Set<string>> {
  const rows: { resumeKey: string }[] = await strapi.db
    .query(careerApplicationUid)
    .findMany({ select: ['resumeKey'], where: { resumeKey: { $in: keys } } });
  return new Set(rows.map(({ resumeKey }) => resumeKey));
}

async function* inParts(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let part: string[] = [];
  for await (const key of keys) {
    part.push(key);
    if (part.length < together) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

function noneWhereMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
