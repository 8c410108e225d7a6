import type { NodePluginArgs } from 'gatsby';
import type { Fault } from './fault';

export interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
}

type NodesOf = NodePluginArgs['getNodesByType'];

interface Named {
  id: string;
  slug: string;
}

/** The addresses of categories without a post. They have no page until a post is published. */
function emptyCategories(nodesOf: NodesOf): Set<string> {
  const used = new Set(nodesOf('STRAPI_POST').map((post) => post['category___NODE']));
  const categories = nodesOf('STRAPI_CATEGORY') as unknown as Named[];
  return new Set(categories.filter(({ id }) => !used.has(id)).map(({ slug }) => `/blog/category/${slug}`));
}

/** The redirects that staff published. One to an empty category leads to the blog for now. */
export function readRedirects(nodesOf: NodesOf): Redirect[] {
  const empty = emptyCategories(nodesOf);
  return nodesOf('STRAPI_REDIRECT').map((node) => {
    const { from, to, permanent } = node as unknown as Redirect & { permanent: boolean | null };
    if (empty.has(to)) return { from, to: '/blog', permanent: false };
    return { from, to, permanent: permanent ?? true };
  });
}

/** Finds redirects that lead nowhere. */
export function checkRedirects(redirects: readonly Redirect[], pages: ReadonlySet<string>): Fault[] {
  return redirects.flatMap(({ from, to }): Fault[] => {
    const [target = ''] = to.split(/[?#]/, 1);
    const path = target.replace(/(?<=.)\/$/, '');
    const isKnown = !to.startsWith('/') || pages.has(path);
    return isKnown
      ? []
      : [
          {
            check: 'redirect',
            path: from,
            text: `The redirect leads to ${to}, and there is no such page.`,
            address: to,
          },
        ];
  });
}
