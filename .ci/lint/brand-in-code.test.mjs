import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.mjs';

/** What the product is made of. Seeds are the demonstration's content, and `docs` may name it. */
const product = ['cms', 'cms-plugins', 'frontend'];

/** Made by tools, or not of the product. */
const left = new Set([
  'node_modules',
  'dist',
  'build',
  'public',
  '.cache',
  '.strapi',
  '.tmp',
  'tests',
  'e2e',
]);

const isTest = /\.test\.[cm]?tsx?$|-fixture\.tsx?$|\/testing\//;
const isText = /\.([cm]?[jt]sx?|json|css|html|svg|md|txt|webmanifest|ya?ml)$/;

/** These name it for a reason. */
const allowed = {
  'cms/src/secrets.ts': 'refuses a secret that is made of the name of the demonstration',
};

/** The name of the demonstration and of its mascot. The scope of our packages is not one. */
const brand = /(?<!@)lanternway|\bwick\b/i;

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (left.has(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(file) : [file];
  });

/** @param {string} text */
const linesWithBrand = (text) =>
  text.split('\n').flatMap((line, index) => (brand.test(line) ? [`line ${String(index + 1)}`] : []));

test('finds the name of the demonstration, and no package', () => {
  assert.deepEqual(linesWithBrand("import '@lanternway/contracts';\nconst a = 'Lanternway';"), ['line 2']);
  assert.deepEqual(linesWithBrand('<img alt="Wick sleeps">\n.wicked'), ['line 1']);
  assert.deepEqual(linesWithBrand("'lanternway.desk.note'"), ['line 1']);
});

test('no code of the product names the provider of the demonstration', () => {
  const files = product.flatMap(filesIn).filter((file) => isText.test(file) && !isTest.test(file));
  assert.ok(files.length > 500, 'The files of the product are not where they were.');
  const found = files.flatMap((file) => {
    const lines = linesWithBrand(readFileSync(path.join(root, file), 'utf8'));
    return lines.length > 0 ? [`${file}: ${lines.join(', ')}`] : [];
  });
  const names = Object.keys(allowed);
  assert.deepEqual(
    found.filter((line) => !names.some((name) => line.startsWith(`${name}:`))),
    [],
    'Name, logo and words of a provider are content: see docs/decisions/0050-brand-is-content.md.',
  );
});
