import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { CreateNodeArgs, Node } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import { readBuildEnv } from './env';

/** The rich text field of each type that has one. */
const blocksFieldOf: Record<string, string> = {
  STRAPI_FAQ: 'answer',
  STRAPI_POLICY: 'body',
  STRAPI_POST: 'body',
  STRAPI__COMPONENT_PAGE_SECTION: 'body',
  STRAPI__COMPONENT_PAGE_BEAT: 'shown',
  STRAPI__COMPONENT_BLOCK_TEXT: 'body',
  STRAPI__COMPONENT_BLOCK_PICTURE_TEXT: 'body',
};

export interface BlockImage {
  url: string;
  name: string;
  alternativeText: string | null;
}

function readImage(block: unknown): BlockImage[] {
  if (!isRecord(block) || block['type'] !== 'image' || !isRecord(block['image'])) return [];
  const { url, name, alternativeText } = block['image'];
  if (typeof url !== 'string') return [];
  return [
    {
      url,
      name: typeof name === 'string' ? name : url,
      alternativeText: typeof alternativeText === 'string' ? alternativeText : null,
    },
  ];
}

/** The pictures between the paragraphs of a node's rich text; empty for a node without rich text. */
export function blockImagesOf(node: Node & Record<string, unknown>): BlockImage[] {
  const blocks = node[blocksFieldOf[node.internal.type] ?? ''];
  return Array.isArray(blocks) ? blocks.flatMap(readImage) : [];
}

/** @returns the id of the file's node; null if there is no file, which the content check then reports */
async function download({ url }: BlockImage, args: CreateNodeArgs): Promise<string | null> {
  try {
    const file = await createRemoteFileNode({
      url: new URL(url, readBuildEnv().strapiUrl).href,
      parentNodeId: args.node.id,
      createNode: args.actions.createNode,
      createNodeId: args.createNodeId,
      getCache: args.getCache,
    });
    return file.id;
  } catch (error) {
    args.reporter.verbose(`${url}: ${String(error)}`);
    return null;
  }
}

/** The node's pictures that could not be fetched. */
export function lostBlockImagesOf(node: Node & Record<string, unknown>): BlockImage[] {
  const { blockImages } = (node['fields'] ?? {}) as {
    blockImages?: { url: string; localFile: string | null }[];
  };
  const lost = new Set(
    (blockImages ?? []).filter(({ localFile }) => localFile === null).map(({ url }) => url),
  );
  return blockImagesOf(node).filter(({ url }) => lost.has(url));
}

/** Fetches the pictures inside rich text, which the source plugin skips, and records the file of each address. */
export async function fetchBlockImages(args: CreateNodeArgs): Promise<void> {
  const images = blockImagesOf(args.node);
  if (images.length === 0) return;
  const value = await Promise.all(
    images.map(async (image) => ({ url: image.url, localFile: await download(image, args) })),
  );
  args.actions.createNodeField({ node: args.node, name: 'blockImages', value });
}
