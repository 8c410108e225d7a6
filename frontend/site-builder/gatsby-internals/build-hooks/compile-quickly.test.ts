import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { compileQuickly } from './compile-quickly';

let folder: string;
let former: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

const browsers = (...browserslist: string[]) => {
  write('package.json', JSON.stringify({ browserslist }));
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'compiled-')));
  former = process.cwd();
  process.chdir(folder);
  symlinkSync(path.join(__dirname, '../../../../node_modules'), path.join(folder, 'node_modules'));
  browsers('chrome >= 109', 'ios_saf >= 15.6');
  // What Gatsby's Babel does is not of interest here: this loader only says that it was asked.
  write('babel.js', 'module.exports = () => "console.log(\'by Babel\')";');
});

afterEach(() => {
  process.chdir(former);
  rmSync(folder, { recursive: true });
});

class GatsbyThemeComponentShadowingResolverPlugin {
  apply(): void {
    throw new Error('It looked for a theme.');
  }
}

/** As Gatsby 5.16 and its TypeScript plugin write it. */
function configOfGatsby(entry: string): object {
  const use = () => [path.join(folder, 'babel.js')];
  return {
    mode: 'production',
    entry,
    output: { path: path.join(folder, 'public') },
    cache: { type: 'filesystem' },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      plugins: [new GatsbyThemeComponentShadowingResolverPlugin()],
    },
    module: {
      rules: [
        {
          test: /\.(js|mjs|jsx|ts|tsx)$/,
          include: (file: string) => !file.includes('node_modules'),
          type: 'javascript/auto',
          use,
        },
        { test: /\.tsx?$/, use },
      ],
    },
    optimization: { minimizer: [] },
  };
}

interface Compiler {
  run: (
    done: (
      error: Error | null,
      report?: { toString: (options: object) => string; hasErrors: () => boolean },
    ) => void,
  ) => void;
}

const webpack = createRequire(require.resolve('gatsby/package.json'))('webpack') as (
  config: object,
) => Compiler;

/** @returns the script that is made of a file. */
async function compile(entry: string): Promise<string> {
  const config = configOfGatsby(entry);
  const actions = { replaceWebpackConfig: () => undefined };
  compileQuickly({
    stage: 'build-javascript',
    getConfig: () => config,
    actions,
  } as unknown as CreateWebpackConfigArgs);
  await new Promise<void>((resolve, reject) => {
    webpack(config).run((error, report) => {
      if (error !== null) reject(error);
      else if (report?.hasErrors()) reject(new Error(report.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  return readFileSync(path.join(folder, 'public/main.js'), 'utf8');
}

it('compiles types and private methods for the oldest browsers, and makes the script small', async () => {
  write(
    'start.ts',
    `class Count { #now: number = 1; #next(): number { return this.#now + 1; } static { globalThis.count = new Count().#next(); } }
     const unused: string = 'never shown';`,
  );
  const script = await compile('./start.ts');
  expect(script).not.toMatch(/by Babel|never shown|static ?\{|: ?number/);
  expect(script).toMatch(/globalThis\.count ?=/);
});

it('draws elements without asking for React by name', async () => {
  write('start.tsx', `export const word = <b>word</b>; globalThis.word = word;`);
  expect(await compile('./start.tsx')).toContain('children:"word"');
});

it('leaves to Babel what uses Gatsby, and the exports of a page', async () => {
  write('query.ts', `import { graphql } from 'gatsby';`);
  expect(await compile('./query.ts')).toContain('by Babel');
  write('page.tsx', 'globalThis.page = 1;');
  expect(await compile('./page.tsx?export=head')).toContain('by Babel');
  expect(await compile('./page.tsx')).toContain('globalThis.page=1');
});

it('says so where package.json names browsers in a way that esbuild does not know', async () => {
  browsers('last 2 versions');
  await expect(compile('./start.ts')).rejects.toThrow('package.json must name browsers like "chrome >= 109"');
});

it('changes nothing of how Gatsby compiles while the site is worked on', () => {
  const getConfig = jest.fn();
  compileQuickly({ stage: 'develop', getConfig } as unknown as CreateWebpackConfigArgs);
  expect(getConfig).not.toHaveBeenCalled();
});
