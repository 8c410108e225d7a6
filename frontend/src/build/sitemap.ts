import { isNotFoundPage } from '@lanternway/contracts/site/not-found-pages';
import type { PageContext } from '../content/pages/page-context';

interface SitemapPage {
  path: string;
  pageContext: Partial<PageContext> & { index?: number; version?: number };
}

interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: SitemapPage[] };
}

const sitemapQuery = /* GraphQL */ `
  {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
  }
`;

/** False for a track's address by position, which repeats the one by name, and for pages not for search engines. */
export function isForSitemap({ path, pageContext }: SitemapPage): boolean {
  const repeats = path === `/course/${pageContext.index ?? ''}`;
  const isEmptyPolicy = pageContext.version === 0;
  const isPrivate = pageContext.isPrivate === true;
  return !repeats && !isEmptyPolicy && !isPrivate && !isNotFoundPage(path) && path !== '/dev-404-page';
}

/** Options of gatsby-plugin-sitemap: every page that search engines may index, with the day it last changed. */
export const sitemapOptions = {
  query: sitemapQuery,
  // robots.txt names it, once for the whole site.
  createLinkInHead: false,
  // Sorted, because the order in which the pages were made means nothing.
  resolvePages: ({ allSitePage }: SitemapData) =>
    allSitePage.nodes.filter(isForSitemap).sort((a, b) => (a.path < b.path ? -1 : 1)),
  serialize: ({ path, pageContext }: SitemapPage) => ({
    url: path,
    ...(pageContext.modifiedAt ? { lastmod: pageContext.modifiedAt } : {}),
  }),
};
