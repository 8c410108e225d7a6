import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rendererFolder } from './compiled-files';
import type { Context, Gatsby } from '../internals';

export interface Code {
  /** The kinds of pages that this code is for. */
  kinds: string;
  /** Tells Gatsby that pages are made with this code. Pages made with other code are drawn again. */
  announce: () => Promise<void>;
}

/** What Gatsby wants to know of compiled code. */
export interface Compiled {
  /** Of the scripts. Pages name it, and scripts reload a page that names another one. */
  hash: string;
  /** Of the program that draws pages. */
  renderPageHash: string;
  /** The same for each kind of page, by the path of its source. */
  templateHashes: Record<string, string>;
}

/** Compiles the site's scripts and the program that draws its pages, as `gatsby build` does. */
export async function compileSite(
  gatsby: Gatsby,
  context: Context,
): Promise<{ compiled: Compiled; assets: string[] }> {
  const { store, services, reporter } = gatsby;
  const { program } = store.getState();
  // The types of the site's queries, for the people who work on its code.
  await services.graphQLTypegen({ ...context, reporter });
  removeScripts(path.resolve('public'));
  const scripts = await gatsby.buildProductionBundle(program);
  const renderer = await gatsby.html.buildRenderer(program, 'build-html');
  const { components } = store.getState();
  const ofRenderer = gatsby.chunkHashes({ stats: renderer.stats, components });
  await renderer.close();
  // Only hashes and names: a reference to the compiler's report would keep everything it read in memory.
  const { hash, compilation } = scripts.stats;
  const assets = Object.keys(compilation.assets);
  await scripts.close();
  return { compiled: { hash, ...ofRenderer }, assets };
}

/** Lets Gatsby draw pages with code that is in its place. */
export async function adoptCode(
  gatsby: Gatsby,
  context: Context,
  { hash, renderPageHash, templateHashes }: Compiled,
): Promise<Omit<Code, 'kinds'>> {
  const { store } = gatsby;
  await gatsby.pageMode.preparePageTemplateConfigs(context['gatsbyNodeGraphQLFunction'] as never);
  forgetRenderer(gatsby.load);
  let isAnnounced = false;

  async function announce(): Promise<void> {
    if (isAnnounced) return;
    isAnnounced = true;
    store.dispatch({ type: 'SET_WEBPACK_COMPILATION_HASH', payload: hash });
    await gatsby.appData.write(path.resolve('public'), hash);
    for (const [templatePath, templateHash] of Object.entries(templateHashes)) {
      const component = store.getState().components.get(templatePath);
      if (!component) continue;
      const { pages, isSlice } = component;
      store.dispatch({
        type: 'SET_SSR_TEMPLATE_WEBPACK_COMPILATION_HASH',
        payload: { templatePath, templateHash, pages, isSlice },
      });
    }
    store.dispatch({ type: 'SET_SSR_WEBPACK_COMPILATION_HASH', payload: renderPageHash });
  }
  return { announce };
}

/** Compiles the site's code and draws pages with it. */
export async function bundleSite(gatsby: Gatsby, context: Context): Promise<Omit<Code, 'kinds'>> {
  const { compiled } = await compileSite(gatsby, context);
  return adoptCode(gatsby, context, compiled);
}

/** Scripts of kinds of pages that no longer exist must not become part of a release. */
export function removeScripts(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (/\.(js|css|map|LICENSE\.txt)$/.test(file)) rmSync(path.join(folder, file));
  }
}

/** The program is compiled again under the same file names. */
function forgetRenderer(load: NodeJS.Require): void {
  const folder = path.resolve(rendererFolder);
  for (const file of Object.keys(load.cache)) {
    if (file.startsWith(folder)) Reflect.deleteProperty(load.cache, file);
  }
}
