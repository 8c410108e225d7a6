import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { borrowCode } from './borrow-code';
import { bundleSite } from './bundle-site';
import type { Context, Gatsby } from '../internals';

jest.mock('node:timers/promises');
jest.mock('./bundle-site');

const renderer = '.cache/page-ssr/routes/render-page.js';

let folder: string;
let builder: string;
let former: string;

function write(file: string, content = ''): void {
  mkdirSync(path.dirname(path.join(builder, file)), { recursive: true });
  writeFileSync(path.join(builder, file), content);
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'borrowed-')));
  builder = path.join(folder, 'builder');
  former = process.cwd();
  mkdirSync(path.join(folder, 'own'));
  process.chdir(path.join(folder, 'own'));
  write('.cache/page-ssr/index.d.ts');
  write('public/webpack.stats.json', JSON.stringify({ namedChunkGroups: { faq: {} } }));
  write('public/chunk-map.json', '{}');
  write('public/_gatsby/slices/start.html');
  write('public/page-data/app-data.json', JSON.stringify({ webpackCompilationHash: 'hash' }));
  jest.mocked(wait).mockReset();
  jest
    .mocked(bundleSite)
    .mockReset()
    .mockResolvedValue({ announce: () => Promise.resolve() });
});

afterEach(() => {
  process.chdir(former);
  rmSync(folder, { recursive: true, force: true });
});

const gatsby = {
  store: {
    getState: () => ({
      components: new Map([['faq', { componentChunkName: 'faq', pages: new Set(['/faq']) }]]),
    }),
    dispatch: () => undefined,
  },
  pageMode: { preparePageTemplateConfigs: () => Promise.resolve() },
} as unknown as Gatsby;

const borrow = () =>
  borrowCode({ builder, live: path.join(folder, 'live') })(gatsby, {} as unknown as Context);

it('waits for the program that draws pages, though all else is compiled', async () => {
  jest.mocked(wait).mockImplementationOnce(() => {
    write(renderer, 'draw');
    return Promise.resolve() as never;
  });
  await borrow();
  expect(wait).toHaveBeenCalledTimes(1);
  expect(existsSync(renderer)).toBe(true);
  expect(bundleSite).not.toHaveBeenCalled();
});

it('compiles the code itself where the site builder does not come to an end', async () => {
  await borrow();
  expect(existsSync(renderer)).toBe(false);
  expect(bundleSite).toHaveBeenCalledTimes(1);
});
