import { graphql } from 'gatsby';
import { textOrNull } from '../blocks/text-or-null';
import type { HeadSite, Seo } from './head';
import { digitsOf } from './read-site';

export const headFragments = graphql`
  fragment SeoFields on STRAPI__COMPONENT_SHARED_SEO {
    title
    description
    share
  }

  fragment SiteHead on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    headSetting: strapiSiteSetting {
      brandName
      tagline
      titleSuffix
      legalName
      email
      phone
      address
      socials {
        url
      }
      logo {
        localFile {
          publicURL
        }
      }
      seo {
        ...SeoFields
      }
    }
  }
`;

const noSeo: Seo = { title: null, description: null, share: null };

export function readSeo(seo: Queries.SeoFieldsFragment | null | undefined): Seo {
  if (!seo) return noSeo;
  return { title: textOrNull(seo.title), description: textOrNull(seo.description), share: seo.share };
}

/** What the head of every page says about the site and the provider. */
export function readHeadSite({ site, headSetting }: Queries.SiteHeadFragment): HeadSite {
  if (!site || !headSetting) throw new Error('The site settings are missing.');
  return {
    siteUrl: site.siteMetadata.siteUrl,
    brandName: headSetting.brandName,
    tagline: headSetting.tagline,
    titleSuffix: textOrNull(headSetting.titleSuffix) ?? headSetting.brandName,
    legalName: headSetting.legalName,
    email: headSetting.email,
    phone: digitsOf(headSetting.phone),
    address: textOrNull(headSetting.address),
    profiles: (headSetting.socials ?? []).flatMap((social) => (social ? [social.url] : [])),
    logo: headSetting.logo?.localFile?.publicURL ?? '/icons/icon-512.png',
    seo: readSeo(headSetting.seo),
  };
}
