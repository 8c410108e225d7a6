import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.mjs';

/** What staff and parents read: screens, sentences of the server, and guides. Texts of the demonstration have a test of their own. */
const read = ['cms/src', 'cms-plugins', 'frontend/src', 'docs/guides', 'README.md'];

const other = /\be-mail/i;

/** Comments may write it as they like. @param {string} file @param {string} source */
const wordsOf = (file, source) =>
  file.endsWith('.md') ? source : source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');

test('people read email, and nowhere e-mail', () => {
  const listed = execFileSync('git', ['ls-files', ...read], { cwd: root });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => /\.(tsx?|json|md)$/.test(file) && !/\.test\.tsx?$/.test(file));
  assert.ok(files.length > 500, 'The files of the product are not where they were.');
  const found = files.filter((file) =>
    other.test(wordsOf(file, readFileSync(path.join(root, file), 'utf8'))),
  );
  assert.deepEqual(found, []);
});

test('finds it in a sentence, and not in a comment', () => {
  assert.match(wordsOf('a.ts', "const label = 'E-mail'; // of whom"), other);
  assert.doesNotMatch(wordsOf('a.ts', '/** An e-mail. */\nconst a = 1; // of an e-mail'), other);
});
