import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { countPlaywright } from './browser-stage.mjs';

const spec = (/** @type {boolean} */ ok, /** @type {string} */ message) => ({
  title: 'the drawer opens',
  file: 'drawer.test.ts',
  ok,
  tests: [{ status: 'unexpected', results: [{ errors: [{ message }] }] }],
});

test('counts stories and quotes the broken ones from nested suites', () => {
  const count = countPlaywright({
    stats: { expected: 7, unexpected: 1, flaky: 0 },
    suites: [{ suites: [{ specs: [spec(false, '\u001b[31mstill hidden\u001b[39m')] }] }],
    errors: [],
  });
  assert.deepEqual([count.passed, count.failed], [7, 1]);
  assert.equal(count.notes.join(), 'drawer.test.ts: the drawer opens\nstill hidden');
});

test('says why a story failed at first, also where the second try did not get to it', () => {
  const [told, skipped] = [spec(false, 'too late'), { errors: [] }];
  told.tests[0]?.results.push(skipped);
  const stats = { expected: 0, unexpected: 1, flaky: 0 };
  const { notes } = countPlaywright({ stats, suites: [{ specs: [told] }], errors: [] });
  assert.deepEqual(notes, [`${told.file}: ${told.title}\ntoo late`]);
});

test('says what stood on the page when a story failed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'story-'));
  const file = path.join(folder, 'error-context.md');
  const page =
    '- banner:\n  - link "Home":\n- main:\n  - link "Help":\n    - /url: /faq\n  - alert: Too many attempts.';
  writeFileSync(file, `# Page snapshot\n\n\`\`\`yaml\n${page}\n\`\`\`\n\n# Test source\n`);
  const told = spec(false, 'no thanks');
  Object.assign(told.tests[0]?.results[0] ?? {}, { attachments: [{ name: 'error-context', path: file }] });
  const stats = { expected: 0, unexpected: 1, flaky: 0 };
  const { notes } = countPlaywright({ stats, suites: [{ specs: [told] }], errors: [] });
  rmSync(folder, { recursive: true });
  const seen = '- main:\n  - link "Help":\n  - alert: Too many attempts.';
  assert.equal(notes.join(), `${told.file}: ${told.title}\nno thanks\nThe page then:\n${seen}\n`);
});

test('names the stories that passed in one of two tries, and counts them as passed', () => {
  const told = spec(true, '');
  const results = [{ errors: [{ message: 'too \u001b[31mlate\u001b[39m' }] }, { errors: [] }];
  const twice = { ...told, tests: [{ status: 'flaky', results }] };
  const once = {
    ...told,
    title: 'the menu opens',
    tests: [{ status: 'expected', results: [{ errors: [] }] }],
  };
  const count = countPlaywright({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [{ specs: [once], suites: [{ specs: [twice] }] }],
    errors: [],
  });
  assert.deepEqual([count.passed, count.failed], [2, 0]);
  assert.equal(
    count.notes.join(),
    'flaky, passed in one of two tries: drawer.test.ts: the drawer opens\ntoo late',
  );
});

test('an error outside of all stories counts as a failure', () => {
  const count = countPlaywright({
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'No tests found' }],
  });
  assert.equal(count.failed, 1);
});
