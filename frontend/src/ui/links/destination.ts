/**
 * Where a link leads: to a `page` of this site that Gatsby can swap in, to `another` site, or to something that the
 * browser has to load itself (a file, a place on this page, a mail, the checkout).
 */
type Destination = 'page' | 'another' | 'plain';

const fileEnding = /\.[a-z0-9]{2,5}$/i;

/**
 * The checkout and the door to a class are always loaded as documents. Only their own policies allow the providers'
 * scripts, and camera and microphone; a page that is swapped in keeps the policy of the document it comes into.
 */
const ownDocument = /^\/(checkout|join)(\/|$)/i;

export function destinationOf(href: string): Destination {
  if (/^(https?:)?\/\//i.test(href)) return 'another';
  if (!href.startsWith('/')) return 'plain';
  const [path = ''] = href.split(/[?#]/, 1);
  return ownDocument.test(path) || fileEnding.test(path) ? 'plain' : 'page';
}
