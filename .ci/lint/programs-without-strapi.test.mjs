import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.mjs';
import { readImports } from './import-cycles.mjs';

/** An import of more than types. */
const strapi = /^(?:import|export) (?!type\b)[^;]*?from '(@strapi\/[^']+)'/m;

/**
 * The files that a program loads, itself among them.
 * @param {ReadonlyMap<string, string[]>} imports
 * @param {string} program
 */
function loadedBy(imports, program) {
  const loaded = new Set([program]);
  for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next);
  return [...loaded];
}

/** @param {readonly string[]} files */
const withStrapi = (files) =>
  files.filter((file) => strapi.test(readFileSync(path.join(root, file), 'utf8')));

const imports = readImports(root);

// One package of Strapi's is seven hundred modules: a backup would begin a second later.
for (const program of ['backup/main.ts', 'media/main.ts', 'check.ts'])
  test(`cms/src/${program} works without Strapi`, () => {
    const files = loadedBy(imports, `cms/src/${program}`);
    assert.deepEqual(withStrapi(files), []);
    assert.ok(files.includes('cms/src/env.ts'));
  });

test('finds Strapi where it is loaded', () => {
  assert.ok(withStrapi(loadedBy(imports, 'cms/src/index.ts')).includes('cms/src/media/keep-in-bucket.ts'));
});
