import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { currentActor } from '@lanternway/server-kit/acting';
import { recordChange } from '../changes/record';
import { followMade, isMadeRedirect } from './former-addresses';
import {
  findPublishedRedirectFrom,
  listRedirectsTo,
  repointRedirect,
  unpublishRedirect,
  type RedirectRow,
  type Target,
} from './rows';

/*
 * Redirects to or from a page that comes or goes, above all those that staff wrote. A redirect that leads to nothing stops the
 * site's build, so redirects move along with the page. Each change to them is recorded, as if staff had made it.
 */

/**
 * Makes redirects that led to a page lead somewhere else.
 * @param whose `made`: only those that the server made, for pages that ended
 */
export async function followPage(
  strapi: Core.Strapi,
  had: string,
  target: Target | Pick<Target, 'to'>,
  whose: 'all' | 'made' = 'all',
): Promise<void> {
  const leading = await listRedirectsTo(strapi, had);
  const made = new Set<string>();
  for (const row of leading) if (await isMadeRedirect(strapi, row)) made.add(row.documentId);
  for (const documentId of new Set(leading.map((row) => row.documentId))) {
    const versions = leading.filter((row) => row.documentId === documentId);
    // The page is now at the address of this redirect, which would lead to itself.
    if (versions.some(({ from }) => from === target.to)) continue;
    if (whose === 'made' && !made.has(documentId)) continue;
    await repointRedirect(strapi, documentId, had, target);
    const published = versions.find(({ publishedAt }) => publishedAt !== null);
    if (published !== undefined) await recordRedirect(strapi, published, 'update');
  }
  for (const documentId of made) await followMade(strapi, documentId, target.to);
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
