import type { Node } from 'gatsby';
import type { NodeReader } from './share-image';

interface WithFile {
  localFile___NODE?: string;
  localFile?: string;
}

function isRaster(node: Node | null): node is Node {
  return node?.internal.type === 'ImageSharp';
}

/**
 * `@raster` on a field next to `localFile`: the file as Gatsby's image tools read it. Asking the file itself would log
 * a warning for every drawing.
 */
export const rasterExtension = {
  name: 'raster',
  extend: () => ({
    resolve: (source: WithFile, _args: unknown, { nodeModel }: NodeReader) => {
      const id = source.localFile___NODE ?? source.localFile;
      const file = id === undefined ? null : nodeModel.getNodeById({ id });
      const children = file?.children.map((child) => nodeModel.getNodeById({ id: child })) ?? [];
      return children.find(isRaster) ?? null;
    },
  }),
};
