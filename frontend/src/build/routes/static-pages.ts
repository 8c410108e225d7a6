import type { CreatePageArgs } from 'gatsby';
import type { PageKey } from '@lanternway/contracts/site/page-key';
import { type DatedEntry, latestChange } from './modified';
import { policyInForce } from './policy-routes';
import type { RoutePolicy } from './route-data';
import type { FormPageContext, PageContext, PageTone } from '../../content/pages/page-context';

interface StaticPage {
  /** The entry that fills the page's head and texts. */
  key?: PageKey;
  /** What else the page shows. */
  types: string[];
  tone?: PageTone;
  /** Not for search engines. */
  isPrivate?: boolean;
  /** It has a form that asks for personal details. */
  hasForm?: boolean;
}

const front = ['STRAPI_HOME_PAGE', 'STRAPI_PLAN', 'STRAPI_TESTIMONIAL', 'STRAPI_AFFILIATION'];

const staticPages: Record<string, StaticPage> = {
  '/': { types: front, hasForm: true },
  '/contact': { key: 'contact', types: ['STRAPI_SITE_SETTING'] },
  '/connect': { key: 'connect', types: ['STRAPI_SITE_SETTING'], hasForm: true },
  '/instructor': { key: 'instructor', types: [], hasForm: true },
  '/book-free-class': { key: 'book_free_class', types: [], tone: 'graph', hasForm: true },
  // The home page again, under an address that is not for search engines.
  '/free-modal': { types: front, hasForm: true, isPrivate: true },
  '/certification': { key: 'certification', types: [] },
  '/achievements/stem': { key: 'stem', types: [] },
  '/programs/one-to-one': { key: 'one_to_one', types: ['STRAPI_PLAN'] },
  '/courses/coding': { key: 'courses_coding', types: ['STRAPI_COURSE', 'STRAPI_PLAN'], tone: 'graph' },
  '/courses/math': { key: 'courses_math', types: ['STRAPI_COURSE', 'STRAPI_PLAN'] },
  '/faq': { key: 'faq', types: ['STRAPI_FAQ', 'STRAPI_FAQ_GROUP'] },
  '/teacher/know-your-teacher': { key: 'teachers', types: ['STRAPI_TEACHER'] },
  '/login': { types: [], isPrivate: true },
  '/register': { types: [], isPrivate: true },
  '/verify-otp': { types: [], isPrivate: true },
  '/forgot-password': { types: [], isPrivate: true },
  '/reset-password': { types: [], isPrivate: true },
  '/profile': { types: [], tone: 'mist', isPrivate: true },
  '/change-password': { types: [], isPrivate: true },
  '/success': { types: [], tone: 'mist', isPrivate: true },
  '/cancel': { types: [], tone: 'mist', isPrivate: true },
  '/booking': { types: [], tone: 'graph', isPrivate: true },
  '/join': { types: [], isPrivate: true },
  '/404': { types: [], tone: 'night' },
  '/course/404': { types: [], tone: 'graph' },
  '/checkout/404': { types: [], isPrivate: true },
};

/** The addresses of the pages that have a file of their own. */
export const staticPaths = Object.keys(staticPages);

type NodesOfType = (type: string) => readonly object[];

function readEntries({ key, types }: StaticPage, nodesOf: NodesOfType): DatedEntry[] {
  const pages = nodesOf('STRAPI_PAGE').filter(
    (page) => key !== undefined && 'key' in page && page.key === key,
  );
  return [...pages, ...types.flatMap((type) => nodesOf(type))];
}

function isPolicy(node: object): node is RoutePolicy {
  return 'document' in node && 'version' in node && 'effectiveOn' in node;
}

/** The version that the page at `/privacy` shows. */
function privacyVersion(nodesOf: NodesOfType, today: string): number | null {
  const policies = nodesOf('STRAPI_POLICY').filter(isPolicy);
  return policyInForce(policies, 'privacy', today)?.version ?? null;
}

/** @param today ISO date of the build */
export function contextOfStaticPage(
  path: string,
  nodesOf: NodesOfType,
  today: string,
): PageContext | FormPageContext {
  const page = staticPages[path] ?? { types: [] };
  return {
    tone: page.tone ?? 'paper',
    modifiedAt: latestChange(readEntries(page, nodesOf)),
    ...(page.isPrivate ? { isPrivate: true } : {}),
    ...(page.hasForm ? { policyVersion: privacyVersion(nodesOf, today) } : {}),
  };
}

/** Pages that also answer for every address in their folder, when a visitor gets there without the server. */
const catchAll: Record<string, string> = {
  '/course/404': '/course/*',
  '/checkout/404': '/checkout/*',
};

/** Gives the pages that Gatsby finds by their files the same context as all other pages. */
export function completeStaticPage({ page, actions, getNodesByType }: CreatePageArgs): void {
  const { path } = page;
  if (!(path in staticPages)) return;
  const matchPath = catchAll[path];
  const today = new Date().toISOString().slice(0, 10);
  actions.deletePage(page);
  actions.createPage({
    ...page,
    ...(matchPath === undefined ? {} : { matchPath }),
    context: { ...page.context, ...contextOfStaticPage(path, getNodesByType, today) },
  });
}

/** The path of the page that an entry with this key fills; null if there is none. The blog's is made of posts. */
export function pathOfPage(key: string | null): string | null {
  if (key === 'blog') return '/blog';
  return Object.entries(staticPages).find(([, page]) => key !== null && page.key === key)?.[0] ?? null;
}

/** The key of the entry that fills a page with its own file; null if there is none. */
export const keyOfStaticPage = (path: string): string | null => staticPages[path]?.key ?? null;
