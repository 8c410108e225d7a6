import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { inRoot, root } from '../paths.mjs';
import { isInstalled } from './install.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  mkdirSync(path.join(folder, 'node_modules', '@lanternway', 'cms'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} file @param {object} packages */
const write = (file, packages) => writeFileSync(path.join(folder, file), JSON.stringify({ packages }));

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '18.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
  'node_modules/@lanternway/cms': { link: true },
};

test('packages count as installed when each stands in its version', () => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', { 'node_modules/react': { version: '18.3.1' } });
  assert.equal(isInstalled(folder), true);
});

test('another version asks for an installation', () => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', { 'node_modules/react': { version: '18.2.0' } });
  assert.equal(isInstalled(folder), false);
});

test('a room of ours that is new asks for an installation', () => {
  write('package-lock.json', { ...wanted, 'node_modules/@lanternway/desk': { link: true } });
  write('node_modules/.package-lock.json', { 'node_modules/react': { version: '18.3.1' } });
  assert.equal(isInstalled(folder), false);
});

test('a fresh clone asks for an installation', () => {
  write('package-lock.json', wanted);
  assert.equal(isInstalled(folder), false);
});

/** Packages that a file imports before its first line runs, through every file of ours that it imports. @param {string} file @returns {string[]} */
function packagesLoadedAtOnce(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm);
  return [...imports].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return packagesLoadedAtOnce(path.resolve(path.dirname(file), name), seen);
    return isBuiltin(name) ? [] : [`${path.relative(root, file)} imports ${name}`];
  });
}

test('a program that installs the packages starts without them', () => {
  const programs = readdirSync(inRoot('.ci'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => inRoot('.ci', name))
    .filter((file) => readFileSync(file, 'utf8').includes('installStep'));
  assert.ok(programs.length >= 3);
  assert.deepEqual(
    programs.flatMap((file) => packagesLoadedAtOnce(file)),
    [],
  );
});
