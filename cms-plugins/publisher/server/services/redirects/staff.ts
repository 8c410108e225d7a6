import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { redirectRows, type RedirectRow } from './redirects';
import { currentActor } from '../changes/actor';
import { tell } from '../changes/track';

/*
 * Redirects that staff wrote, where a page comes or goes. The site is not built with a redirect that leads to nothing, so
 * they go along with the page; what is done to them is told among the changes, as if staff had done it.
 */

/** Those that led to the page lead to where it is now. */
export async function followPage(strapi: Core.Strapi, had: string, now: string): Promise<void> {
  const rows = redirectRows(strapi);
  const leading = await rows.leadingTo(had);
  for (const documentId of new Set(leading.map((row) => row.documentId))) {
    const versions = leading.filter((row) => row.documentId === documentId);
    // It would lead to itself: the page is where it led away from.
    if (versions.some(({ from }) => from === now)) continue;
    await rows.lead(documentId, had, now);
    const published = versions.find(({ publishedAt }) => publishedAt !== null);
    if (published !== undefined) await tellOf(strapi, published, 'update');
  }
}

/** One from where the page is now is taken from the site; its draft stays. */
export async function stepAside(strapi: Core.Strapi, now: string): Promise<void> {
  const rows = redirectRows(strapi);
  const there = await rows.publishedFrom(now);
  if (there === null) return;
  await rows.unpublish(there.documentId);
  await tellOf(strapi, there, 'unpublish');
}

async function tellOf(strapi: Core.Strapi, { documentId, from }: RedirectRow, action: ChangeAction) {
  const { redirectUid } = readConfig(strapi);
  const by = currentActor(strapi);
  await tell(strapi, { action, uid: redirectUid, entryId: documentId, title: from, wasShown: true, by });
}
