import { blogListRoutes } from '../../src/build/routes/blog-routes';
import type { Page } from '../gatsby-internals/internals';
import type { WarmGatsby } from '../gatsby-internals/warm-gatsby';

type Entry = Readonly<Record<string, unknown>>;

/** A page for a draft that the routes would not make, or would make for another entry. */
type Made = Pick<Page, 'path' | 'component' | 'context'>;

/** A policy begins on its day, and only one version is in force. A preview shows the version being edited. */
function policyPage(site: WarmGatsby, path: string, draft: Entry): Made | null {
  const page = site.pages().find((known) => known.path === path);
  if (!page) return null;
  return { path, component: page.component, context: { ...page.context, version: draft['version'] } };
}

/** A category has its own list once it is published. */
function categoryPage(site: WarmGatsby, path: string, draft: Entry): Made | null {
  const pages = site.pages();
  const list = pages.find((known) => known.path === '/blog');
  if (!list || pages.some((known) => known.path === path)) return null;
  const category = {
    slug: String(draft['slug']),
    title: String(draft['title']),
    description: typeof draft['description'] === 'string' ? draft['description'] : null,
  };
  const categories = site.nodesOf('STRAPI_CATEGORY').map(({ slug, title }) => ({ slug, title }));
  const route = blogListRoutes([], [category]).find((known) => known.path === path);
  if (!route) return null;
  return { path, component: list.component, context: { ...route.context, categories } };
}

const makers: Readonly<Record<string, typeof policyPage>> = { policy: policyPage, category: categoryPage };

/** Makes or changes the page that shows a draft, where the site's own routes would not. */
export function prepareDraftPage(site: WarmGatsby, path: string, type: string, draft: Entry): void {
  const made = makers[type]?.(site, path, draft);
  if (made) site.putPage(made);
}
