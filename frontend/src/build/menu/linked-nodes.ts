import type { ContentNode, FindNode } from '../landing/raw-blocks';

const linkEnding = '___NODE';

/** The nodes to which a field of a node leads, in order. What is not published is left out. */
export function nodesIn(node: ContentNode, field: string, find: FindNode): ContentNode[] {
  const value: unknown = node[`${field}${linkEnding}`];
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  return ids.flatMap((id) => {
    const found = typeof id === 'string' ? find(id) : null;
    return found ? [found] : [];
  });
}

/** The text in a field; null if there is none. */
export function textIn(node: ContentNode, field: string): string | null {
  const value = node[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
