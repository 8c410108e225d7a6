import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import type { HeadSite, Seo } from '../../content/site/head';

/** Search engines cut a description at about this length. */
const descriptionLength = 160;

/** The document's title: the page's own title, then the name of the site, once. */
export function writeTitle(site: HeadSite, seo: Seo, title: string): string {
  const own = seo.title ?? title;
  return own.includes(site.titleSuffix) ? own : `${own} | ${site.titleSuffix}`;
}

/** The first whole words of a text that fit into a description. */
export function writeDescription(seo: Seo, text: string): string {
  const line = (seo.description ?? text).replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  const cut = line.slice(0, descriptionLength - 1);
  return `${withoutEnd(cut.slice(0, cut.lastIndexOf(' ')), ' .,;:–—-')}…`;
}
