import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';

/** The rows of the table: number, file and title. @param {string} text */
const rowsOf = (text) =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .filter(([, number = '']) => /^\d+$/.test(number))
    .map(([, number = '', , file = '', title = '']) => ({ number: Number(number), file, title }));

/** @param {string} file */
const placeOf = (file) => inRoot(/^(?:cms|cms-plugins)\//.test(file) ? file : `frontend/${file}`);

/** @param {{ file: string, title: string }} row */
function isHeld({ file, title }) {
  const place = placeOf(file);
  return title !== '' && existsSync(place) && readFileSync(place, 'utf8').includes(title);
}

const rows = rowsOf(readFileSync(inRoot('docs/what-parents-can-rely-on.md'), 'utf8'));

test('each of the forty things that parents can rely on names a test that is there', () => {
  assert.deepEqual(
    rows.map(({ number }) => number),
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
  assert.deepEqual(
    rows.filter((row) => !isHeld(row)),
    [],
  );
});

test('misses a test that is gone', () => {
  const [first] = rows;
  assert.ok(first);
  assert.ok(!isHeld({ ...first, title: 'a title that no test has' }));
  assert.ok(!isHeld({ ...first, file: 'e2e/gone.test.ts' }));
});
