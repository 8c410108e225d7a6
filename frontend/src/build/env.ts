import { withoutEnd } from '@lanternway/contracts/fields/text-ends';

/** What the site's build is told from outside, read and checked once. */
export interface BuildEnv {
  /** Where Strapi answers during the build. */
  strapiUrl: string;
  /** The token that may read published content and nothing else. */
  strapiToken: string;
  /** The address the world sees, without a slash at its end. */
  siteUrl: string;
  /** Whether drafts are drawn for preview, where a fault that staff are still to mend stands in nobody's way. */
  drawsDrafts: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

function readAddress(name: string, value: string): string {
  const address = URL.canParse(value) ? new URL(value) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) {
    throw new Error(`${name} must be a whole address that begins with http:// or https://, not "${value}".`);
  }
  return withoutEnd(`${address.origin}${address.pathname}`, '/');
}

/** @throws an Error with one sentence that names the variable. */
export function readBuildEnv(variables: Variables = process.env): BuildEnv {
  const strapiToken = variables['STRAPI_TOKEN'] ?? variables['SITE_READ_TOKEN'] ?? '';
  if (strapiToken === '') {
    throw new Error('STRAPI_TOKEN is missing: the build reads Strapi with the token of SITE_READ_TOKEN.');
  }
  const siteUrl = variables['SITE_URL'] ?? variables['PUBLIC_URL'] ?? 'http://localhost:1337';
  return {
    strapiUrl: readAddress('STRAPI_URL', variables['STRAPI_URL'] ?? 'http://127.0.0.1:1337'),
    strapiToken,
    siteUrl: readAddress('SITE_URL', siteUrl),
    drawsDrafts: variables['DRAWS_DRAFTS'] === '1',
  };
}
