import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleSite, type Code } from '../gatsby/bundle-site';
import type { Context, Gatsby } from '../gatsby/internals';

export interface Places {
  /** The folder in which the press works. */
  press: string;
  /** The live release, or the link to it. */
  live: string;
}

/** What the press compiled, besides scripts, which have names of their own. */
const parts = [
  '.cache/page-ssr',
  'public/webpack.stats.json',
  'public/chunk-map.json',
  // The part of all pages that starts their scripts.
  'public/_gatsby/slices',
];

interface Stats {
  namedChunkGroups: Record<string, object | undefined>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A press that has just begun compiles first; it takes no longer to wait for it than to do the same beside it. */
const patienceMs = 120_000;
const lookEveryMs = 500;

async function waitForPress(press: string): Promise<void> {
  const isThere = () => parts.every((part) => existsSync(path.join(press, part)));
  for (let waited = 0; existsSync(press) && !isThere() && waited < patienceMs; waited += lookEveryMs) {
    await wait(lookEveryMs);
  }
}

/** By which the site's scripts know pages that fit them: as the live site tells it, and else as the press did last. */
function compilationHash({ press, live }: Places): string | null {
  const name = 'page-data/app-data.json';
  const file = [path.join(live, name), path.join(press, 'public', name)].find(existsSync);
  if (file === undefined) return null;
  return (readJson(file) as { webpackCompilationHash: string }).webpackCompilationHash;
}

/**
 * Names in the next page what the live site is known by now: the press may have compiled anew since this one took over
 * its code, and Gatsby's scripts load a page once more that does not name the site's own.
 */
export const agreeWithLive = (places: Places) => (gatsby: Gatsby) => {
  const payload = compilationHash(places);
  if (payload !== null) gatsby.store.dispatch({ type: 'SET_WEBPACK_COMPILATION_HASH', payload });
};

/** Whether the press compiled the code of every kind of page that is to be drawn here. */
function knows(press: string, chunks: readonly string[]): boolean {
  if (!parts.every((part) => existsSync(path.join(press, part)))) return false;
  const { namedChunkGroups } = readJson(path.join(press, 'public/webpack.stats.json')) as Stats;
  return chunks.every((chunk) => chunk in namedChunkGroups);
}

function take(press: string): void {
  for (const part of parts) {
    mkdirSync(path.dirname(path.resolve(part)), { recursive: true });
    cpSync(path.join(press, part), path.resolve(part), { recursive: true });
  }
  // Styles are written into the pages. Scripts are for the case that a release with this code is yet to go live.
  for (const name of readdirSync(path.join(press, 'public'))) {
    if (/\.(js|css)$/.test(name)) cpSync(path.join(press, 'public', name), path.resolve('public', name));
  }
}

/**
 * Takes over what the press compiled of the site's code, so that a previewed page runs the scripts of the live site and
 * nothing is compiled twice. Where there is nothing to take, or a kind of page that the live site has none of, it is
 * compiled here.
 */
export const borrowCode =
  (places: Places) =>
  async (gatsby: Gatsby, context: Context): Promise<Omit<Code, 'kinds'>> => {
    const used = [...gatsby.store.getState().components.values()].filter(({ pages }) => pages.size > 0);
    await waitForPress(places.press);
    const hash = compilationHash(places);
    const chunks = used.map(({ componentChunkName }) => componentChunkName);
    if (hash === null || !knows(places.press, chunks)) {
      const code = await bundleSite(gatsby, context);
      await code.announce();
      return code;
    }
    take(places.press);
    await gatsby.pageMode.preparePageTemplateConfigs(context['gatsbyNodeGraphQLFunction'] as never);
    gatsby.store.dispatch({ type: 'SET_WEBPACK_COMPILATION_HASH', payload: hash });
    return { announce: () => Promise.resolve() };
  };
