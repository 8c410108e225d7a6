import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from './redirects';

/** What Gatsby leaves in the built site for tools that the site does not use. */
const leftovers = ['_gatsby', '~partytown', 'chunk-map.json', 'webpack.stats.json', '404'];

/** @param file its path within the built site */
export const isLeftover = (file: string): boolean => leftovers.includes(file.split(path.sep)[0] ?? '');

export async function removeLeftovers(publicFolder: string): Promise<void> {
  const remove = (name: string) => rm(path.join(publicFolder, name), { recursive: true, force: true });
  await Promise.all(leftovers.map(remove));
}

/** The paths of all files in a folder. Blocks until it is done, as only a build may: that is five times as fast. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

export interface Provider {
  brandName: string;
  tagline: string;
}

export function writeManifest({ brandName, tagline }: Provider): string {
  const icon = (size: number, name: string, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: brandName,
    short_name: brandName,
    description: tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#fffdf9',
    theme_color: '#fffdf9',
    icons: [
      icon(192, 'icon-192', 'any'),
      icon(512, 'icon-512', 'any'),
      icon(512, 'icon-maskable-512', 'maskable'),
    ],
  };
  return JSON.stringify(manifest);
}

export function writeRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    '',
  ].join('\n');
}

export interface SiteRecord {
  /** Hashes of styles that may be in any page. */
  styleHashes: string[];
  /** Hashes of styles that may also be in one page, by its address. */
  styleHashesOfPages: Record<string, string[]>;
  /** Hashes of inline scripts that may be in any page. */
  scriptHashes: string[];
  /** Addresses of the not-found pages for a part of the site, such as `/course/404`. */
  notFoundPages: string[];
  redirects: Redirect[];
}

/** Files that tell the server what it needs: hashes for its content security policy, redirects, and more. */
export function siteFiles(provider: Provider, siteUrl: string, record: SiteRecord): Record<string, string> {
  return {
    'manifest.webmanifest': writeManifest(provider),
    'robots.txt': writeRobots(siteUrl),
    '_site.json': JSON.stringify(record),
  };
}
