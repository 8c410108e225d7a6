import { fixedPages } from '@lanternway/contracts/site/fixed-pages';
import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import type { UID } from '@strapi/strapi';
import type { FindPublished } from '../rule';

const fixed: ReadonlySet<string> = new Set(fixedPages);

interface OwnPage {
  shape: RegExp;
  uid: UID.ContentType;
  where?: object;
}

/** The pages that come and go with an entry, the first that fits. The last part of their address is the entry's. */
const ownPages: readonly OwnPage[] = [
  { shape: /^\/course\/([^/]+)$/, uid: 'api::course.course', where: { kind: 'coding_plan' } },
  { shape: /^\/blog\/category\/([^/]+)$/, uid: 'api::category.category' },
  { shape: /^\/blog\/([^/]+)$/, uid: 'api::post.post' },
  { shape: /^\/([^/]+)$/, uid: 'api::landing-page.landing-page' },
];

/** Files and calls, which are not pages: '/sitemap.xml', '/uploads/flyer.svg'. */
const notAPage = /^\/(?:uploads|admin|api)(?:\/|$)|\.[a-z0-9]+$/i;

/** The path of an address of this site, without what follows ? or #. */
export const pathOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  return path === '/' ? path : withoutEnd(path, '/');
};

/**
 * Whether an address of this site leads to a page that is published. Also true where that cannot be told from the
 * content, as of the pages of a checkout: the checks of a build find those.
 */
export async function isOnSite(address: string, findPublished: FindPublished): Promise<boolean> {
  const path = pathOf(address);
  if (fixed.has(path) || notAPage.test(path)) return true;
  for (const { shape, uid, where = {} } of ownPages) {
    const slug = shape.exec(path)?.[1];
    if (slug !== undefined) return (await findPublished(uid, { ...where, slug })).length > 0;
  }
  return true;
}

/** Whether it leads to such a page at once, or by a redirect. */
export async function isReached(address: string, findPublished: FindPublished): Promise<boolean> {
  if (await isOnSite(address, findPublished)) return true;
  const from = pathOf(address);
  return (await findPublished('api::redirect.redirect', { from })).length > 0;
}
