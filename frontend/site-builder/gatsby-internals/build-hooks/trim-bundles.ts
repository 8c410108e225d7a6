import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

interface Rule {
  test?: unknown;
  use?: unknown;
  oneOf?: Rule[];
}

interface Config {
  module: { rules: Rule[] };
  resolve: { alias?: Record<string, string | false> };
  output: { hashDigestLength?: number };
  optimization: { runtimeChunk?: unknown; splitChunks: { cacheGroups: Record<string, CacheGroup | false> } };
  devtool?: unknown;
}

interface CacheGroup {
  name?: string | ((module: unknown, chunks: unknown) => string);
}

interface Loader {
  loader?: string;
  options?: { limit?: number };
}

function loadersOf({ use, oneOf = [] }: Rule): Loader[] {
  const own = Array.isArray(use) ? (use as Loader[]) : [];
  return [...own, ...oneOf.flatMap(loadersOf)];
}

/**
 * Keeps each drawing as a file. Inside a script it would be larger, would be read again with every page, and could not
 * be fetched in parallel.
 */
function keepAssetsAsFiles(rules: Rule[]): void {
  for (const { loader, options } of rules.flatMap(loadersOf)) {
    if (options && loader?.includes('url-loader')) options.limit = 0;
  }
}

/**
 * Parts of Gatsby's runtime that the site does not use: third-party scripts do not use Gatsby's Script or a worker, and
 * there is no service worker.
 */
function unusedParts(): Record<string, false> {
  const files = [partytown(), path.resolve('.cache/register-service-worker.js')];
  return Object.fromEntries(['gatsby-script$', ...files].map((name) => [name, false]));
}

/** Another Gatsby may have it elsewhere. Then the scripts are a little larger, and a plain build still works. */
function partytown(): string {
  const module = 'gatsby/dist/internal-plugins/partytown/gatsby-browser';
  try {
    return createRequire(path.resolve('package.json')).resolve(module);
  } catch {
    return module;
  }
}

/**
 * Parts of MUI that its own parts import and the site never draws: colour schemes, ripples, fields that
 * grow, and words next to a field. Where another MUI has them elsewhere, the scripts are larger, and the tests
 * of their weight say so.
 */
const idlePartsOfMui = [
  '@mui/material/esm/styles/createThemeWithVars.js',
  '@mui/material/esm/styles/ThemeProviderWithVars.js',
  '@mui/material/esm/ButtonBase/TouchRipple.js',
  '@mui/material/esm/TextareaAutosize/TextareaAutosize.js',
  '@mui/material/esm/Typography/Typography.js',
];

function idleOfMui(): Record<string, false> {
  const require = createRequire(path.resolve('package.json'));
  const folder = path.dirname(require.resolve('@mui/material/package.json'));
  const parts = idlePartsOfMui.map((file) => [file.replace('@mui/material', folder), false as const]);
  // Emotion imports it for classes that it does not have in this bundle.
  return Object.fromEntries([...parts, ['hoist-non-react-statics$', false as const]]);
}

/** How many characters of a hash name a file. Every page carries the names of all chunks. */
const hashLength = 12;

/** Gatsby names a chunk that several kinds of page share after a hash of 40 characters. */
function shortenNames(groups: Config['optimization']['splitChunks']['cacheGroups']): void {
  const { shared } = groups;
  const nameOf = shared ? shared.name : undefined;
  if (!shared || typeof nameOf !== 'function') return;
  shared.name = (module, chunks) => nameOf(module, chunks).slice(0, hashLength);
}

/** Makes the scripts and styles of the built site as small as they can be. */
export function trimBundles({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as Config;
  keepAssetsAsFiles(config.module.rules);
  if (stage === 'build-javascript') {
    config.devtool = false;
    config.output.hashDigestLength = hashLength;
    shortenNames(config.optimization.splitChunks.cacheGroups);
    config.resolve.alias = { ...config.resolve.alias, ...unusedParts(), ...idleOfMui() };
    // React, the router and the frame are needed together on every page, and compress better together.
    config.optimization.runtimeChunk = false;
    delete config.optimization.splitChunks.cacheGroups['framework'];
    // Each kind of page carries its own styles. Gatsby would put those of the whole site into every page.
    delete config.optimization.splitChunks.cacheGroups['styles'];
  }
  actions.replaceWebpackConfig(config);
}
