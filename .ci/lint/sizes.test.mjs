import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from '../paths.mjs';
import { faultsOfSize, largeFolders, maxFiles, maxLines } from './sizes.mjs';

/** @type {string[]} */
const made = [];
after(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * A repository with these files.
 * @param {Record<string, number>} files lines of each, by its path
 */
function makeRepository(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  made.push(folder);
  for (const room of ['cms/config', 'cms/src', 'cms-plugins', 'frontend', 'seeds'])
    mkdirSync(path.join(folder, room), { recursive: true });
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '//\n'.repeat(lines));
  }
  return folder;
}

/** @param {string} folder @param {number} count @param {string} [ending] */
const filesIn = (folder, count, ending = '.ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/part-${index}${ending}`, 1]));

test('no folder and no file of the product is too large', () => {
  assert.deepEqual(faultsOfSize(root), []);
});

test('names a folder with too many source files', () => {
  const [fault, ...more] = faultsOfSize(makeRepository(filesIn('frontend/src/ui', maxFiles + 1)));
  assert.match(fault ?? '', /^frontend\/src\/ui has 17 source files of its own/);
  assert.deepEqual(more, []);
});

test('names a file with too many lines', () => {
  const file = 'cms-plugins/payments/server/services/orders/orders.ts';
  const [fault, ...more] = faultsOfSize(makeRepository({ [file]: maxLines + 1 }));
  assert.match(fault ?? '', /orders\/orders\.ts has 301 lines/);
  assert.deepEqual(more, []);
});

test('counts neither tests nor pictures, nor what tools write', () => {
  const files = {
    ...filesIn('seeds/content', maxFiles),
    ...filesIn('seeds/content', 20, '.test.ts'),
    ...filesIn('seeds/content', 20, '.svg'),
    ...filesIn('seeds/node_modules', 20),
    'frontend/src/gatsby-types.d.ts': 5000,
    'cms/src/env.ts': maxLines,
  };
  assert.deepEqual(faultsOfSize(makeRepository(files)), []);
});

test('gives a reason for every large folder, and lists none that is small', () => {
  for (const [folder, reason] of Object.entries(largeFolders)) {
    assert.ok(reason.length > 20, folder);
    assert.ok(readdirSync(path.join(root, folder)).length > maxFiles, `${folder} is no longer large`);
    const files = makeRepository(filesIn(folder, maxFiles + 1));
    assert.deepEqual(faultsOfSize(files), []);
  }
});
