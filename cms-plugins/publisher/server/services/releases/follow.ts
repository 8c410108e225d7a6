import { readdir } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { ReleaseBucket } from '../../providers/release-bucket';
import { liveName, placeLink, prepareLink, releasesOf, removeRelease } from '../../providers/releases';
import { liveOf, listReleaseNames, type ReleaseName } from '../builds/release-names';

/** How many of the newest releases each machine keeps: pages that were opened before a switch still get their scripts. */
const pulled = 3;

/**
 * Makes this machine serve the release that the database names, where releases are in a bucket. The whole release is fetched
 * and compared before the link leads to it; the site stays as it is until then.
 * @returns false where neither this machine nor the bucket has the release
 */
export async function followLive(strapi: Core.Strapi, bucket: ReleaseBucket): Promise<boolean> {
  const { siteLink } = readConfig(strapi);
  for (;;) {
    const live = liveOf(await listReleaseNames(strapi));
    if (live === null || (await liveName(siteLink)) === live) return true;
    if (await isHere(siteLink, live)) {
      await placeLink(siteLink, await prepareLink(siteLink, live));
      strapi.log.info(`publisher: this machine serves release ${live}`);
    } else if (!(await bucket.pull(siteLink, live))) return false;
    // Looks again: somebody may have published meanwhile, or another process of this machine may have switched the link.
  }
}

/**
 * Fetches the newest releases as well as the live one, and removes those that the database no longer names.
 * @param missing releases that the bucket did not have, so that it is not asked again. New ones are added here
 */
export async function keepNewest(
  strapi: Core.Strapi,
  bucket: ReleaseBucket,
  missing: Set<string>,
): Promise<void> {
  const { siteLink } = readConfig(strapi);
  const names = await listReleaseNames(strapi);
  for (const { release } of names.slice(0, pulled)) {
    if (missing.has(release) || (await isHere(siteLink, release))) continue;
    if (!(await bucket.pull(siteLink, release))) missing.add(release);
  }
  await removeForgotten(siteLink, names);
}

const namesHere = async (siteLink: string): Promise<string[]> =>
  (await readdir(releasesOf(siteLink)).catch(() => [])).filter((name) => !name.startsWith('.'));

export const isHere = async (siteLink: string, name: string): Promise<boolean> =>
  (await namesHere(siteLink)).includes(name);

/** Removes old releases. A release that is newer than all that the database names is about to go live, and stays. */
async function removeForgotten(siteLink: string, names: readonly ReleaseName[]): Promise<void> {
  const [newest] = names;
  if (newest === undefined) return;
  const kept = new Set(names.map(({ release }) => release));
  const live = await liveName(siteLink);
  for (const name of await namesHere(siteLink))
    if (name !== live && !kept.has(name) && name < newest.release) await removeRelease(siteLink, name);
}
