import type { ContentFault } from '@lanternway/contracts/publishing/build-protocol';
import { faultsOfContent } from '../../src/build/faults-of-content';
import type { SiteContent } from './site-content';
import { ownersOf, refOfNode } from './owners';

/** What in the content prevents it from becoming pages, and the entry in which to fix it. */
export function findContentFaults({
  nodesOf,
  entries,
  getNode,
}: Pick<SiteContent, 'nodesOf' | 'entries' | 'getNode'>): ContentFault[] {
  const found = faultsOfContent(nodesOf, getNode);
  if (found.length === 0) return [];
  const ownerOf = ownersOf(entries(), getNode);
  return found.map(({ text, node }) => {
    const owner = node ? ownerOf(node) : undefined;
    return { text, path: null, entry: owner ? refOfNode(owner) : null };
  });
}
