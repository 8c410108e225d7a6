import { graphql } from 'gatsby';
import type { Blocks } from './blocks';

export const blockImageFragments = graphql`
  fragment BlockImages on StrapiBlockFields {
    blockImages {
      url
      localFile {
        publicURL
      }
      raster {
        resize(width: 1280, toFormat: WEBP, quality: 80) {
          src
          width
          height
        }
      }
    }
  }
`;

type Block = Blocks[number];

function moveImage(block: Block, images: NonNullable<Queries.BlockImagesFragment['blockImages']>): Block {
  if (block.type !== 'image') return block;
  const fetched = images.find(({ url }) => url === block.image.url);
  const address = fetched?.localFile?.publicURL;
  if (!address) return block;
  const smaller = fetched.raster?.resize;
  const { width, height } = block.image;
  const moved = smaller?.src
    ? { url: smaller.src, width: smaller.width ?? width, height: smaller.height ?? height }
    : { url: address };
  return { ...block, image: { ...block.image, ...moved } };
}

/** Rich text whose pictures point at the files that the build fetched. */
export function readBlocks(value: unknown, fields: Queries.BlockImagesFragment | null): Blocks {
  if (!Array.isArray(value)) return [];
  const images = fields?.blockImages ?? [];
  return (value as Blocks).map((block) => moveImage(block, images));
}
