import type { Node } from 'gatsby';
import type { RawBlock } from '../../content/landing/schemas/parse-blocks';

export type ContentNode = Node & Record<string, unknown>;

/** Finds a node by its id, as Gatsby does while it makes pages and while it answers queries. */
export type FindNode = (id: string) => ContentNode | null | undefined;

const componentPrefix = 'STRAPI__COMPONENT_';
const picture = 'STRAPI__COMPONENT_MEDIA_PICTURE';
const linkEnding = '___NODE';

/** What Gatsby and the source plugin add to what staff wrote. */
const added = new Set(['id', 'parent', 'children', 'internal', 'fields', 'documentId']);

const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');

/** A part of a block: the values of a component, or the id of a picture or an entry, which has a type of its own. */
function partOf(node: ContentNode, find: FindNode): unknown {
  const { type } = node.internal;
  return type.startsWith(componentPrefix) && type !== picture ? valuesOf(node, find) : node.id;
}

/** False for a picture without its image, and for a relation to an entry that is not published. */
const isThere = (node: ContentNode | null | undefined): node is ContentNode =>
  node !== null &&
  node !== undefined &&
  (node.internal.type !== picture || typeof node[`image${linkEnding}`] === 'string');

function valuesOf(node: ContentNode, find: FindNode): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(node)) {
    if (added.has(name) || name.startsWith('strapi_')) continue;
    if (!name.endsWith(linkEnding)) {
      // Rich text is queried with its pictures, by the id of the block.
      values[name] = name === 'body' && Array.isArray(value) && value.length > 0 ? node.id : value;
      continue;
    }
    const parts = idsOf(value)
      .map(find)
      .filter(isThere)
      .map((part) => partOf(part, find));
    if (Array.isArray(value)) values[name.slice(0, -linkEnding.length)] = parts;
    else if (parts.length > 0) values[name.slice(0, -linkEnding.length)] = parts[0];
  }
  return values;
}

/** The nodes of a page's blocks, in order. */
export function blockNodesOf(page: Record<string, unknown>, find: FindNode): ContentNode[] {
  return idsOf(page[`blocks${linkEnding}`])
    .map(find)
    .filter((node): node is ContentNode => node !== null && node !== undefined);
}

/** The blocks of a page as plain data, without any of GraphQL's types. */
export function rawBlocksOf(page: Record<string, unknown>, find: FindNode): RawBlock[] {
  return blockNodesOf(page, find).map((node) => ({
    component: String(node['strapi_component']),
    key: node.id,
    values: valuesOf(node, find),
  }));
}

/** The nodes of one type that the blocks of a page show, each once. */
export function shownIn(page: Record<string, unknown>, type: string, find: FindNode): ContentNode[] {
  const linked = blockNodesOf(page, find).flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) => (name.endsWith(linkEnding) ? idsOf(value) : [])),
  );
  return [...new Set(linked)]
    .map(find)
    .filter(
      (node): node is ContentNode => node !== null && node !== undefined && node.internal.type === type,
    );
}
