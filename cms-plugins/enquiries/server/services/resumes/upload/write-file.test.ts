import type fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { writeFile } from './write-file';

type Fs = typeof fs;

/** A busy disk: it takes its time to make a file. */
jest.mock('node:fs', (): Fs => {
  const real = jest.requireActual<Fs>('node:fs');
  const slow = {
    ...real,
    open: (...asked: Parameters<Fs['open']>) => {
      setTimeout(() => {
        real.open(...asked);
      }, 100);
    },
  };
  return {
    ...real,
    createWriteStream: (file, options) => real.createWriteStream(file, { ...(options as object), fs: slow }),
  };
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lanternway-write-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('leaves nothing of what breaks off while its file is still being made', async () => {
  const arriving = new PassThrough();
  const writing = writeFile(arriving, path.join(folder, 'resume'), 100);
  arriving.write('%PDF-');
  arriving.destroy(new Error('Gone.'));
  expect(await writing).toEqual({ kind: 'broken-off' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await readdir(folder)).toEqual([]);
});

it('keeps what arrives whole', async () => {
  const arriving = new PassThrough();
  const writing = writeFile(arriving, path.join(folder, 'resume'), 100);
  arriving.end('%PDF-');
  expect(await writing).toMatchObject({ kind: 'written', file: { bytes: 5 } });
  expect(await readdir(folder)).toEqual(['resume']);
});
