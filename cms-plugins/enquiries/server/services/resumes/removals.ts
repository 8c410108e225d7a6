import type { Core } from '@strapi/strapi';
import { isResumeKey } from '../../providers/resume-key';
import type { ResumeStore } from '../../providers/resume-store';

/**
 * The keys of resumes to be removed for good, because a person asked for it or their time is over. They are stored in the
 * transaction that forgets whose resumes they were. Other files that belong to nobody go to the trash first; these never do.
 */
const start = 'plugin_enquiries_resume-removal:';

/** How many are written at once. */
const together = 400;

const rowsOf = (strapi: Core.Strapi) => strapi.db.query('strapi::core-store');

/** In the caller's transaction. */
export async function orderRemovals(strapi: Core.Strapi, keys: readonly string[]): Promise<void> {
  const real = keys.filter(isResumeKey);
  for (let at = 0; at < real.length; at += together) {
    const part = real.slice(at, at + together);
    await rowsOf(strapi).createMany({
      data: part.map((key) => ({ key: `${start}${key}`, type: 'string', value: '""' })),
    });
  }
}

async function findRemovals(strapi: Core.Strapi): Promise<string[]> {
  const rows: { key: string }[] = await rowsOf(strapi).findMany({
    select: ['key'],
    where: { key: { $startsWith: start } },
  });
  return rows.map(({ key }) => key.slice(start.length));
}

/** Once the file is gone. */
export async function settleRemoval(strapi: Core.Strapi, key: string): Promise<void> {
  await rowsOf(strapi).deleteMany({ where: { key: `${start}${key}` } });
}

/** Does what is still ordered. What fails stays ordered, and does not keep the others from being done. */
export async function carryOutRemovals(strapi: Core.Strapi, store: ResumeStore): Promise<void> {
  for (const key of await findRemovals(strapi)) {
    try {
      await store.remove(key);
      await settleRemoval(strapi, key);
    } catch (error) {
      strapi.log.error('resumes: one could not be removed; it is tried again within the hour', error);
    }
  }
}
