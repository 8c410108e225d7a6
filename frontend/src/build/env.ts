import { withoutEnd } from '@lanternway/contracts/fields/text-ends';

/** The settings of the site's build, read and checked once. */
export interface BuildEnv {
  /** Where the build reaches Strapi. */
  strapiUrl: string;
  /** A token that may only read published content. */
  strapiToken: string;
  /** The public address, without a slash at its end. */
  siteUrl: string;
  /** Whether drafts are drawn for preview. Faults that staff still have to fix do not prevent that. */
  drawsDrafts: boolean;
  /** The file for what a plain build hands over; null where the build finishes its pages itself. */
  handOverTo: string | null;
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
    handOverTo: variables['HAND_OVER_TO'] ?? null,
  };
}
