import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readBuildEnv } from '../env';
import { handOverPages } from '../hand-over';
import { writeBrandFiles } from './brand-files';
import { type BuiltPage, nestedNotFoundPages, readPage, readPages } from './built-page';
import { checkSite } from './check-site';
import { compressTexts } from './compress';
import { listFaults } from './fault';
import { hashesOfStyles } from './styles/find-styles';
import { writeLoader } from './scripts/late-loader';
import { keepOwnStyles } from './styles/own-styles';
import { hashesOfScripts, readPageStart, startScriptsLate } from './scripts/late-scripts';
import { readFacts } from './page-facts';
import { type BundleStats, preloadsOf, readBundleStats } from './scripts/preloads';
import { readRedirects } from './redirects';
import { weighPages } from './weight/weigh-pages';
import { listFiles, type Provider, removeLeftovers, siteFiles } from './site-files';

async function delayScripts(
  pages: readonly BuiltPage[],
  stats: BundleStats,
  publicFolder: string,
): Promise<void> {
  const loader = await writeLoader(publicFolder);
  const delay = async (page: BuiltPage) => {
    const start = readPageStart(page);
    const preloads = preloadsOf(start.pagePath, stats, publicFolder);
    await writeFile(path.join(publicFolder, page.file), startScriptsLate(page, start, loader, preloads));
  };
  await Promise.all(pages.map(delay));
}

/**
 * Reports what is wrong with the built pages, or makes them ready to be served. A build that hands over leaves both to the
 * program that started it.
 */
export async function finishSite(args: BuildArgs): Promise<void> {
  const { siteUrl, handOverTo } = readBuildEnv();
  if (handOverTo !== null) return handOverPages(handOverTo, args);
  const { getNodesByType, getNode, reporter } = args;
  const publicFolder = path.resolve('public');
  const redirects = readRedirects(getNodesByType);
  const provider = getNodesByType('STRAPI_SITE_SETTING')[0] as unknown as Provider;

  const timer = reporter.activityTimer('check and finish the pages');
  timer.start();
  const stats = readBundleStats(publicFolder);
  await removeLeftovers(publicFolder);
  await writeBrandFiles({ getNodesByType, getNode }, publicFolder, (sentence) => reporter.warn(sentence));
  const drawn = await readPages(publicFolder, listFiles(publicFolder));
  const built = drawn.map(({ file, html }) => readPage(file, keepOwnStyles(html)));
  const pages = built.map(readFacts);
  const styles = hashesOfStyles(pages);
  const record = {
    styleHashes: styles.shared,
    styleHashesOfPages: styles.ofPages,
    scriptHashes: hashesOfScripts(pages),
    redirects,
    notFoundPages: nestedNotFoundPages(pages),
  };
  for (const [name, text] of Object.entries(siteFiles(provider, siteUrl, record))) {
    await writeFile(path.join(publicFolder, name), text);
  }
  const weights = await weighPages(pages, publicFolder);
  const faults = checkSite({ pages, files: listFiles(publicFolder), redirects, siteUrl, weights });
  if (faults.length > 0) reporter.panic(`The pages are not ready to go live:\n${listFaults(faults)}`);

  await delayScripts(built, stats, publicFolder);
  await compressTexts(publicFolder, listFiles(publicFolder));
  timer.end();
}
