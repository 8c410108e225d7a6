/**
 * Media and their files. An entry's medium is optional here even if staff must fill it: the file can be deleted from
 * the media library later, and that must not stop a build.
 */
export const mediaTypes = /* GraphQL */ `
  type STRAPI__MEDIA implements Node @dontInfer {
    name: String!
    alternativeText: String
    caption: String
    mime: String
    width: Int
    height: Int
    localFile: File @link(from: "localFile___NODE")
    "The file as pixels that sizes can be made of; a drawing (SVG) has none."
    raster: ImageSharp @raster
  }

  type STRAPI__COMPONENT_MEDIA_PICTURE implements Node @dontInfer {
    image: STRAPI__MEDIA @link(from: "image___NODE")
    alt: String
    focalX: Int
    focalY: Int
    "A 1200 x 630 JPEG around the focal point, for sharing."
    share: String @shareImage
  }

  "A picture that stands between the paragraphs of rich text."
  type StrapiBlockImage {
    "The address that the rich text holds, by which the two are matched."
    url: String!
    localFile: File @link
    raster: ImageSharp @raster
  }

  type StrapiBlockFields {
    blockImages: [StrapiBlockImage!]
  }
`;
