import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { duration, takeSteps } from './steps.mjs';

/** @type {string} */
let said;

beforeEach(() => {
  said = '';
  mock.method(process.stdout, 'write', (/** @type {string} */ text) => {
    said += text;
    return true;
  });
});

afterEach(() => mock.restoreAll());

const done = () => {};
const broken = () => {
  throw new Error('no disk');
};

test('prints each step with its number and its result', async () => {
  await takeSteps([
    { title: 'Install', isDone: () => true, run: broken },
    { title: 'Build', run: done },
  ]);
  mock.restoreAll();
  assert.match(said, /\[1\/2\] Install \.\.\. up to date/);
  assert.match(said, /\[2\/2\] Build \.\.\. done, 0\.\d s/);
});

test('a step prints its progress', async () => {
  await takeSteps([{ title: 'Site', run: (say) => say('drawing pages') }]);
  mock.restoreAll();
  assert.match(said, /\[1\/1\] Site \.\.\. drawing pages, 0\.\d s/);
});

test('a step that fails ends the rest', async () => {
  const last = mock.fn();
  await assert.rejects(
    takeSteps([
      { title: 'Build', run: broken },
      { title: 'Serve', run: last },
    ]),
    /no disk/,
  );
  assert.equal(last.mock.callCount(), 0);
});

test('a step that may fail hands its reason back', async () => {
  const failures = await takeSteps([{ title: 'Site', run: broken, mayFail: true }]);
  assert.deepEqual(
    failures.map(({ message }) => message),
    ['no disk'],
  );
});

test('durations read as people say them', () => {
  assert.deepEqual([duration(400), duration(41_000), duration(94_000)], ['0.4 s', '41 s', '1 min 34 s']);
});
