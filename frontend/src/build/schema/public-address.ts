import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { CreateResolversArgs, Node } from 'gatsby';

/** Enough of a digest to tell all files of a site apart. Pages carry the addresses of all their drawings. */
const digestLength = 10;

/** What the CMS adds to each file's name, so that no two are alike. Not needed here: the address has a digest. */
const nameEnd = /_[0-9a-f]{10}(?=\.\w+$)/;

/** The path of a file within the folder of the site. */
export const publicPath = (digest: string, base: string): string =>
  `static/${digest.slice(0, digestLength)}/${base.replace(nameEnd, '')}`;

function resolveAddress({ internal, ...file }: Node): string {
  const [base, from] = [String(file['base']), String(file['absolutePath'])];
  const address = publicPath(internal.contentDigest, base);
  const to = path.resolve('public', address);
  if (!existsSync(to)) {
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  return `/${address}`;
}

/** Gives files shorter addresses than Gatsby, which writes 32 characters of their digest and their whole name. */
export function shortenAddresses({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ File: { publicURL: { resolve: resolveAddress } } });
}
