import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import type { MenuGroup } from '../../content/site/menu';

const withoutSlash = (path: string) => (path.length > 1 ? withoutEnd(path, '/') : path);

/** Whether the link leads to the reader's present page. */
export function isCurrentPage(href: string, path: string): boolean {
  return withoutSlash(path) === href;
}

/**
 * Whether the page at `path` belongs to the group: one of its pages, a page below one, one of its courses or its form.
 */
export function isCurrentGroup({ links }: MenuGroup, path: string): boolean {
  const page = withoutSlash(path)
    .replace(/^\/course\//, '/courses/coding/')
    .replace(/^\/connect$/, '/contact');
  return links.some(({ href }) => page === href || page.startsWith(`${href}/`));
}
