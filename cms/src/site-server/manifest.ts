/** What a build tells the server about itself, in `_site.json`. */
export interface Manifest {
  styleHashes: string[];
  /** The extra hashes of single pages, by address. */
  styleHashesOfPages: ReadonlyMap<string, string[]>;
  scriptHashes: string[];
  /** Addresses of pages whose letters are not all small, such as `/cancellationPolicy`, by their small ones. */
  pagesByLowerCase: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, { to: string; permanent: boolean }>;
  /** Addresses of the not-found pages of parts of the site: `/course/404`. */
  notFoundPages: ReadonlySet<string>;
}

const hash = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** Reads a parsed `_site.json`. Throws if it is not one: a site without its policy must not go live. */
export function readManifest(value: unknown): Manifest {
  const { styleHashes, styleHashesOfPages, scriptHashes, redirects, notFoundPages } = asRecord(value);
  // A release may be older than the server that serves it, and have none.
  const hashesOfPages = new Map(readHashesOfPages(styleHashesOfPages ?? {}));
  return {
    styleHashes: readHashes(styleHashes),
    styleHashesOfPages: hashesOfPages,
    pagesByLowerCase: byLowerCase([...hashesOfPages.keys()]),
    scriptHashes: readHashes(scriptHashes),
    redirects: new Map(readRedirects(redirects)),
    // Without them, the whole site's not-found page is used everywhere.
    notFoundPages: new Set(readTexts(notFoundPages ?? [])),
  };
}

/** Where one address differs from another only in its letters, the one in small letters counts. */
function byLowerCase(pages: readonly string[]): Map<string, string> {
  const all = new Set(pages);
  const withCapitals = pages.filter((page) => !all.has(page.toLowerCase()));
  return new Map(withCapitals.map((page) => [page.toLowerCase(), page]));
}

function readHashes(value: unknown): string[] {
  return asArray(value).map((item) => {
    if (typeof item !== 'string' || !hash.test(item)) throw new TypeError('A hash in _site.json is not one.');
    return item;
  });
}

function readTexts(value: unknown): string[] {
  return asArray(value).map((item) => {
    if (typeof item !== 'string') throw new TypeError('An address in _site.json is not one.');
    return item;
  });
}

function readHashesOfPages(value: unknown): [string, string[]][] {
  return Object.entries(asRecord(value)).map(([page, hashes]) => [page, readHashes(hashes)]);
}

function readRedirects(value: unknown): [string, { to: string; permanent: boolean }][] {
  return asArray(value).map((item) => {
    const { from, to, permanent } = asRecord(item);
    if (typeof from !== 'string' || typeof to !== 'string' || typeof permanent !== 'boolean') {
      throw new TypeError('A redirect in _site.json is incomplete.');
    }
    return [from, { to, permanent }];
  });
}

function asArray(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('A list is missing in _site.json.');
  return value;
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('_site.json is not as expected.');
  return value as Record<string, unknown>;
}
