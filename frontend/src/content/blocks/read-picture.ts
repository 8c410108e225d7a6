import { graphql } from 'gatsby';
import type { Picture, PictureSource } from './picture';

/*
 * Three sets of widths, depending on the place of a picture: across a page, in a small portrait, as a mark. A drawing
 * (SVG) is served unchanged; for anything else AVIF and WebP files are made.
 */
export const pictureFragments = graphql`
  fragment MediaFile on STRAPI__MEDIA {
    alternativeText
    width
    height
    localFile {
      publicURL
    }
  }

  fragment WidePicture on STRAPI__COMPONENT_MEDIA_PICTURE {
    alt
    focalX
    focalY
    image {
      ...MediaFile
      raster {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [400, 640, 800, 1040, 1280, 2000]
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }

  fragment WideMedia on STRAPI__MEDIA {
    ...MediaFile
    raster {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 1040], formats: [AVIF, WEBP], placeholder: NONE)
    }
  }

  fragment PortraitMedia on STRAPI__MEDIA {
    ...MediaFile
    raster {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [128, 256, 384]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }

  fragment MarkMedia on STRAPI__MEDIA {
    ...MediaFile
    raster {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [200, 400], formats: [AVIF, WEBP], placeholder: NONE)
    }
  }
`;

/** All three fragments have the same fields. */
type StrapiMedia = Queries.PortraitMediaFragment;

type ImageData = NonNullable<StrapiMedia['raster']>['gatsbyImageData'];

const middle = { x: 50, y: 50 };

/** A drawing without a size of its own is square. */
const drawingSize = 120;

function readSources({ images }: ImageData): PictureSource[] {
  const webp = { type: 'image/webp', srcSet: images.fallback?.srcSet };
  return [...(images.sources ?? []), webp].flatMap(({ type, srcSet }) =>
    type && srcSet ? [{ type, srcSet }] : [],
  );
}

/**
 * A medium as the pages show it.
 * @returns null if there is none, or its file is no longer in the media library
 */
export function readMedia(
  media: StrapiMedia | null,
  alt: string,
  focal: Picture['focal'] = middle,
): Picture | null {
  const address = media?.localFile?.publicURL;
  if (!media || !address) return null;
  const width = media.width ?? drawingSize;
  const height = media.height ?? drawingSize;
  const data = media.raster?.gatsbyImageData;
  const sources = data ? readSources(data) : [];
  return { src: data?.images.fallback?.src ?? address, width, height, alt, sources, focal };
}

/** A picture of an entry. Staff's own alternative text for it comes before the medium's. */
export function readPicture(picture: Queries.WidePictureFragment | null): Picture | null {
  if (!picture) return null;
  const own = picture.alt?.trim();
  const alt = own ? own : (picture.image?.alternativeText ?? '');
  return readMedia(picture.image, alt, { x: picture.focalX ?? middle.x, y: picture.focalY ?? middle.y });
}

/** Replaces a missing picture: the provider's icon, without an alternative text. */
const markPicture: Picture = {
  src: '/icons/mark.svg',
  width: 44,
  height: 48,
  alt: '',
  sources: [],
  focal: middle,
};

export function orMark(picture: Picture | null): Picture {
  return picture ?? markPicture;
}
