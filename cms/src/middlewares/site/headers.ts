import type { Release } from './release';

/**
 * The headers every answer of the site carries. Script comes from our own files alone; the style sheets in the
 * page are named by their hashes; style attributes are allowed, because focal points and progress bars are set by them.
 * @param path the decoded path that is asked for
 */
export function siteHeaders(
  release: Release | null,
  path: string | null,
  httpsOnly: boolean,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(stylesOf(release, path), release, httpsOnly),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(httpsOnly ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** What may stand in any page, and what this one has besides. */
function stylesOf(release: Release | null, path: string | null): string[] {
  if (release === null) return [];
  const { styleHashes, styleHashesOfPages } = release.manifest;
  return [...styleHashes, ...(path === null ? [] : (styleHashesOfPages.get(path) ?? []))];
}

function contentPolicy(styles: string[], release: Release | null, httpsOnly: boolean): string {
  const own = "'self'";
  const quoted = (hashes: string[] = []) => hashes.map((hash) => `'${hash}'`);
  const directives: [string, ...string[]][] = [
    ['default-src', own],
    ['script-src', own, ...quoted(release?.manifest.scriptHashes)],
    ['style-src', own, ...quoted(styles)],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', own, 'data:'],
    ['object-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', own],
    ['frame-ancestors', "'none'"],
  ];
  if (httpsOnly) directives.push(['upgrade-insecure-requests']);
  return directives.map((directive) => directive.join(' ')).join('; ');
}
