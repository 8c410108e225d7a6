import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { hasLiveSite, releaseSite } from './release-site.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} words */
function build(words) {
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  writeFileSync(path.join(folder, 'public', 'index.html'), words);
  return path.join(folder, 'public');
}

const site = () => path.join(folder, 'site');
const livePage = () => readFileSync(path.join(site(), 'current', 'index.html'), 'utf8');

/** Names of releases carry milliseconds. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

test('a first release goes live', () => {
  assert.equal(hasLiveSite(site()), false);
  releaseSite(build('first'), site());
  assert.equal(hasLiveSite(site()), true);
  assert.equal(livePage(), 'first');
});

test('a later release replaces the live one and leaves the earlier one whole', async () => {
  const first = releaseSite(build('first'), site());
  await tick();
  releaseSite(build('second'), site());
  assert.equal(livePage(), 'second');
  assert.equal(readFileSync(path.join(site(), 'releases', first, 'index.html'), 'utf8'), 'first');
});

test('a rebuild in the same folder does not touch what is live', () => {
  releaseSite(build('first'), site());
  build('half-written');
  assert.equal(livePage(), 'first');
});

test('only the last three releases stay', async () => {
  for (const words of ['one', 'two', 'three', 'four', 'five']) {
    releaseSite(build(words), site());
    await tick();
  }
  assert.equal(readdirSync(path.join(site(), 'releases')).length, 3);
  assert.equal(livePage(), 'five');
});

test('what a killed release left behind is swept away', () => {
  const left = path.join(site(), 'releases', '.20250101T000000-000Z');
  mkdirSync(left, { recursive: true });
  releaseSite(build('first'), site());
  assert.equal(existsSync(left), false);
});
