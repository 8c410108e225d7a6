import type { Release } from './release';

interface Served {
  release: Release | null;
  /** The decoded path that is asked for. */
  path: string | null;
  httpsOnly: boolean;
  /** The providers whose scripts run in this page; empty except where parents pay. */
  payments: readonly string[];
  /** The hashes of a page that is drawn for a preview; its styles in place of the release's page. */
  preview?: { styleHashes: readonly string[]; scriptHashes: readonly string[] };
}

/**
 * The headers of every answer of the site. Scripts come from our own files, but for the few that run before the first
 * paint; these are listed by their hashes, and so are the style sheets in the page. Style attributes are allowed, because
 * focal points and progress bars use them. On the payment page, the providers' scripts draw their buttons and windows as
 * well.
 */
export function siteHeaders(served: Served): Record<string, string> {
  const { path, httpsOnly, payments, preview } = served;
  const payers = payments.map((source) => ` "${source}"`).join('');
  // On this page, parents can test their camera and microphone before a class.
  const own = path === '/join' ? 'self' : '';
  return {
    'Content-Security-Policy': contentPolicy(served),
    // PayPal's window communicates with the page that opened it.
    'Cross-Origin-Opener-Policy': payments.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    'Permissions-Policy': `camera=(${own}), geolocation=(), microphone=(${own}), payment=(${payers === '' ? '' : `self${payers}`}), usb=()`,
    // The link's token stands behind a '#', but some mail gateways move it behind a '?', where a referrer would carry it.
    'Referrer-Policy': opensClass(path) ? 'strict-origin' : 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // The admin shows a preview next to its entry.
    'X-Frame-Options': preview === undefined ? 'DENY' : 'SAMEORIGIN',
    ...(httpsOnly ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Whether a page is opened with a link that lets its reader in without a login. */
const opensClass = (path: string | null): boolean => /^\/(?:booking|join)\/?$/.test(path ?? '');

/** The styles of every page, and the extra ones of this page. */
function stylesOf(release: Release | null, path: string | null): string[] {
  if (release === null) return [];
  const { styleHashes, styleHashesOfPages } = release.manifest;
  return [...styleHashes, ...(path === null ? [] : (styleHashesOfPages.get(path) ?? []))];
}

/** The providers write unknown styles into the page. A hash next to 'unsafe-inline' would cancel it. */
function stylesFor({ release, path, payments, preview }: Served): string[] {
  if (payments.length > 0) return ["'unsafe-inline'"];
  // The styles of every page come from the release: an empty style, which our scripts fill.
  return quoted([...stylesOf(release, preview === undefined ? path : null), ...(preview?.styleHashes ?? [])]);
}

const quoted = (hashes: readonly string[] = []): string[] => hashes.map((hash) => `'${hash}'`);

/** The policy of a page. Its styles are those of the page at `path`. */
export function contentPolicy(served: Served): string {
  const { release, httpsOnly, payments, preview } = served;
  const own = "'self'";
  const directives: [string, ...string[]][] = [
    ['default-src', own],
    [
      'script-src',
      own,
      ...quoted(release?.manifest.scriptHashes),
      ...quoted(preview?.scriptHashes),
      ...payments,
    ],
    ['connect-src', own, ...payments],
    ['style-src', own, ...stylesFor(served)],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', own, 'data:', ...payments],
    ['object-src', "'none'"],
    ['frame-src', ...(payments.length > 0 ? payments : ["'none'"])],
    ['base-uri', "'none'"],
    ['form-action', own, ...payments],
    ['frame-ancestors', preview === undefined ? "'none'" : own],
  ];
  if (httpsOnly) directives.push(['upgrade-insecure-requests']);
  return directives.map((directive) => directive.join(' ')).join('; ');
}
