import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildEnv } from '../../src/build/env';

/** What pages are made of besides content: the site's sources and this program, the contracts, the packages. */
const parts = [
  'src',
  'static',
  'site-builder',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  '../cms-plugins/contracts/src',
  '../package-lock.json',
];

/** Tests, compiled files and the files that Gatsby writes next to the sources do not count. */
const isLeftOut = (file: string) =>
  /(^|\/)(dist|testing)\/|\.test\.tsx?$|^src\/gatsby-types\.d\.ts$/.test(file);

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

export async function digestOfCode(
  frontend: string,
  siteUrl: string = readBuildEnv().siteUrl,
): Promise<string> {
  const digest = createHash('sha256').update(siteUrl);
  for (const part of parts) {
    const files = (await filesOf(path.join(frontend, part))).sort();
    for (const file of files) {
      const name = path.relative(frontend, file).split(path.sep).join('/');
      if (!isLeftOut(name)) digest.update(`\n${name}\n`).update(await readFile(file));
    }
  }
  return digest.digest('hex').slice(0, 24);
}
