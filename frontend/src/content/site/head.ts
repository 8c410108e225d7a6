/** What staff wrote for search engines and for sharing; null if the page uses its own texts. */
export interface Seo {
  title: string | null;
  description: string | null;
  /** Path of a 1200 x 630 JPEG. */
  share: string | null;
}

/** What the head of every page says about the site and the provider. */
export interface HeadSite {
  /** Without a slash at its end. */
  siteUrl: string;
  brandName: string;
  tagline: string;
  titleSuffix: string;
  legalName: string;
  email: string;
  /** In international form, digits after a plus. */
  phone: string;
  address: string | null;
  /** Addresses of the provider's pages on social networks. */
  profiles: string[];
  logo: string;
  seo: Seo;
}
