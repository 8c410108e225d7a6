import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleSite, type Code } from './bundle-site';
import { renderer, rendererFolder, scriptRecords, startFolder } from './compiled-files';
import type { Context, Gatsby } from '../internals';

export interface Places {
  /** The folder in which the site builder works. */
  builder: string;
  /** The live release, or the link to it. */
  live: string;
}

/** What the site builder compiled, besides the scripts, whose names vary. */
const parts = [rendererFolder, ...scriptRecords, startFolder];

/** The site builder removes all of these before it compiles; the program that draws pages comes back last. */
const needed = [renderer, ...parts];

interface Stats {
  namedChunkGroups: Record<string, object | undefined>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A site builder that has just started compiles first. Waiting for it takes no longer than compiling here too. */
const patienceMs = 120_000;
const lookEveryMs = 500;

const isWhole = (builder: string): boolean => needed.every((part) => existsSync(path.join(builder, part)));

async function waitForSiteBuilder(builder: string): Promise<void> {
  for (
    let waited = 0;
    existsSync(builder) && !isWhole(builder) && waited < patienceMs;
    waited += lookEveryMs
  ) {
    await wait(lookEveryMs);
  }
}

/** The hash by which the site's scripts recognise pages that fit them: the live site's, or else the site builder's. */
function compilationHash({ builder, live }: Places): string | null {
  const name = 'page-data/app-data.json';
  const file = [path.join(live, name), path.join(builder, 'public', name)].find(existsSync);
  if (file === undefined) return null;
  return (readJson(file) as { webpackCompilationHash: string }).webpackCompilationHash;
}

/**
 * Puts the live site's current hash into the next page. The site builder may have compiled again since this process
 * copied its code, and Gatsby's scripts reload a page that names another hash.
 */
export const agreeWithLive = (places: Places) => (gatsby: Gatsby) => {
  const payload = compilationHash(places);
  if (payload !== null) gatsby.store.dispatch({ type: 'SET_WEBPACK_COMPILATION_HASH', payload });
};

/** Whether the site builder compiled the code of every kind of page that is drawn here. */
function knows(builder: string, chunks: readonly string[]): boolean {
  if (!isWhole(builder)) return false;
  const { namedChunkGroups } = readJson(path.join(builder, 'public/webpack.stats.json')) as Stats;
  return chunks.every((chunk) => chunk in namedChunkGroups);
}

function take(builder: string): void {
  for (const part of parts) {
    mkdirSync(path.dirname(path.resolve(part)), { recursive: true });
    cpSync(path.join(builder, part), path.resolve(part), { recursive: true });
  }
  // Styles are written into the pages. Scripts are needed if no release with this code is live yet.
  for (const name of readdirSync(path.join(builder, 'public'))) {
    if (/\.(js|css)$/.test(name)) cpSync(path.join(builder, 'public', name), path.resolve('public', name));
  }
}

/**
 * Copies the code that the site builder compiled, so that a previewed page runs the live site's scripts and nothing is
 * compiled twice. If there is no such code, or it lacks a kind of page, the code is compiled here.
 */
export const borrowCode =
  (places: Places) =>
  async (gatsby: Gatsby, context: Context): Promise<Omit<Code, 'kinds'>> => {
    const used = [...gatsby.store.getState().components.values()].filter(({ pages }) => pages.size > 0);
    await waitForSiteBuilder(places.builder);
    const hash = compilationHash(places);
    const chunks = used.map(({ componentChunkName }) => componentChunkName);
    if (hash === null || !knows(places.builder, chunks)) {
      const code = await bundleSite(gatsby, context);
      await code.announce();
      return code;
    }
    take(places.builder);
    await gatsby.pageMode.preparePageTemplateConfigs(context['gatsbyNodeGraphQLFunction'] as never);
    gatsby.store.dispatch({ type: 'SET_WEBPACK_COMPILATION_HASH', payload: hash });
    return { announce: () => Promise.resolve() };
  };
