import { graphql } from 'gatsby';

export interface NotFound {
  text: string;
  /** Null without one. */
  picture: { src: string; alt: string } | null;
}

export const notFoundFragments = graphql`
  fragment NotFoundSetting on Query {
    notFound: strapiSiteSetting {
      notFoundText
      notFoundPicture {
        ...MediaFile
      }
    }
  }
`;

const plainText = 'This page isn’t on our map.';

/** What staff chose for the page of unknown addresses. */
export function readNotFound({ notFound }: Queries.NotFoundSettingFragment): NotFound {
  const text = notFound?.notFoundText?.trim();
  const medium = notFound?.notFoundPicture;
  const src = medium?.localFile?.publicURL;
  return {
    text: text ? text : plainText,
    picture: src ? { src, alt: medium.alternativeText ?? '' } : null,
  };
}
