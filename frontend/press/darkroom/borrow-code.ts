import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleSite, type Code } from '../gatsby/bundle-site';
import type { Context, Gatsby } from '../gatsby/internals';

/** What the press compiled, of which the live site's scripts are a part; besides its scripts, which have names of their own. */
const parts = [
  '.cache/page-ssr',
  'public/webpack.stats.json',
  'public/chunk-map.json',
  'public/page-data/app-data.json',
  // The part of all pages that starts their scripts.
  'public/_gatsby/slices',
];

interface Stats {
  namedChunkGroups: Record<string, object | undefined>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Whether the press compiled the code of every kind of page that is to be drawn here. */
function knows(press: string, components: { componentChunkName?: string }[]): boolean {
  if (!parts.every((part) => existsSync(path.join(press, part)))) return false;
  const { namedChunkGroups } = readJson(path.join(press, 'public/webpack.stats.json')) as Stats;
  return components.every(({ componentChunkName = '' }) => componentChunkName in namedChunkGroups);
}

/**
 * Takes over what the press compiled of the site's code, so that a previewed page runs the scripts of the live site and
 * nothing is compiled twice. Where there is nothing to take, or a kind of page that the live site has none of, it is
 * compiled here.
 * @param press the folder in which the press works
 */
export const borrowCode =
  (press: string) =>
  async (gatsby: Gatsby, context: Context): Promise<Omit<Code, 'kinds'>> => {
    const { components } = gatsby.store.getState();
    const used = [...components.values()].filter(({ pages }) => pages.size > 0);
    if (!knows(press, used)) return bundleSite(gatsby, context);
    for (const part of parts) {
      mkdirSync(path.dirname(path.resolve(part)), { recursive: true });
      cpSync(path.join(press, part), path.resolve(part), { recursive: true });
    }
    // For the case that a release with this code is yet to go live.
    for (const name of readdirSync(path.join(press, 'public'))) {
      if (/\.(js|css)$/.test(name)) cpSync(path.join(press, 'public', name), path.resolve('public', name));
    }
    const { webpackCompilationHash } = readJson(path.resolve('public/page-data/app-data.json')) as {
      webpackCompilationHash: string;
    };
    await gatsby.pageMode.preparePageTemplateConfigs(context['gatsbyNodeGraphQLFunction'] as never);
    const announce = () => {
      gatsby.store.dispatch({ type: 'SET_WEBPACK_COMPILATION_HASH', payload: webpackCompilationHash });
      return Promise.resolve();
    };
    await announce();
    return { announce };
  };
