import { cutText } from '@lanternway/contracts/fields/cut-text';
import type { PlainBuilds } from '@lanternway/contracts/publishing/site-folder';
import type { Core } from '@strapi/strapi';
import { readNote, removeNote, writeNote } from './notes';

/* Whether releases are made by plain builds at present: for staff and operators, on every instance. */

const name = 'plain-builds';

/** Since when releases are made by plain builds, and why; null where the site builder makes them. */
export const readPlainBuilds = (strapi: Core.Strapi): Promise<PlainBuilds | null> => readNote(strapi, name);

/** Records that releases are made by plain builds, and the latest reason. */
export async function beginPlainBuilds(strapi: Core.Strapi, reason: string): Promise<void> {
  const since = (await readPlainBuilds(strapi))?.since ?? new Date().toISOString();
  const now: PlainBuilds = { since, why: cutText(reason, { characters: 500 }) };
  await writeNote(strapi, name, now);
}

/** Records that the site builder makes the releases again. Returns whether it did not before. */
export async function endPlainBuilds(strapi: Core.Strapi): Promise<boolean> {
  if ((await readPlainBuilds(strapi)) === null) return false;
  await removeNote(strapi, name);
  return true;
}
