import type { SourceNodesArgs } from 'gatsby';
import type { GatsbyNode } from './internals';

const owner = 'gatsby-source-strapi';

interface Known {
  digest: string;
  file: unknown;
  stamp: string | undefined;
}

/** What each node was made of, by its id. A node in Gatsby's store that is not in here is made again. */
const known = new Map<string, Known>();

/**
 * Components and media. Queries reach them only through their entry, so their order does not matter. If it counted, an entry
 * that moves to the end would take all pictures that come after its own with it, and every page would be made again.
 */
const isPart = (type: string): boolean => type.startsWith('STRAPI__');

const counterOf = (node: GatsbyNode) => (node.internal as { counter?: number }).counter ?? 0;

/**
 * Makes the content's nodes exactly these, and entries in this order within each type. Their order matters: queries without
 * a sort order return entries in the order in which their nodes were made. An unchanged node in its right place is left
 * alone, and with it the pages that read it.
 */
export async function replaceNodes(
  { actions, getNode, getNodes }: SourceNodesArgs,
  made: ReadonlyMap<string, GatsbyNode>,
  stamps: ReadonlyMap<string, string>,
): Promise<void> {
  for (const node of getNodes() as GatsbyNode[]) {
    const isOurs = node.internal.owner === owner && node.internal.type !== 'File';
    if (isOurs && !made.has(node.id)) forget(node);
  }
  const lastOf = new Map<string, number>();
  const created: unknown[] = [];
  for (const node of made.values()) {
    const { type } = node.internal;
    const old = getNode(node.id) as GatsbyNode | undefined;
    const next = {
      digest: node.internal.contentDigest,
      file: node['localFile___NODE'],
      stamp: stamps.get(node.id),
    };
    const place = old ? counterOf(old) : 0;
    const isInPlace = isPart(type) || place > (lastOf.get(type) ?? 0);
    if (old && isSame(known.get(node.id), next) && isInPlace) {
      lastOf.set(type, place);
      continue;
    }
    if (old) forget(old);
    known.set(node.id, next);
    created.push(actions.createNode(node));
    lastOf.set(type, Number.MAX_SAFE_INTEGER);
  }
  await Promise.all(created);

  function forget(node: GatsbyNode): void {
    known.delete(node.id);
    actions.deleteNode(node);
  }
}

function isSame(a: Known | undefined, b: Known): boolean {
  return a?.digest === b.digest && a.file === b.file && a.stamp === b.stamp;
}
