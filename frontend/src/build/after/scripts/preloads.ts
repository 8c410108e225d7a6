import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Preload } from './late-scripts';

export interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

interface PageData {
  componentChunkName: string;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Where Gatsby keeps a page's data, by the page's address. */
export function pageDataPath(pagePath: string): string {
  const folder = pagePath === '/' ? 'index' : pagePath.slice(1);
  return `page-data/${folder}/page-data.json`;
}

export async function readBundleStats(publicFolder: string): Promise<BundleStats> {
  return (await readJson(path.join(publicFolder, 'webpack.stats.json'))) as BundleStats;
}

/** The code that a kind of page loads for parents who are logged in, by the names of its chunks. */
const forParents: Record<string, string | undefined> = {
  'component---src-pages-checkout-template-checkout-tsx': 'checkout',
};

const scriptsIn = ({ namedChunkGroups }: BundleStats, chunk: string | undefined): string[] =>
  (chunk === undefined ? [] : (namedChunkGroups[chunk]?.assets ?? []))
    .map(({ name }) => `/${name}`)
    .filter((name) => name.endsWith('.js'));

/** What the application asks for once it runs: the page's data, and the code of its kind of page. */
export async function preloadsOf(
  pagePath: string,
  stats: BundleStats,
  publicFolder: string,
): Promise<Preload[]> {
  const data = pageDataPath(pagePath);
  const { componentChunkName } = (await readJson(path.join(publicFolder, data))) as PageData;
  const scripts = scriptsIn(stats, componentChunkName);
  const more = scriptsIn(stats, forParents[componentChunkName]).filter((href) => !scripts.includes(href));
  return [
    { href: '/page-data/app-data.json', as: 'fetch' },
    { href: `/${data}`, as: 'fetch' },
    ...scripts.map((href): Preload => ({ href, as: 'script' })),
    ...more.map((href): Preload => ({ href, as: 'script', isForParents: true })),
  ];
}
