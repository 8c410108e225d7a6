import { checkBodies } from './check-bodies';
import { checkHeads } from './check-heads';
import { checkLinks, collectIds } from './check-links';
import type { Fault } from './fault';
import type { PageFacts } from './page-facts';
import { checkRedirects, type Redirect } from './redirects';
import { checkWeights, type Weights } from './weight/weigh-pages';

export interface BuiltSite {
  pages: readonly PageFacts[];
  /** All its files, by their path within it. */
  files: readonly string[];
  redirects: readonly Redirect[];
  siteUrl: string;
  weights: Weights;
}

/** Finds everything in the built site that must not go live. */
export function checkSite({ pages, files, redirects, siteUrl, weights }: BuiltSite): Fault[] {
  const idsOf = collectIds(pages);
  const destinations = {
    siteUrl,
    files: new Set(files.map((file) => `/${file}`)),
    idsOf,
    redirects: new Set(redirects.map(({ from }) => from)),
  };
  return [
    ...checkHeads(pages, siteUrl),
    ...checkBodies(pages),
    ...checkLinks(pages, destinations),
    ...checkRedirects(redirects, new Set(idsOf.keys())),
    ...checkWeights(weights),
  ];
}
