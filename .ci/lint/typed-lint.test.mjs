import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { binary, inRoot } from '../paths.mjs';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'typed-lint-')));
after(() => rmSync(folder, { recursive: true, force: true }));

const faulty = `
declare function later(): Promise<number>;
declare const kind: 'one' | 'two';
later();
await 1;
[1].forEach(async () => { await later(); });
switch (kind) { case 'one': break; }
if (kind === 'two') throw 'a sentence';
export {};
`;

// The linter looks there for the program that knows the types.
symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
copyFileSync(inRoot('.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
writeFileSync(
  path.join(folder, 'tsconfig.json'),
  JSON.stringify({ compilerOptions: { strict: true, module: 'esnext', target: 'es2022', lib: ['es2023'] } }),
);

/** The rules that a file breaks. @param {string} file */
function brokenIn(file) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), faulty);
  const { stdout } = spawnSync(binary('oxlint'), ['--format=json', file], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.map((/** @type {{ code: string }} */ { code }) => code).sort();
}

test('finds what only the types show', () => {
  assert.deepEqual(brokenIn('cms-plugins/payments/server/new.ts'), [
    'typescript(await-thenable)',
    'typescript(no-floating-promises)',
    'typescript(no-misused-promises)',
    'typescript(only-throw-error)',
    'typescript(switch-exhaustiveness-check)',
  ]);
});

for (const file of [
  'cms/src/new.ts',
  'cms/config/new.ts',
  'cms-plugins/desk/src/new.tsx',
  'frontend/src/new.tsx',
  'frontend/site-builder/new.ts',
  'frontend/e2e/site/new.ts',
  'seeds/new.ts',
])
  test(`looks into ${file}`, () => {
    assert.equal(brokenIn(file).length, 5);
  });
