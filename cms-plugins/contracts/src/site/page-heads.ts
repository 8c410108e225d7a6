import { withoutEnd } from '../fields/text-ends.js';

/*
 * The titles and descriptions of pages, as search engines see them. No two pages may have the same ones, so the server
 * must know them before it publishes an entry.
 */

/** What staff wrote for search engines; null where the page uses its own texts. */
export interface WrittenHead {
  title: string | null;
  description: string | null;
}

/** Search engines cut a description at about this length. */
const descriptionLength = 160;

/** The document's title: the page's own title, then the name of the site, once. */
export function writeTitle(suffix: string, written: WrittenHead, title: string): string {
  const own = written.title ?? title;
  return own.includes(suffix) ? own : `${own} | ${suffix}`;
}

/** The first whole words of a text that fit into a description. */
export function writeDescription(written: WrittenHead, text: string): string {
  const line = (written.description ?? text).replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  const cut = line.slice(0, descriptionLength - 1);
  return `${withoutEnd(cut.slice(0, cut.lastIndexOf(' ')), ' .,;:–—-')}…`;
}

/** The texts of a page where staff wrote nothing for search engines. */
export interface OwnHead {
  title: string;
  description: string;
}

export const headOfHome = (tagline: string, home: { headline: string; tagline: string }): OwnHead => ({
  title: tagline,
  description: `${home.headline}. ${home.tagline}`,
});

export const headOfTrack = (
  { title, summary }: { title: string; summary: string },
  ages: { min: number; max: number },
): OwnHead => ({
  title: `${title}: coding for ages ${ages.min} to ${ages.max}`,
  description: summary,
});

export const headOfPolicy = (title: string, legalName: string): OwnHead => ({
  title,
  description: `${title} of ${legalName}, as it is in force.`,
});

interface ListedCategory {
  title: string;
  description: string | null;
}

/** One page of the list of posts, of all or of a category. */
export function headOfList(
  blog: { title: string; lead: string },
  category: ListedCategory | null,
  page: number,
): OwnHead {
  const name = category ? `${category.title}: ${blog.title}` : blog.title;
  const summary = category ? category.description?.trim() || `${category.title}. ${blog.lead}` : blog.lead;
  return {
    title: page === 1 ? name : `${name}, page ${page}`,
    description: page === 1 ? summary : `Page ${page}. ${summary}`,
  };
}
