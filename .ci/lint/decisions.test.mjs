import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.mjs';

const folder = path.join(root, 'docs', 'decisions');

test('each decision has a number of its own, the same in its file name and its title', () => {
  const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  assert.ok(files.length > 50, 'The decisions are not where they were.');
  const numbers = files.map((file) => file.slice(0, 4));
  assert.deepEqual(
    numbers.filter((number, index) => numbers.indexOf(number) !== index),
    [],
  );
  const titled = files.map((file) => [
    file,
    readFileSync(path.join(folder, file), 'utf8').split('\n')[0] ?? '',
  ]);
  assert.deepEqual(
    titled.filter(([file = '', title = '']) => !title.startsWith(`# ${Number(file.slice(0, 4))}. `)),
    [],
  );
});
