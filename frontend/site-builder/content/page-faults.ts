import type { ContentFault, EntryRef, ReleasedEntry } from '@lanternway/contracts/publishing/build-protocol';
import type { Fault } from '../../src/build/after/fault';
import { keyOfStaticPage } from '../../src/build/routes/static-pages';
import type { GatsbyNode, Page } from '../gatsby-internals/internals';
import { isKeptNode, refOfNode } from './owners';

interface Content {
  pages: readonly Pick<Page, 'path' | 'context'>[];
  nodes: readonly GatsbyNode[];
  entries: readonly ReleasedEntry[];
}

const isSet = (value: unknown): value is string | number => value !== undefined && value !== null;

/** The entry that fills a page, if it is one entry. */
function entryOfPage(path: string, { pages, nodes, entries }: Content): EntryRef | null {
  const own = entries.find((entry) => entry.path === path);
  if (own) return { type: own.type, documentId: own.documentId };
  const { slug, document, version } = pages.find((page) => page.path === path)?.context ?? {};
  const key = keyOfStaticPage(path);
  const node = nodes.find(({ internal, ...values }) => {
    if (path === '/' || path === '/free-modal') return internal.type === 'STRAPI_HOME_PAGE';
    if (key !== null) return internal.type === 'STRAPI_PAGE' && values['key'] === key;
    if (isSet(document)) {
      return (
        internal.type === 'STRAPI_POLICY' && values['document'] === document && values['version'] === version
      );
    }
    return isSet(slug) && internal.type === 'STRAPI_COURSE' && values['slug'] === slug;
  });
  return node ? refOfNode(node) : null;
}

/** The one entry that contains an address; null if none or several do. */
function entryWith(address: string, { nodes }: Content): EntryRef | null {
  const quoted = JSON.stringify(address);
  const holders = nodes.filter(
    (node) =>
      node.internal.content?.includes(quoted) && refOfNode(node)?.type !== 'file' && !isKeptNode(node),
  );
  return holders.length === 1 && holders[0] ? refOfNode(holders[0]) : null;
}

/** Faults of finished pages, each with the entry in which to fix it. */
export function traceFaults(faults: readonly Fault[], content: Content): ContentFault[] {
  return faults.map(({ path, text, address }) => ({
    text,
    path,
    entry: (address === undefined ? null : entryWith(address, content)) ?? entryOfPage(path, content),
  }));
}
