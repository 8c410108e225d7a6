import type { EntryRef } from '@lanternway/contracts/publishing/build-protocol';
import type { GatsbyNode } from '../gatsby-internals/internals';

const componentPrefix = 'STRAPI__COMPONENT_';

/** `STRAPI_FAQ_GROUP` is Strapi's `faq-group`; a medium is a `file`. */
export function typeOfNode(type: string): string {
  if (type === 'STRAPI__MEDIA') return 'file';
  return type
    .replace(/^STRAPI_/, '')
    .toLowerCase()
    .replaceAll('_', '-');
}

/** A copy of a published entry. It never changes and cannot be edited. */
export const isKeptNode = ({ internal }: GatsbyNode): boolean => internal.type === 'STRAPI_POLICY_VERSION';

export function refOfNode(node: GatsbyNode): EntryRef | null {
  const { documentId } = node;
  const { type } = node.internal;
  if (!type.startsWith('STRAPI_') || type.startsWith(componentPrefix)) return null;
  return typeof documentId === 'string' ? { type: typeOfNode(type), documentId } : null;
}

/** The ids of the nodes that a node holds or points to. */
function linksOf(node: GatsbyNode): string[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (!name.endsWith('___NODE')) return [];
    return (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
  });
}

/** Finds the entry that contains a component, by the component's id. Relations do not belong to an entry. */
export function ownersOf(entries: readonly GatsbyNode[], getNode: (id: string) => GatsbyNode | undefined) {
  const owners = new Map<string, GatsbyNode>();
  for (const entry of entries) {
    const waiting = [entry];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      for (const link of linksOf(node).map(getNode)) {
        if (!link?.internal.type.startsWith(componentPrefix) || owners.has(link.id)) continue;
        owners.set(link.id, entry);
        waiting.push(link);
      }
    }
  }
  return (node: GatsbyNode): GatsbyNode | undefined =>
    node.internal.type.startsWith(componentPrefix) ? owners.get(node.id) : node;
}
