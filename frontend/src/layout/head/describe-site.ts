import type { HeadSite } from '../../content/head';
import type { BreadcrumbList, Organization, Reference, WebSite } from './structured-data';

/** A path of the site as a whole address; the home page has no slash of its own. */
export function addressOf(site: HeadSite, path: string): string {
  return path === '/' ? `${site.siteUrl}/` : new URL(path, `${site.siteUrl}/`).href;
}

/** The provider, as other things on the site refer to it. */
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

/** The way from the home page down to a page, which is the last crumb. */
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
