import { installationIdOf } from '@lanternway/server-kit/db/installation';
import type { Core } from '@strapi/strapi';
import type { ResumeStore } from '../../providers/resume-store';
import { inParts, usedIn } from './used-keys';

/**
 * Whether the store is this installation's: both keep the same id. A store without one becomes ours where the database
 * knows some of its files, or where it has none. Where it is not ours, the log says so.
 */
export async function isOurStore(strapi: Core.Strapi, store: ResumeStore): Promise<boolean> {
  const id = await installationIdOf(strapi);
  const owner = (await store.readOwner()) ?? (await claim(strapi, store, id));
  if (owner === id) return true;
  strapi.log.error(
    owner === null
      ? 'resumes: the store has files, and the database knows none of them. Nothing was removed: is this the right store?'
      : 'resumes: the store belongs to another installation. Nothing was removed: is this the right database, and the right store for it?',
  );
  return false;
}

/** Returns the owner after the try: another installation may have been faster. */
async function claim(strapi: Core.Strapi, store: ResumeStore, id: string): Promise<string | null> {
  if (!(await mayBeOurs(strapi, store))) return null;
  await store.writeOwner(id);
  return store.readOwner();
}

async function mayBeOurs(strapi: Core.Strapi, store: ResumeStore): Promise<boolean> {
  let isEmpty = true;
  for await (const keys of inParts(store.listBefore(endOfTime))) {
    if ((await usedIn(strapi, keys)).size > 0) return true;
    isEmpty = false;
  }
  return isEmpty;
}

const endOfTime = new Date(8_640_000_000_000_000);
