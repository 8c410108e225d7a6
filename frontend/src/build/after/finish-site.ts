import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readBuildEnv } from '../env';
import { type BuiltPage, readPages } from './built-page';
import { checkBodies } from './check-bodies';
import { checkHeads } from './check-heads';
import { checkLinks, collectIds } from './check-links';
import { compressTexts } from './compress';
import { type Fault, listFaults } from './fault';
import { hashesOfStyles } from './find-styles';
import { writeLoader } from './late-loader';
import { readPageStart, startScriptsLate } from './late-scripts';
import { type BundleStats, preloadsOf, readBundleStats } from './preloads';
import { checkRedirects, readRedirects, type Redirect } from './redirects';
import { listFiles, removeLeftovers, writeSiteFiles } from './site-files';

function findFaults(
  pages: readonly BuiltPage[],
  files: readonly string[],
  redirects: readonly Redirect[],
  siteUrl: string,
): Fault[] {
  const idsOf = collectIds(pages);
  const destinations = {
    siteUrl,
    files: new Set(files.map((file) => `/${file}`)),
    idsOf,
    redirects: new Set(redirects.map(({ from }) => from)),
  };
  return [
    ...checkHeads(pages, siteUrl),
    ...checkBodies(pages),
    ...checkLinks(pages, destinations),
    ...checkRedirects(redirects, new Set(idsOf.keys())),
  ];
}

async function delayScripts(
  pages: readonly BuiltPage[],
  stats: BundleStats,
  publicFolder: string,
): Promise<void> {
  const loader = await writeLoader(publicFolder);
  const delay = async (page: BuiltPage) => {
    const preloads = await preloadsOf(readPageStart(page).pagePath, stats, publicFolder);
    await writeFile(path.join(publicFolder, page.file), startScriptsLate(page, loader, preloads));
  };
  await Promise.all(pages.map(delay));
}

/** Says what is wrong with the built pages, or makes them ready to be served. */
export async function finishSite({ getNodesByType, reporter }: BuildArgs): Promise<void> {
  const publicFolder = path.resolve('public');
  const { siteUrl } = readBuildEnv();
  const redirects = readRedirects(getNodesByType);
  const provider = getNodesByType('STRAPI_SITE_SETTING')[0] as unknown as {
    brandName: string;
    tagline: string;
  };

  const timer = reporter.activityTimer('check and finish the pages');
  timer.start();
  const stats = await readBundleStats(publicFolder);
  await removeLeftovers(publicFolder);
  const pages = await readPages(publicFolder, await listFiles(publicFolder));
  const styles = hashesOfStyles(pages);
  const record = {
    styleHashes: styles.shared,
    styleHashesOfPages: styles.ofPages,
    scriptHashes: [],
    redirects,
  };
  await writeSiteFiles(publicFolder, provider, siteUrl, record);
  const faults = findFaults(pages, await listFiles(publicFolder), redirects, siteUrl);
  if (faults.length > 0) reporter.panic(`The pages are not ready to go live:\n${listFaults(faults)}`);

  await delayScripts(pages, stats, publicFolder);
  await compressTexts(publicFolder, await listFiles(publicFolder));
  timer.end();
}
