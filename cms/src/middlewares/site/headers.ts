import type { Release } from './release';

/**
 * The headers every answer of the site carries. Script comes from our own files alone; the one style sheet in the
 * page is named by its hash; style attributes are allowed, because focal points and progress bars are set by them.
 */
export function siteHeaders(release: Release | null, httpsOnly: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(release, httpsOnly),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(httpsOnly ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function contentPolicy(release: Release | null, httpsOnly: boolean): string {
  const own = "'self'";
  const quoted = (hashes: string[] = []) => hashes.map((hash) => `'${hash}'`);
  const directives: [string, ...string[]][] = [
    ['default-src', own],
    ['script-src', own, ...quoted(release?.manifest.scriptHashes)],
    ['style-src', own, ...quoted(release?.manifest.styleHashes)],
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
