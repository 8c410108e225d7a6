import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOfPath } from '../../src/build/after/built-page';
import { renderer } from './code/compiled-files';
import type { Context, Gatsby, Page } from './internals';

export interface DrawnPage {
  html: string;
  /** The content of `/page-data/…/page-data.json`. */
  pageData: string;
}

/** Gatsby's renderer forgets what it knows of the site's code when this number changes. */
const session = 1;

/** The data of one page, and its file. What Gatsby would also write for other pages is not written. */
async function queryPage(gatsby: Gatsby, context: Context, page: Page): Promise<string> {
  const { store, services, pageData } = gatsby;
  const graphqlRunner = new gatsby.GraphQLRunner(store, { collectStats: false });
  const queryIds = { pageQueryIds: [page], staticQueryIds: [], sliceQueryIds: [] };
  await services.runPageQueries({ ...context, queryIds, graphqlRunner });
  await pageData.waitUntilPageQueryResultsAreStored();
  const { staticQueriesByTemplate, slicesByTemplate, slices } = store.getState();
  const staticQueryHashes = staticQueriesByTemplate.get(page.componentPath) ?? [];
  return pageData.writePageData(
    path.resolve('public'),
    { ...page, staticQueryHashes },
    slicesByTemplate,
    slices,
  );
}

/** Draws one page by its address, as a full build would. Its pictures may come later. */
export async function drawPage(gatsby: Gatsby, context: Context, address: string): Promise<DrawnPage | null> {
  const page = gatsby.store.getState().pages.get(address);
  if (page === undefined) return null;
  const pageData = await queryPage(gatsby, context, page);
  await gatsby.renderer.renderHTMLProd({
    htmlComponentRendererPath: path.resolve(renderer),
    paths: [address],
    envVars: [],
    sessionId: session,
    webpackCompilationHash: gatsby.store.getState().webpackCompilationHash,
  });
  // Puts the scripts into the page. Gatsby keeps them separately, as a part that all pages share.
  await gatsby.stitchPage({ pagePath: address, publicDir: path.resolve('public') });
  return { html: await readFile(path.resolve('public', fileOfPath(address)), 'utf8'), pageData };
}
