import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** How many characters of a hash name a file. Every page carries the names of all chunks. */
const hashLength = 10;

interface Rule {
  test?: unknown;
  use?: unknown;
  oneOf?: Rule[];
}

interface Config {
  module: { rules: Rule[] };
  resolve: { alias?: Record<string, string | false> };
  output: { hashDigestLength?: number };
  optimization: {
    runtimeChunk?: unknown;
    mangleExports?: unknown;
    moduleIds?: unknown;
    chunkIds?: unknown;
    splitChunks: { cacheGroups: Record<string, CacheGroup | false> };
  };
  devtool?: unknown;
}

interface Chunk {
  /** Missing where a part of a page loads it. */
  name?: string | null | undefined;
  groupsIterable: Iterable<{ origins: { request?: string | undefined }[] }>;
}

interface CacheGroup {
  name?: string | ((module: unknown, chunks: Chunk[]) => string);
}

interface Loader {
  loader?: string;
  options?: { limit?: number; name?: string };
}

function loadersOf({ use, oneOf = [] }: Rule): Loader[] {
  const own = Array.isArray(use) ? (use as Loader[]) : [];
  return [...own, ...oneOf.flatMap(loadersOf)];
}

/**
 * Keeps each drawing as a file, with a short hash in its name. Inside a script it would be larger, would be read again with every
 * page, and could not be fetched in parallel.
 */
function keepAssetsAsFiles(rules: Rule[]): void {
  for (const { loader, options } of rules.flatMap(loadersOf)) {
    if (!options || !/(?:url|file)-loader/.test(loader ?? '')) continue;
    if (loader?.includes('url-loader')) options.limit = 0;
    if (options.name !== undefined)
      options.name = options.name.replace('[hash]', `[hash:hex:${String(hashLength)}]`);
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

/** Another version of Gatsby may have it elsewhere. Then the scripts are a little larger, but a plain build still works. */
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
 * grow, and words next to a field. If another version of MUI has them elsewhere, the scripts are larger, and the tests
 * of their weight fail.
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
  // Emotion imports it for components that this bundle does not have.
  return Object.fromEntries([...parts, ['hoist-non-react-statics$', false as const]]);
}

/** The name of a chunk; a chunk without one, which a part of a page loads, is named after the modules it was requested as. */
function nameOf({ name, groupsIterable }: Chunk): string {
  const asked = [...groupsIterable].flatMap(({ origins }) => origins.map(({ request = '' }) => request));
  return name ?? [...new Set(asked)].sort().join(' ');
}

/**
 * Gatsby gives code that several chunks share a name of 40 characters: a hash of the chunks' names. It treats all chunks without
 * a name as one, so a form would also load the code that other parts share.
 */
function nameShared(groups: Config['optimization']['splitChunks']['cacheGroups']): void {
  const { shared } = groups;
  const hash = shared ? shared.name : undefined;
  if (!shared || typeof hash !== 'function') return;
  shared.name = (module, chunks) => {
    const named = chunks.map((chunk) => ({ name: nameOf(chunk), groupsIterable: [] }));
    return hash(module, named).slice(0, hashLength);
  };
}

/** Makes the scripts and styles of the built site as small as they can be. */
export function trimBundles({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as Config;
  keepAssetsAsFiles(config.module.rules);
  if (stage === 'build-javascript') {
    config.devtool = false;
    config.output.hashDigestLength = hashLength;
    nameShared(config.optimization.splitChunks.cacheGroups);
    config.resolve.alias = { ...config.resolve.alias, ...unusedParts(), ...idleOfMui() };
    // The shortest names inside the scripts. A change of the code then changes more files, which browsers fetch again.
    Object.assign(config.optimization, { mangleExports: 'size', moduleIds: 'size', chunkIds: 'size' });
    // React, the router and the frame are needed together on every page, and compress better together.
    config.optimization.runtimeChunk = false;
    delete config.optimization.splitChunks.cacheGroups['framework'];
    // Each kind of page carries its own styles. Gatsby would put those of the whole site into every page.
    delete config.optimization.splitChunks.cacheGroups['styles'];
  }
  actions.replaceWebpackConfig(config);
}
