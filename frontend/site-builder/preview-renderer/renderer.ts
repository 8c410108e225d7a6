import path from 'node:path';
import type { FromPreviewRenderer, ToPreviewRenderer } from '@lanternway/contracts/publishing/build-protocol';
import { readPage } from '../../src/build/after/built-page';
import { writeLoader } from '../../src/build/after/scripts/late-loader';
import { readPageStart, startScriptsLate } from '../../src/build/after/scripts/late-scripts';
import { readFacts } from '../../src/build/after/page-facts';
import { preloadsOf, readBundleStats } from '../../src/build/after/scripts/preloads';
import type { DrawnPage } from '../gatsby-internals/draw-page';
import { openGatsby } from '../gatsby-internals/warm-gatsby';
import { agreeWithLive, borrowCode, type Places } from '../gatsby-internals/code/borrow-code';
import { prepareDraftPage } from './draft-page';
import { arrangePictures } from '../gatsby-internals/pictures/preview-pictures';

const noPage = 'No page of the site shows this entry yet.';

/**
 * A second Gatsby in its own folder. It reads what is published and draws one page, with one draft in the place of its
 * entry. The next drawing starts from the published content again.
 */
export async function openPreviewRenderer(folder: string, places: Places) {
  const site = await openGatsby(folder, borrowCode(places));
  const pictures = site.adjust((gatsby) => arrangePictures(gatsby, site.publicFolder, places.live));
  await site.source();
  await site.makePages();
  // The first drawing loads the renderer, so that the first preview does not have to wait for it.
  await pictures.afterwards(() => site.drawPage('/'));
  const loader = await writeLoader(site.publicFolder);
  let read: string | null = null;

  async function finish(
    id: number,
    address: string,
    { html, pageData }: DrawnPage,
  ): Promise<FromPreviewRenderer> {
    const page = readPage(path.join(address.slice(1), 'index.html'), html);
    const stats = readBundleStats(site.publicFolder);
    const start = readPageStart(page);
    const preloads = preloadsOf(start.pagePath, stats, site.publicFolder);
    // The page's data is requested under the preview's address, which is not known here.
    const known = preloads.filter(({ href }) => !href.endsWith('/page-data.json'));
    const finished = startScriptsLate(page, start, loader, known);
    const { styleHashes, scriptHashes } = readFacts(readPage(page.file, finished));
    return { kind: 'drawn', id, path: address, html: finished, pageData, styleHashes, scriptHashes };
  }

  async function draw({
    id,
    entry,
    path: address,
    fingerprint,
    draft,
  }: ToPreviewRenderer): Promise<FromPreviewRenderer> {
    await site.source({
      draft: draft === null ? null : { type: entry.type, entity: structuredClone(draft) },
      isRead: read === fingerprint,
    });
    read = fingerprint;
    await site.makePages();
    site.adjust(agreeWithLive(places));
    if (draft !== null) prepareDraftPage(site, address, entry.type, draft);
    const drawn = await site.drawPage(address);
    return drawn === null ? { kind: 'cannotDraw', id, reason: noPage } : finish(id, address, drawn);
  }

  return {
    publicFolder: site.publicFolder,
    draw: (order: ToPreviewRenderer) => pictures.afterwards(() => draw(order)),
  };
}
