import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { currentActor } from '@lanternway/server-kit/acting';
import { recordChange } from '../changes/record';
import {
  findPublishedRedirectFrom,
  listRedirectsTo,
  repointRedirect,
  unpublishRedirect,
  type RedirectRow,
} from './rows';

/*
 * Redirects that staff wrote, where a page comes or goes. The site is not built with a redirect that leads to nothing, so
 * they move along with the page. What is done to them is recorded as a change, as if staff had done it.
 */

/** Makes redirects that led to the page lead to where it is now. */
export async function followPage(strapi: Core.Strapi, had: string, now: string): Promise<void> {
  const leading = await listRedirectsTo(strapi, had);
  for (const documentId of new Set(leading.map((row) => row.documentId))) {
    const versions = leading.filter((row) => row.documentId === documentId);
    // It would lead to itself: the page is now where this redirect begins.
    if (versions.some(({ from }) => from === now)) continue;
    await repointRedirect(strapi, documentId, had, now);
    const published = versions.find(({ publishedAt }) => publishedAt !== null);
    if (published !== undefined) await recordRedirect(strapi, published, 'update');
  }
}

/** Takes a redirect from the site that begins where the page is now; its draft stays. */
export async function stepAside(strapi: Core.Strapi, now: string): Promise<void> {
  const there = await findPublishedRedirectFrom(strapi, now);
  if (there === null) return;
  await unpublishRedirect(strapi, there.documentId);
  await recordRedirect(strapi, there, 'unpublish');
}

async function recordRedirect(
  strapi: Core.Strapi,
  { documentId: entryId, from: title }: RedirectRow,
  action: ChangeAction,
): Promise<void> {
  const uid = readConfig(strapi).redirectUid;
  await recordChange(strapi, { action, uid, entryId, title, wasShown: true, by: currentActor(strapi) });
}
