import path from 'node:path';
import { readBuildEnv } from '../../src/build/env';
import type { Code } from './code/bundle-site';
import { type DrawnPage, drawPage } from './draw-page';
import { drawPages } from './draw-pages';
import { type Context, type Gatsby, type GatsbyNode, loadGatsby, type Page } from './internals';
import { isEntryNode } from '../content/site-content';
import { createContentReader, type ReadOptions } from '../content/read-content';
import { throwPanics } from './panics';
import { runDirtyQueries } from './run-queries';
import { refreshStaticPages } from './static-pages';

/*
 * Gatsby as `gatsby build` runs it, in a long-running process: the slow parts (loading, compiling the site's code) run
 * once, and content is read and drawn as often as it changes. How to use it:
 *
 *   const site = await openGatsby(folder)   the folder is the current one; it holds the site's sources (work-folder.ts)
 *   await site.source()                     reads all published content; { draft } replaces one entry by its draft
 *   site.nodesOf('STRAPI_POST')             what was read
 *   await site.makePages()                  schema and pages; compiles code if the kinds of pages have changed
 *   await site.runQueries()                 the data of pages that may have changed, into public/page-data
 *   await site.drawHtml(tell)               the HTML of all pages whose data changed, into public; tells what is ready
 *   await site.drawPage(path)               the HTML and data of one page, in memory
 *
 * Errors for which Gatsby would end the process are thrown instead.
 */

/** @param bundle compiles the site's code for these kinds of pages, or gets it from elsewhere */
export async function openGatsby(
  folder: string,
  bundle: (gatsby: Gatsby, context: Context, kinds: string) => Promise<Omit<Code, 'kinds'>>,
) {
  const gatsby = loadGatsby(folder);
  throwPanics(gatsby.reporter);
  const reader = createContentReader(gatsby.load, readBuildEnv().strapiUrl);
  Object.assign(gatsby.source, { sourceNodes: reader.sourceNodes });
  const context = await initialize(gatsby, folder);
  const { store, services } = gatsby;
  let isSourced = false;
  let isPosted = false;
  let hasSchema = false;
  let code: Code | null = null;

  const pages = (): Page[] => [...store.getState().pages.values()];

  /** The present kinds of pages. Their code is compiled together. */
  const kindsOfPages = () =>
    [...store.getState().components.values()]
      .filter((component) => component.pages.size > 0)
      .map(({ componentPath }) => componentPath)
      .sort()
      .join('\n');

  async function source(options: ReadOptions = {}): Promise<void> {
    reader.prepare(options);
    await services.sourceNodes(
      isSourced ? { ...context, webhookSourcePluginName: 'gatsby-source-strapi' } : context,
    );
    isSourced = true;
  }

  async function makePages(): Promise<void> {
    // Every type is declared, so content decides only values: the schema stays as long as the code does.
    if (!hasSchema) await services.buildSchema(context);
    hasSchema = true;
    context['gatsbyNodeGraphQLFunction'] = gatsby.createGraphQLRunner(store, gatsby.reporter);
    context['shouldRunCreatePagesStatefully'] = code === null && !isPosted;
    await services.createPages(context);
    if (isPosted) refreshStaticPages(gatsby);
    const kinds = kindsOfPages();
    if (code?.kinds === kinds) return;
    await gatsby.pageData.handleStalePageData();
    await services.extractQueries(context);
    if (!isPosted) {
      await services.writeOutRedirects(context);
      await services.postBootstrap(context);
      await gatsby.runApi('onPreBuild', { graphql: context['gatsbyNodeGraphQLFunction'] });
      isPosted = true;
    }
    await services.writeOutRequires(context);
    code = { kinds, ...(await bundle(gatsby, context, kinds)) };
  }

  /** Only data that differs is written. */
  async function runQueries(): Promise<void> {
    const modes = gatsby.pageMode.materializePageMode();
    await runDirtyQueries(gatsby, context);
    await gatsby.waitUntilAllJobsComplete();
    await code?.announce();
    await gatsby.pageData.flush();
    await modes;
    gatsby.copyStaticDirs();
  }

  return {
    /** Lets the caller change how Gatsby works, before it runs. */
    adjust: <Result>(change: (gatsby: Gatsby) => Result): Result => change(gatsby),
    source,
    makePages,
    runQueries,
    drawHtml: (tell: (files: string[]) => void): Promise<void> => drawPages(gatsby, tell),
    drawPage: (address: string): Promise<DrawnPage | null> => drawPage(gatsby, context, address),
    /** Adds a page to those of the site's routes, or changes one, until pages are made again. */
    putPage: (page: Pick<Page, 'path' | 'component' | 'context'>): void => {
      const plugin = { name: 'default-site-plugin', id: 'default-site-plugin' };
      store.dispatch(gatsby.actions.createPage(page as Page, plugin, {}));
    },
    pages,
    nodesOf: (type: string): GatsbyNode[] => gatsby.nodes.getNodesByType(type),
    getNode: (id: string): GatsbyNode | undefined => gatsby.nodes.getNode(id),
    /** The nodes of all entries and media. */
    entries: (): GatsbyNode[] => gatsby.nodes.getNodes().filter(isEntryNode),
    publicFolder: path.join(folder, 'public'),
    /** What plugins do after a build: the site map, the feed. */
    finishPlugins: () => gatsby.runApi('onPostBuild', { graphql: context['gatsbyNodeGraphQLFunction'] }),
  };
}

export type WarmGatsby = Awaited<ReturnType<typeof openGatsby>>;

async function initialize(gatsby: Gatsby, folder: string): Promise<Context> {
  const { services, load, reporter } = gatsby;
  const program = {
    _: ['build'],
    directory: folder,
    sitePackageJson: load(`${folder}/package.json`) as object,
    report: reporter,
    setStore: () => undefined,
    useYarn: false,
    prefixPaths: false,
    noUglify: false,
    verbose: false,
  };
  const context = await services.initialize({ program });
  // Queries and pages run in this process. A worker pool would have to learn of every change.
  await Promise.all(context.workerPool.end());
  await services.customizeSchema(context);
  // The site builder checks and finishes the pages itself, release by release.
  for (const plugin of gatsby.store.getState().flattenedPlugins) {
    if (plugin.name !== 'default-site-plugin') continue;
    plugin.nodeAPIs = plugin.nodeAPIs.filter((api) => api !== 'onPostBuild');
  }
  return { ...context, program } as Context;
}
