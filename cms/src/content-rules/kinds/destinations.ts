import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import { fixedPages } from '@lanternway/contracts/site/fixed-pages';
import type { UID } from '@strapi/strapi';
import type { FindPublished } from '../rule';

const fixed: ReadonlySet<string> = new Set([...fixedPages, '/checkout', '/Checkout']);

interface OwnPage {
  shape: RegExp;
  uid: UID.ContentType;
  where?: object;
  /** The field whose value is the last part of the address. Usually `slug`. */
  field?: string;
}

const track = { uid: 'api::course.course', where: { kind: 'coding_plan' } } as const;

/** The pages that come and go with an entry. The last part of their address is the entry's. */
const ownPages: readonly OwnPage[] = [
  { shape: /^\/course\/([^/]+)$/, ...track },
  { shape: /^\/blog\/category\/([^/]+)$/, uid: 'api::category.category' },
  { shape: /^\/blog\/([^/]+)$/, uid: 'api::post.post' },
  { shape: /^\/([^/]+)$/, uid: 'api::landing-page.landing-page' },
  { shape: /^\/checkout\/([^/]+)$/, ...track },
  { shape: /^\/checkout\/([^/]+)$/, uid: 'api::plan.plan', field: 'key' },
];

/** Addresses that are numbers: a course by its place in the list. */
const numbered = /^\/(?:course|checkout)\/(\d+)$/;

/** '/privacy/versions/2': a version of a policy as it was published. */
const kept = /^\/(privacy|terms|refund|cancellationPolicy)\/versions\/(\d+)$/;

/** What the server answers itself, whatever is published. */
const ofServer = /^\/(?:uploads|admin|api)(?:\/|$)/;

/** Files that every release has. */
const files =
  /^\/(?:rss\.xml|sitemap-index\.xml|sitemap-0\.xml|robots\.txt|manifest\.webmanifest|favicon\.ico)$/;

/** The path of an address of this site, without what follows ? or #. */
export const pathOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  return path === '/' ? path : withoutEnd(path, '/');
};

/** An address that names this site in full is one of its own: '/faq' of 'https://example.org/faq'. */
export function onThisSite(address: string, siteUrl: string): string {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(siteUrl).origin) return address;
  const { pathname, search, hash } = new URL(address);
  return `${pathname}${search}${hash}`;
}

async function isKeptVersion(path: string, findPublished: FindPublished): Promise<boolean> {
  const [, folder, number] = kept.exec(path) ?? [];
  if (folder === undefined) return false;
  const document = folder === 'cancellationPolicy' ? 'cancellation' : folder;
  const found = await findPublished('api::policy.policy', { document, version: Number(number) });
  return found.length > 0;
}

/** Whether an address of this site leads to a page. */
export async function isOnSite(address: string, findPublished: FindPublished): Promise<boolean> {
  const path = pathOf(address);
  if (fixed.has(path)) return true;
  const place = numbered.exec(path)?.[1];
  if (place !== undefined && Number(place) < (await findPublished(track.uid, track.where)).length)
    return true;
  for (const { shape, uid, where = {}, field = 'slug' } of ownPages) {
    const own = shape.exec(path)?.[1];
    if (own !== undefined && (await findPublished(uid, { ...where, [field]: own })).length > 0) return true;
  }
  return isKeptVersion(path, findPublished);
}

/** Whether an address leads to a page or a file, directly or by a redirect. */
export async function isReached(address: string, findPublished: FindPublished): Promise<boolean> {
  const from = pathOf(address);
  if (ofServer.test(from) || files.test(from) || (await isOnSite(address, findPublished))) return true;
  return (await findPublished('api::redirect.redirect', { from })).length > 0;
}
