import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Preload } from './late-scripts';

export interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

interface PageData {
  componentChunkName: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Where Gatsby keeps a page's data, by the page's address. */
export function pageDataPath(pagePath: string): string {
  const folder = pagePath === '/' ? 'index' : pagePath.slice(1);
  return `page-data/${folder}/page-data.json`;
}

export const readBundleStats = (publicFolder: string): BundleStats =>
  readJson(path.join(publicFolder, 'webpack.stats.json')) as BundleStats;

/** The code that a kind of page loads for parents who are logged in, by the names of its chunks. */
const forParents: Record<string, string | undefined> = {
  'component---src-pages-checkout-template-checkout-tsx': 'checkout',
};

const scriptsIn = ({ namedChunkGroups }: BundleStats, chunk: string | undefined): string[] =>
  (chunk === undefined ? [] : (namedChunkGroups[chunk]?.assets ?? []))
    .map(({ name }) => `/${name}`)
    .filter((name) => name.endsWith('.js'));

/** What the application asks for once it runs: the page's data, and the code of its kind of page. */
export function preloadsOf(pagePath: string, stats: BundleStats, publicFolder: string): Preload[] {
  const data = pageDataPath(pagePath);
  const { componentChunkName } = readJson(path.join(publicFolder, data)) as PageData;
  const scripts = scriptsIn(stats, componentChunkName);
  const more = scriptsIn(stats, forParents[componentChunkName]).filter((href) => !scripts.includes(href));
  return [
    { href: '/page-data/app-data.json', as: 'fetch' },
    { href: `/${data}`, as: 'fetch' },
    ...scripts.map((href): Preload => ({ href, as: 'script' })),
    ...more.map((href): Preload => ({ href, as: 'script', isForParents: true })),
  ];
}
