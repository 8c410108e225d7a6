import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeKeptFiles } from './private-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'private-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function make(name: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 });
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  return file;
}

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);

it('closes what an earlier version left open, and nothing that is not its own', () => {
  const closed = [
    'data/public/uploads/a.png',
    'data/private/resumes/a',
    'data/outbox/1.json',
    'db/cms.db',
    'db/cms.db-wal',
  ].map(make);
  const settings = make('cms/.env');
  const draft = make('data/site/darkroom/draft.html');
  const open = ['data/site/releases/1/index.html', 'data/notes.txt'].map(make);
  const elsewhere = make('elsewhere.txt');
  symlinkSync(elsewhere, path.join(folder, 'data/public/link'));
  const database = { client: 'sqlite' as const, filename: path.join(folder, 'db/cms.db') };
  expect(closeKeptFiles({ dataDir: path.join(folder, 'data'), database }, settings)).toEqual([]);
  expect([...closed, settings].map(modeOf)).toEqual(Array(closed.length + 1).fill('600'));
  const folders = ['data', 'data/public', 'data/public/uploads', 'data/private/resumes', path.dirname(draft)];
  expect(folders.map((name) => modeOf(path.resolve(folder, name)))).toEqual(
    Array(folders.length).fill('700'),
  );
  expect([...open, elsewhere].map(modeOf)).toEqual(['644', '644', '644']);
});

it('has nothing to do where nothing is yet', () => {
  const url = 'postgresql://x/y';
  const database = { client: 'postgres' as const, url, directUrl: url, poolMax: 10, waitMs: 0 };
  expect(closeKeptFiles({ dataDir: path.join(folder, 'none'), database }, path.join(folder, '.env'))).toEqual(
    [],
  );
});
