import { readPage } from '../../src/build/after/built-page';
import { keepOwnStyles } from '../../src/build/after/styles/own-styles';
import { readPageStart, startScriptsLate } from '../../src/build/after/scripts/late-scripts';
import { type PageFacts, readFacts } from '../../src/build/after/page-facts';
import { type BundleStats, preloadsOf } from '../../src/build/after/scripts/preloads';
import { digestOf } from './content-record';

/** What is kept of a page that is ready to be served. */
export interface FinishedPage {
  facts: PageFacts;
  /** Digest of what a visitor sees, independent of the names of the code files. */
  seen: string;
}

const unseen = /<script\b[^>]*>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>|<link\b[^>]*>/g;

/** Makes a page that Gatsby drew ready to be served. */
export function finishPage(
  file: string,
  html: string,
  code: { loader: string; stats: BundleStats; publicFolder: string },
): { html: Buffer; page: FinishedPage } {
  const page = readPage(file, keepOwnStyles(html));
  const start = readPageStart(page);
  const preloads = preloadsOf(start.pagePath, code.stats, code.publicFolder);
  const finished = startScriptsLate(page, start, code.loader, preloads);
  return {
    html: Buffer.from(finished),
    page: { facts: readFacts(page), seen: digestOf(finished.replace(unseen, '')) },
  };
}
