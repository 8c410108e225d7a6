import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staticFilesNamedIn } from './finished-files';
import { openStore } from './file-store';
import { createGatherer } from './gather-files';

// It compiles a script of the site, which has its own tests.
jest.mock('../../src/build/after/scripts/late-loader', () => ({
  writeLoader: () => Promise.resolve('/start.js'),
}));

describe('the files that a text names', () => {
  it.each([
    [
      '<img srcset="/static/a1/kite.png 1x, /static/b2/kite.png 2x">',
      ['static/a1/kite.png', 'static/b2/kite.png'],
    ],
    ['{"src":"/static/c3/red%20kite.webp"}', ['static/c3/red kite.webp']],
    ['e.exports=r.p+"static/logo-4d.svg"', ['static/logo-4d.svg']],
    ['@font-face{src:url(/static/font-5e.woff2)}', ['static/font-5e.woff2']],
    ['window.ecstatic/no-file', []],
  ])('are those in %s', (text, files) => {
    expect(staticFilesNamedIn(text)).toEqual(files);
  });
});

describe("the files of Gatsby's output", () => {
  let folder: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, 'public', file)), { recursive: true });
    writeFileSync(path.join(folder, 'public', file), text);
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'gather-'));
    write('webpack.stats.json', '{"namedChunkGroups":{}}');
    write('app.js', 'r.p+"static/used.svg"');
    for (const name of ['used', 'left']) write(`static/${name}.svg`, '<svg/>');
    write('_gatsby/slices/one.html', 'x');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const folders = () => {
    const storeFolder = path.join(folder, 'files');
    openStore(storeFolder);
    return { publicFolder: path.join(folder, 'public'), storeFolder };
  };

  it('become part of the site where something names them, but for what Gatsby keeps for itself', async () => {
    const gatherer = createGatherer(folders());
    const files = [...(await gatherer.gather()).keys()];
    expect(files).toEqual(expect.arrayContaining(['app.js', 'static/used.svg']));
    expect(files.filter((file) => /left|_gatsby|stats/.test(file))).toEqual([]);
    write('app.js', 'r.p+"static/left.svg" and more');
    expect([...(await gatherer.gather()).keys()]).toEqual(expect.arrayContaining(['static/left.svg']));
  });
});
