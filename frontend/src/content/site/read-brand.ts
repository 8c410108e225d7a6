import { graphql } from 'gatsby';
import { readMedia } from '../blocks/read-picture';
import type { Site } from './site';

export type BrandOfSite = Pick<Site, 'brandName' | 'logo' | 'logoOnDark'>;

export const brandFragments = graphql`
  fragment SiteBrand on Query {
    provider: strapiSiteSetting {
      brandName
      logo {
        ...MarkMedia
      }
      logoOnDark {
        ...MarkMedia
      }
    }
  }
`;

/** Mark and name, for pages without the usual frame. */
export function readBrand({ provider }: Queries.SiteBrandFragment): BrandOfSite {
  if (!provider) throw new Error('The site settings are missing.');
  const { brandName, logo, logoOnDark } = provider;
  return { brandName, logo: readMedia(logo, brandName), logoOnDark: readMedia(logoOnDark, brandName) };
}
