import path from 'node:path';
import type { Node } from 'gatsby';
import { drawShareImage } from './draw-share-image';

interface PictureNode {
  image___NODE?: string;
  shareImage___NODE?: string;
  focalX?: number | null;
  focalY?: number | null;
}

export interface NodeReader {
  nodeModel: { getNodeById(args: { id: string }): (Node & Record<string, unknown>) | null };
}

const middle = 50;

function readNode(id: unknown, { nodeModel }: NodeReader) {
  return typeof id === 'string' ? nodeModel.getNodeById({ id }) : null;
}

async function resolveShareImage(source: PictureNode, context: NodeReader): Promise<string | null> {
  const medium = readNode(source.image___NODE ?? source.shareImage___NODE, context);
  const file = readNode(medium?.['localFile___NODE'], context);
  const place = file?.['absolutePath'];
  if (!file || typeof place !== 'string') return null;
  return drawShareImage(
    {
      file: place,
      digest: file.internal.contentDigest,
      focal: { x: source.focalX ?? middle, y: source.focalY ?? middle },
    },
    path.resolve('public'),
  );
}

/** `@shareImage` on a field of a component with a picture: the address of its 1200 x 630 crop. */
export const shareImageExtension = {
  name: 'shareImage',
  extend: () => ({
    resolve: (source: PictureNode, _args: unknown, context: NodeReader) => resolveShareImage(source, context),
  }),
};
