import { blogListRoutes } from '../../src/build/routes/blog-routes';
import type { RoutePost } from '../../src/build/routes/route-data';
import type { Page } from '../gatsby/internals';
import type { WarmGatsby } from '../gatsby/warm-gatsby';

type Entry = Readonly<Record<string, unknown>>;

/** A page that shows a draft and would not be made for it, or would show another entry in its place. */
type Made = Pick<Page, 'path' | 'component' | 'context'>;

/** A policy begins on its day, and only one version is in force. Whoever previews one wants to see that one. */
function policyPage(site: WarmGatsby, path: string, draft: Entry): Made | null {
  const page = site.pages().find((known) => known.path === path);
  if (!page) return null;
  return { path, component: page.component, context: { ...page.context, version: draft['version'] } };
}

/** A category has a list of its own once a post is in it. */
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
  // A post that nobody wrote stands for those to come; the list looks for it in vain, and is empty.
  const posts = [{ slug: '', category }] as RoutePost[];
  const route = blogListRoutes(posts).find((known) => known.path === path);
  if (!route) return null;
  return { path, component: list.component, context: { ...route.context, categories } };
}

const makers: Readonly<Record<string, typeof policyPage>> = { policy: policyPage, category: categoryPage };

/** Makes or changes the page that shows a draft, where the site's own routes would not. */
export function prepareDraftPage(site: WarmGatsby, path: string, type: string, draft: Entry): void {
  const made = makers[type]?.(site, path, draft);
  if (made) site.putPage(made);
}
