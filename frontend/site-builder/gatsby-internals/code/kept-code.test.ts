import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileSite, adoptCode } from './bundle-site';
import type { Context, Gatsby } from '../internals';
import { forgetKeptCode, keepCode } from './kept-code';
import { makePicturesElsewhere } from '../pictures/pictures-elsewhere';
import { runDirtyQueries } from '../run-queries';

jest.mock('./bundle-site', () => ({
  ...jest.requireActual<object>('./bundle-site'),
  compileSite: jest.fn(),
  adoptCode: jest.fn(() => Promise.resolve({})),
}));
jest.mock('../run-queries');
jest.mock('../pictures/pictures-elsewhere');

const compiled = { hash: 'scripts', renderPageHash: 'renderer', templateHashes: { 'faq.tsx': 'faq' } };
const renderer = '.cache/page-ssr/routes/render-page.js';

let work: string;
let former: string;
const stopPictures = jest.fn();

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** As Gatsby leaves its folder. */
function writeCode(): void {
  write('public/app-1.js', 'scripts');
  write('public/app.css', 'styles');
  write('public/static/drawing.svg', 'drawing');
  write('public/chunk-map.json', '{}');
  write('public/webpack.stats.json', '{}');
  write('src/gatsby-types.d.ts', 'types of queries');
  write('public/_gatsby/slices/start.html', 'start');
  write(renderer, 'renderer');
  write('.cache/page-ssr/routes/zoo.js', 'a part of the renderer');
}

/** As a process leaves it that has just started. */
function forgetCode(): void {
  rmSync('public', { recursive: true, force: true });
  rmSync('.cache', { recursive: true, force: true });
  rmSync('src', { recursive: true, force: true });
}

beforeEach(() => {
  work = realpathSync(mkdtempSync(path.join(tmpdir(), 'kept-')));
  former = process.cwd();
  mkdirSync(path.join(work, 'site/frontend'), { recursive: true });
  process.chdir(path.join(work, 'site/frontend'));
  jest.clearAllMocks();
  jest.mocked(makePicturesElsewhere).mockReturnValue(stopPictures);
  jest.mocked(compileSite).mockImplementation(() => {
    writeCode();
    return Promise.resolve({ compiled, assets: ['app-1.js', 'app.css', 'static/drawing.svg', 'gone.js'] });
  });
});

afterEach(() => {
  process.chdir(former);
  rmSync(work, { recursive: true });
});

const dispatch = jest.fn();

const gatsby = {
  store: {
    dispatch,
    getState: () => ({
      slicesByTemplate: new Map([['faq.tsx', {}]]),
      staticQueriesByTemplate: new Map([['faq.tsx', ['a query']]]),
    }),
  },
} as unknown as Gatsby;

/** Begins as a new process does. @returns whether it compiled and kept the code */
async function start(digest = 'code', kinds = 'faq.tsx'): Promise<boolean> {
  forgetCode();
  const { bundle, hasCompiled } = keepCode(work, digest);
  await bundle(gatsby, {} as Context, kinds);
  return hasCompiled();
}

it('compiles the same code once, and puts all files back for the next process', async () => {
  expect(await start()).toBe(true);
  expect(await start()).toBe(false);
  expect(compileSite).toHaveBeenCalledTimes(1);
  expect(readFileSync('public/app-1.js', 'utf8')).toBe('scripts');
  expect(readFileSync('public/static/drawing.svg', 'utf8')).toBe('drawing');
  expect(readFileSync('public/_gatsby/slices/start.html', 'utf8')).toBe('start');
  expect(readFileSync('src/gatsby-types.d.ts', 'utf8')).toBe('types of queries');
  expect(readFileSync(renderer, 'utf8')).toBe('renderer');
  const { files } = JSON.parse(readFileSync(path.join(work, 'compiled/code.json'), 'utf8')) as {
    files: object;
  };
  expect(Object.keys(files).at(-1)).toBe(renderer);
  expect(adoptCode).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), compiled);
});

it('has pictures made while it compiles, and only then', async () => {
  jest.mocked(runDirtyQueries).mockImplementationOnce(() => {
    expect(makePicturesElsewhere).toHaveBeenCalledTimes(1);
    expect(compileSite).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  await start();
  expect(stopPictures).toHaveBeenCalledTimes(1);
  await start();
  expect(runDirtyQueries).toHaveBeenCalledTimes(1);
  expect(makePicturesElsewhere).toHaveBeenCalledTimes(1);
});

it('stops the other process where the code cannot be compiled, and keeps nothing', async () => {
  jest.mocked(compileSite).mockRejectedValueOnce(new Error('Unexpected token'));
  await expect(start()).rejects.toThrow('Unexpected token');
  expect(stopPictures).toHaveBeenCalledTimes(1);
  expect(await start()).toBe(true);
});

it('compiles again for other code and for other kinds of pages', async () => {
  await start('code', 'faq.tsx');
  expect(await start('other code', 'faq.tsx')).toBe(true);
  expect(await start('other code', 'faq.tsx\npost.tsx')).toBe(true);
  expect(await start('other code', 'faq.tsx\npost.tsx')).toBe(false);
});

it('does not use code of which a file was cut short or is missing', async () => {
  await start();
  writeFileSync(path.join(work, 'compiled/public/app-1.js'), 'scri');
  expect(await start()).toBe(true);
  rmSync(path.join(work, 'compiled/public/app.css'));
  expect(await start()).toBe(true);
  writeFileSync(path.join(work, 'compiled/code.json'), '{');
  expect(await start()).toBe(true);
  expect(await start()).toBe(false);
});

it('gives Gatsby again what compiling found out about each kind of page', async () => {
  await start();
  expect(dispatch).not.toHaveBeenCalled();
  await start();
  expect(dispatch.mock.calls.flat()).toEqual([
    {
      type: 'SET_STATIC_QUERIES_BY_TEMPLATE',
      payload: { componentPath: 'faq.tsx', staticQueryHashes: ['a query'] },
    },
    { type: 'SET_SLICES_BY_TEMPLATE', payload: { componentPath: 'faq.tsx', slices: {} } },
  ]);
});

it('goes on where code cannot be kept', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeFileSync(path.join(work, 'compiled.new'), 'no folder');
  mkdirSync(path.join(work, 'compiled/public'), { recursive: true });
  jest.mocked(compileSite).mockImplementation(() => Promise.resolve({ compiled, assets: [] }));
  expect(await start()).toBe(false);
  expect(adoptCode).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be kept'));
  log.mockRestore();
});

it('forgets the code when it is asked to', async () => {
  await start();
  forgetKeptCode(work);
  expect(existsSync(path.join(work, 'compiled'))).toBe(false);
  expect(await start()).toBe(true);
});
