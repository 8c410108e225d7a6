import type { HeadSite } from '../../content/site/head';
import type { BreadcrumbList, Organization, Reference, WebSite } from './structured-data';

/** A path of the site as a full address. The home page's has no slash at its end. */
export function addressOf(site: HeadSite, path: string): string {
  return path === '/' ? `${site.siteUrl}/` : new URL(path, `${site.siteUrl}/`).href;
}

/** The provider, in the form in which other descriptions refer to it. */
export function referToProvider(site: HeadSite): Reference {
  return { '@id': `${site.siteUrl}/#provider` };
}

export function describeProvider(site: HeadSite): Organization {
  return {
    '@type': 'EducationalOrganization',
    ...referToProvider(site),
    name: site.brandName,
    legalName: site.legalName,
    url: addressOf(site, '/'),
    logo: addressOf(site, site.logo),
    email: site.email,
    telephone: site.phone,
    slogan: site.tagline,
    ...(site.address === null ? {} : { address: site.address }),
    ...(site.profiles.length === 0 ? {} : { sameAs: site.profiles }),
  };
}

export function describeSite(site: HeadSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.siteUrl}/#site`,
    name: site.brandName,
    url: addressOf(site, '/'),
    inLanguage: 'en',
    publisher: referToProvider(site),
  };
}

export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs from the home page to a page, which is the last one. */
export function describeCrumbs(site: HeadSite, crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(site, path),
    })),
  };
}
