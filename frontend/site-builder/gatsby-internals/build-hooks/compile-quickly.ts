import { existsSync, readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';

/*
 * By itself Gatsby compiles with Babel and Terser, and takes three times as long. Here esbuild compiles all sources that do
 * not use Gatsby, and SWC makes the scripts small. Babel still compiles what its plugins change: queries, exports of pages.
 */

type Condition = (file: string) => boolean;

interface Rule {
  test?: unknown;
  include?: unknown;
  resourceQuery?: unknown;
  type?: unknown;
  use?: unknown;
  oneOf?: Rule[];
}

interface ResolverPlugin {
  constructor: { name: string };
}

interface Config {
  cache?: unknown;
  target?: unknown;
  module: { rules: Rule[] };
  resolve: { plugins?: ResolverPlugin[] };
  optimization: { minimizer?: unknown[] };
}

/** What esbuild writes for. The program that draws pages runs in this Node. */
function targetOf(stage: string): string[] | null {
  if (stage === 'build-html') return [`node${process.versions.node}`];
  return stage === 'build-javascript' ? oldestBrowsers() : null;
}

/**
 * The oldest browsers that package.json names, as esbuild writes them: `safari15.6`.
 * @throws an Error where it names them in another way
 */
function oldestBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (browser === undefined || version === undefined)
      throw new Error(`package.json must name browsers like "chrome >= 109", not "${line}".`);
    return `${browser.replace('ios_saf', 'ios')}${version}`;
  });
}

/** Queries and Gatsby's own components stand in files that import one of its packages. */
const importsGatsby = (file: string): boolean =>
  existsSync(file) && /['"]gatsby[-/\w]*['"]/.test(readFileSync(file, 'utf8'));

/** Gatsby's rule for the site's sources has a condition; that of its TypeScript plugin compiles the same files again. */
const isOfSources = ({ test, include, use }: Rule): boolean =>
  String(test).includes('tsx') && typeof include === 'function' && typeof use === 'function';
const isOfTypeScript = ({ test, use }: Rule): boolean =>
  String(test) === String(/\.tsx?$/) && typeof use === 'function';

function withEsbuild(rule: Rule, target: string[]): Rule {
  const { test, type, include } = rule;
  const isPlain: Condition = (file) =>
    file !== '' && (include as Condition)(file) && !file.includes('/.cache/') && !importsGatsby(file);
  // Without the raw settings it would look for a tsconfig.json, which the builder's folder does not have.
  const options = { target, jsx: 'automatic', tsconfigRaw: {} };
  // A page is compiled once for each of its exports, which the query of its address names.
  const plain = {
    test,
    type,
    include: isPlain,
    resourceQuery: { not: [/export=/] },
    use: [{ loader: 'esbuild-loader', options }],
  };
  return { oneOf: [plain, rule] };
}

/** Changes how Gatsby compiles the site. Where another Gatsby has other rules, it compiles as it wants, more slowly. */
export function compileQuickly({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const target = targetOf(stage);
  if (target === null) return;
  const config = getConfig() as Config;
  const { module, resolve, optimization } = config;
  const sources = module.rules.find(isOfSources);
  if (sources !== undefined) {
    const others = module.rules.filter((rule) => rule !== sources && !isOfTypeScript(rule));
    module.rules = [withEsbuild(sources, target), ...others];
  }
  // No theme replaces files of the site, and looking for replacements takes two seconds.
  resolve.plugins =
    resolve.plugins?.filter(({ constructor }) => !constructor.name.includes('Shadowing')) ?? [];
  // Writing it takes longer than it saves: the site builder keeps what was compiled.
  config.cache = false;
  // What webpack itself adds to the scripts.
  if (stage === 'build-javascript') config.target = ['web', 'es2020'];
  if (stage === 'build-javascript' && optimization.minimizer !== undefined) {
    const others = optimization.minimizer.filter((plugin) => !isTerser(plugin));
    optimization.minimizer = [smallScripts(), ...others];
  }
  actions.replaceWebpackConfig(config);
}

const isTerser = (plugin: unknown): boolean => (plugin as ResolverPlugin).constructor.name === 'TerserPlugin';

const smallScripts = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: 'some',
    terserOptions: {
      ecma: 2020,
      mangle: { safari10: true },
      compress: { passes: 2 },
    },
  });
