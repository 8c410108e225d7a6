import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamps-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A checkout with these sources and the stamps' code. @param {string} name @param {string} source */
async function checkout(name, source) {
  const place = path.join(folder, name);
  mkdirSync(path.join(place, '.ci', 'machine'), { recursive: true });
  for (const file of ['paths.mjs', 'machine/stamps.mjs'])
    cpSync(inRoot('.ci', file), path.join(place, '.ci', file));
  mkdirSync(path.join(place, 'src'));
  writeFileSync(path.join(place, 'src', 'a.ts'), source);
  /** @type {typeof import('./stamps.mjs')} */
  const stamps = await import(pathToFileURL(path.join(place, '.ci', 'machine', 'stamps.mjs')).href);
  return { place, stamps };
}

/** The stamp of a step that reads `src` and has made its output. @param {typeof import('./stamps.mjs')} stamps */
const stampIn = ({ hashOf, stampOf }) =>
  stampOf(
    'step',
    () => hashOf(['src']),
    () => true,
  );

test('a copy of a checkout in another folder, with other times, has the same hash', async () => {
  const one = await checkout('one', 'const a = 1;');
  const copy = await checkout('copy', 'const a = 1;');
  utimesSync(path.join(copy.place, 'src', 'a.ts'), new Date(0), new Date(0));
  assert.equal(copy.stamps.hashOf(['src']), one.stamps.hashOf(['src']));
});

test('another source has another hash', async () => {
  const one = await checkout('one', 'const a = 1;');
  const other = await checkout('other', 'const a = 2;');
  assert.notEqual(other.stamps.hashOf(['src']), one.stamps.hashOf(['src']));
});

test('a step that was stamped in one place is fresh in its copy', async () => {
  const one = await checkout('one', 'const a = 1;');
  stampIn(one.stamps).set();
  cpSync(one.place, path.join(folder, 'copy'), { recursive: true });
  /** @type {typeof import('./stamps.mjs')} */
  const copied = await import(pathToFileURL(path.join(folder, 'copy', '.ci', 'machine', 'stamps.mjs')).href);
  assert.equal(stampIn(copied).isFresh(), true);
  writeFileSync(path.join(folder, 'copy', 'src', 'a.ts'), 'const a = 2;');
  assert.equal(stampIn(copied).isFresh(), false);
});
