import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from '../paths.mjs';
import { cyclesIn, readImports } from './import-cycles.mjs';

/** @type {string[]} */
const made = [];
after(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The circles of a repository with these files. @param {Record<string, string>} files text of each, by its path */
function cyclesOf(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cycles-'));
  made.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return cyclesIn(readImports(folder));
}

test('no file of the repository loads itself in the end', () => {
  const imports = readImports(root);
  assert.deepEqual(cyclesIn(imports), []);
  // It has really followed them: inside a workspace, and from one into another.
  assert.ok(imports.get('cms/src/index.ts')?.includes('cms/src/env.ts'));
  const intoContracts = [...imports].filter(
    ([file, loaded]) =>
      file.startsWith('cms-plugins/payments/server/') &&
      loaded.some((name) => name.startsWith('cms-plugins/contracts/src/')),
  );
  assert.notEqual(intoContracts.length, 0);
});

for (const [how, line] of [
  ['a value', "import { a } from './a';"],
  ['a value beside a type', "import { type A, a } from './a';"],
  ['what it passes on', "export { a } from './a';"],
  ['all of it', "export * from './a';"],
  ['only its effects', "import './a';"],
  ['later', "export const later = () => import('./a');"],
  ['by the name that it will have', "import { a } from './a.js';"],
  [
    'as a type in one line and as a value in another',
    "import type { A } from './a';\nimport { a } from './a';",
  ],
])
  test(`finds two files that load each other: ${how}`, () => {
    const cycles = cyclesOf({
      'seeds/a.ts': "import { b } from './b';\nexport const a = b;\nexport type A = number;\n",
      'seeds/b.ts': `${line}\nexport const b = 1;\n`,
    });
    assert.deepEqual(cycles, ['seeds/a.ts -> seeds/b.ts -> seeds/a.ts']);
  });

test('finds a circle of several files, through a folder’s index and a package of ours', () => {
  const cycles = cyclesOf({
    'cms-plugins/desk/src/one.tsx': "import { two } from './two';\nexport const one = two;\n",
    'cms-plugins/desk/src/two/index.ts': "export { three } from '../../../mailer/three.mjs';\n",
    'cms-plugins/mailer/three.mjs': "export { one as three } from '@lanternway/desk/one';\n",
  });
  assert.deepEqual(cycles, [
    'cms-plugins/desk/src/one.tsx -> cms-plugins/desk/src/two/index.ts -> cms-plugins/mailer/three.mjs -> cms-plugins/desk/src/one.tsx',
  ]);
});

test('takes no circle for one in which a file needs only types of the other', () => {
  for (const line of [
    "import type { A } from './a';",
    "import { type A } from './a';",
    "export type { A } from './a';",
    "export { type A } from './a';",
  ])
    assert.deepEqual(
      cyclesOf({
        'seeds/a.ts': "import { b } from './b';\nexport const a = b;\nexport type A = number;\n",
        'seeds/b.ts': `${line}\nexport const b = 1;\n`,
      }),
      [],
    );
});
