import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEarlyFinisher, type Finish, finishingThread, worthAThread } from './early-finisher';
import { finishFiles } from './finished-files';
import { createGatherer } from './gather-files';

// It compiles a script of the site, which has its own tests.
jest.mock('../../src/build/after/scripts/late-loader', () => ({
  writeLoader: () => Promise.resolve('/start.js'),
}));

let folder: string;
let folders: { publicFolder: string; storeFolder: string };

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folders.publicFolder, file)), { recursive: true });
  writeFileSync(path.join(folders.publicFolder, file), text);
};

const scripts = (pagePath: string) =>
  `<script>window.pagePath=${JSON.stringify(pagePath)};window.___webpackCompilationHash="1";</script><script src="/app.js"></script>`;

/** Pages as Gatsby writes them. @returns their files */
function draw(pages: number, words: string): string[] {
  return Array.from({ length: pages }, (_, page) => {
    write(`page-data/post-${page}/page-data.json`, '{"componentChunkName":"post"}');
    const file = `post-${page}/index.html`;
    write(
      file,
      `<html><head></head><body><h1>${words} ${page}</h1>${scripts(`/post-${page}`)}</body></html>`,
    );
    return file;
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'early-finisher-'));
  folders = { publicFolder: path.join(folder, 'public'), storeFolder: path.join(folder, 'files') };
  mkdirSync(folders.storeFolder);
  write('webpack.stats.json', '{"namedChunkGroups":{}}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Finishes in this process, and notes what it was asked for. */
function noting() {
  const asked: string[] = [];
  const finish: Finish = ({ files, code, folders }) => {
    asked.push(...files);
    return Promise.resolve(finishFiles(files, code, folders));
  };
  return { asked, finish };
}

/** What a gatherer makes that finishes nothing early. */
const afterwards = async () => [...(await createGatherer(folders, noting().finish).gather())];

describe('pages that are finished while others are drawn', () => {
  it('are the pages that would be made afterwards, in the same order', async () => {
    const { asked, finish } = noting();
    const gatherer = createGatherer(folders, finish);
    const files = draw(2 * worthAThread, 'Kite');
    gatherer.begin(files.slice(worthAThread));
    const made = [...(await gatherer.gather())];
    expect(asked).toEqual(files.slice(worthAThread));
    expect(made).toEqual(await afterwards());
  });

  it('are finished again where they were drawn again since', async () => {
    const gatherer = createGatherer(folders, noting().finish);
    gatherer.begin(draw(worthAThread, 'Kite'));
    await gatherer.gather();
    const { finish } = noting();
    const late = createGatherer(folders, async (job) => {
      const finished = await finish(job);
      draw(1, 'A longer word for a kite');
      return finished;
    });
    late.begin(draw(worthAThread, 'Kite'));
    expect([...(await late.gather())]).toEqual(await afterwards());
  });

  it('are few enough to wait for the others where a thread would take longer to start', async () => {
    const { asked, finish } = noting();
    const early = createEarlyFinisher(folders, finish);
    early.begin(draw(worthAThread - 1, 'Kite'));
    expect((await early.end()).finished.size).toBe(0);
    expect(asked).toEqual([]);
  });

  it('are finished with the other files where the thread fails, which the log says', async () => {
    const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const gatherer = createGatherer(folders, () => Promise.reject(new Error('no memory')));
    gatherer.begin(draw(worthAThread, 'Kite'));
    const made = [...(await gatherer.gather())];
    expect(log.mock.calls.flat().join('')).toMatch(/not finished early: Error: no memory/);
    log.mockRestore();
    expect(made).toEqual(await afterwards());
  });

  it('are finished by the thread of the compiled builder', async () => {
    const compiled = path.join(__dirname, '../dist/site-builder/release/finishing-thread.js');
    const thread = finishingThread(compiled);
    const files = draw(worthAThread, 'Kite');
    const code = { loader: '/start.js', stats: { namedChunkGroups: {} } };
    expect(await thread({ files, code, folders })).toEqual(finishFiles(files, code, folders));
  });
});
