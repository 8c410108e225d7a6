import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';

const isCode = /\.[cm]?[jt]s$/;

/** The paths that a script names whole, by words alone: `inRoot('seeds', 'run.ts')`. @param {string} text */
const pathsNamedIn = (text) =>
  [...text.matchAll(/inRoot\(((?:\s*'[^']+',?)+)\s*\)/g)]
    .map(([, words]) => [...(words ?? '').matchAll(/'([^']+)'/g)].map(([, word]) => word).join('/'))
    .filter((named) => isCode.test(named));

/**
 * Whether a file is there, or the source from which it is built: a fresh clone has no `dist` yet.
 * @param {string} named
 */
function isThere(named) {
  const [folder, built] = named.split('/dist/');
  if (folder === undefined || built === undefined) return existsSync(inRoot(named));
  const source = path.basename(built).replace(/\.js$/, '.ts');
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).some(
    (file) => path.basename(file) === source && !/(^|\/)(dist|node_modules)\//.test(file),
  );
}

const scripts = readdirSync(inRoot('.ci'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mjs') && !/\.test\.mjs$|node_modules/.test(file))
  .map((file) => path.join('.ci', file));

test('every program that a script starts by its path is there', () => {
  const named = scripts.flatMap((script) =>
    pathsNamedIn(readFileSync(inRoot(script), 'utf8')).map((file) => `${script}: ${file}`),
  );
  assert.ok(named.length > 10, 'the paths are read from the scripts');
  assert.deepEqual(
    named.filter((line) => !isThere(line.split(': ')[1] ?? '')),
    [],
  );
});

test('misses a program that has moved to another package', () => {
  assert.ok(isThere('cms-plugins/payment-sandbox/dist/main.js'));
  assert.ok(!isThere('cms-plugins/payments/dist/sandbox/main.js'));
});
