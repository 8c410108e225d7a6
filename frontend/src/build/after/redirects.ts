import type { NodePluginArgs } from 'gatsby';
import type { Fault } from './fault';

export interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
}

/** The redirects that staff published. */
export function readRedirects(nodesOf: NodePluginArgs['getNodesByType']): Redirect[] {
  return nodesOf('STRAPI_REDIRECT').map((node) => {
    const { from, to, permanent } = node as unknown as Redirect & { permanent: boolean | null };
    return { from, to, permanent: permanent ?? true };
  });
}

/** Redirects that lead to nothing. */
export function checkRedirects(redirects: readonly Redirect[], pages: ReadonlySet<string>): Fault[] {
  return redirects.flatMap(({ from, to }) => {
    const path = to.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    const isKnown = !to.startsWith('/') || pages.has(path);
    return isKnown
      ? []
      : [{ path: from, text: `The redirect leads to ${to}, and there is no such page.`, address: to }];
  });
}
