import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compareReleases } from './compare-releases.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {Record<string, string | Buffer>} files */
function site(name, files) {
  const place = path.join(folder, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), content);
  }
  return place;
}

test('builds that differ only in their run and their packing are the same', () => {
  const low = brotliCompressSync('kite', { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const one = site('one', {
    'app.json': '{"webpackCompilationHash":"0a1b"}',
    'a.br': low,
    'b.gz': gzipSync('kite', { level: 1 }),
    '_content.json': '1',
  });
  const two = site('two', {
    'app.json': '{"webpackCompilationHash":"99ff"}',
    'a.br': brotliCompressSync('kite'),
    'b.gz': gzipSync('kite', { level: 9 }),
  });
  assert.deepEqual(compareReleases(one, two), []);
});

test('names what is missing, what is too much and what is different', () => {
  const one = site('one', { 'a.html': 'x', 'only/one.html': '', 'same.css': 'b' });
  const two = site('two', { 'a.html': 'y', 'only/two.html': '', 'same.css': 'b' });
  assert.deepEqual(compareReleases(one, two), [
    'different: a.html',
    'only in the first: only/one.html',
    'only in the second: only/two.html',
  ]);
});
