import type { GatsbyNode, Page } from '../gatsby-internals/internals';

/** What a build read and made, as its checks and its release need it. */
export interface SiteContent {
  pages: () => readonly Pick<Page, 'path' | 'context'>[];
  nodesOf: (type: string) => GatsbyNode[];
  getNode: (id: string) => GatsbyNode | undefined;
  /** The nodes of all entries and media. */
  entries: () => GatsbyNode[];
  /** Gatsby's output. */
  publicFolder: string;
}

export const isEntryNode = ({ internal: { type } }: GatsbyNode): boolean =>
  /^STRAPI_(?!_COMPONENT_)/.test(type);
