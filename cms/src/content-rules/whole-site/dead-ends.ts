import type { Entry } from '../entry';
import { isOnSite, isReached, onThisSite, pathOf } from '../kinds/destinations';
import { problem, type FindPublished, type Problem } from '../rule';
import { placesOf, placesOn } from './places';
import type { PlacedLink } from './placed-links';

interface Site {
  siteUrl: string;
  findPublished: FindPublished;
}

/** The entry that is being published: its own page counts as on the site. */
interface Publishing {
  uid: string;
  entry: Entry;
  /** The address of the page that shows it; null if there is none. */
  path: string | null;
}

const notThere = (address: string): string =>
  `${address} is not on the site. Publish it first, or lead somewhere else.`;

function isReadable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

const placeIn = (address: string): string => decodeURIComponent(address.split('#')[1] ?? '');

/** Whether a link must lead to a page itself, and not to a file or another redirect: true of links that become redirects. */
const leadsAtOnce = (uid: string, field: unknown): boolean =>
  uid === 'api::redirect.redirect' || field === 'leadsTo';

async function faultOf(
  { path: [field], href }: PlacedLink,
  { uid, entry, path }: Publishing,
  site: Site,
): Promise<string | null> {
  const address = onThisSite(href, site.siteUrl);
  if (!address.startsWith('/') && !address.startsWith('#')) return null;
  if (!isReadable(address))
    return `${href} cannot be read as an address: a % in it is followed by no letters.`;
  const place = placeIn(address);
  const isOwn = address.startsWith('#') || (path !== null && pathOf(address) === path);
  if (!isOwn) {
    const reaches = leadsAtOnce(uid, field) ? isOnSite : isReached;
    if (!(await reaches(address, site.findPublished))) return notThere(href);
  }
  if (place === '' || leadsAtOnce(uid, field)) return null;
  const others =
    isOwn && path === null ? [] : await placesOn(isOwn ? (path ?? '') : address, site.findPublished);
  const places = [...(isOwn ? placesOf(entry) : []), ...others];
  if (places.includes(place)) return null;
  return place === 'form' && isOwn
    ? 'This page has no form. Add one, or lead somewhere else.'
    : `There is no place “${place}” on that page. Lead to the page alone, or to one of its headings.`;
}

/** Links that would lead to nothing, each at its field. */
export async function findDeadEnds(
  links: readonly PlacedLink[],
  publishing: Publishing,
  site: Site,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const link of links) {
    const sentence = await faultOf(link, publishing, site);
    if (sentence !== null) found.push(problem(link.path, sentence));
  }
  return found;
}

/** The field whose headings and blocks make the places of a page, by the type of its entry. */
const placing: Readonly<Record<string, string>> = {
  'api::landing-page.landing-page': 'blocks',
  'api::post.post': 'body',
  'api::policy.policy': 'body',
};

/** Finds a place that another entry leads to, and that this publish would remove from the page. */
export function findLostPlaces(
  leading: readonly { what: string; href: string }[],
  { uid, entry }: Pick<Publishing, 'uid' | 'entry'>,
): Problem[] {
  const field = placing[uid];
  const there = new Set(placesOf(entry));
  const lost = leading.find(({ href }) => placeIn(href) !== '' && !there.has(placeIn(href)));
  if (field === undefined || lost === undefined) return [];
  return [
    problem(
      field,
      `The link to ${lost.href} in ${lost.what} leads to a place that is not here any more. Change it there first.`,
    ),
  ];
}
