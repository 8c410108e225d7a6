import { isPageToCome } from './pages-to-come';

/**
 * Where a link leads: to a `page` of this site that Gatsby can swap in, to `another` site,
 * or anywhere the browser has to go by itself (a file, a place on this page, a mail, a page that is not prebuilt).
 */
type Destination = 'page' | 'another' | 'plain';

const fileEnding = /\.[a-z0-9]{2,5}$/i;

export function destinationOf(href: string): Destination {
  if (/^(https?:)?\/\//i.test(href)) return 'another';
  if (!href.startsWith('/')) return 'plain';
  const path = href.replace(/[?#].*$/, '');
  return isPageToCome(path) || fileEnding.test(path) ? 'plain' : 'page';
}
