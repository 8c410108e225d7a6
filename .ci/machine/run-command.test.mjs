import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { root } from '../paths.mjs';
import { runCommand, startLogged } from './run-command.mjs';

const node = (/** @type {string} */ code) =>
  runCommand('The example', 'example', process.execPath, ['-e', code], { cwd: root });

test('a failure carries the last words of the program and the name of its log', async () => {
  await assert.rejects(
    node("console.log('first'); console.error('out of space'); process.exitCode = 3"),
    (error) => {
      assert.ok(error instanceof Error);
      assert.match(error.message, /The example failed/);
      assert.match(error.message, /example\.log/);
      assert.match(error.message, /out of space/);
      return true;
    },
  );
});

test('only the end of a long log is quoted', async () => {
  await assert.rejects(
    node('for (let n = 0; n < 500; n += 1) console.log(`line ${n}.`); process.exitCode = 1'),
    (error) => {
      assert.ok(error instanceof Error);
      assert.match(error.message, /line 499\./);
      assert.doesNotMatch(error.message, /line 12\./);
      return true;
    },
  );
});

test('returns what a program prints and still writes it to its log', async () => {
  let heard = '';
  const code =
    "process.stdout.write('first\\nsec'); process.stdout.write('ond\\n\\n'); console.error('third')";
  const { child, lastWords } = startLogged(
    'example',
    process.execPath,
    ['-e', code],
    { cwd: root },
    (words) => {
      heard += words;
    },
  );
  await once(child, 'close');
  assert.deepEqual(lastWords().sort(), ['first', 'second', 'third']);
  assert.match(heard, /second/);
  assert.match(heard, /third/);
});

test('names a program that does not exist', async () => {
  await assert.rejects(
    runCommand('The example', 'example', 'no-such-program', [], { cwd: root }),
    /no-such-program/,
  );
});

test('a program that ends well says nothing', async () => {
  await node('process.exit(0)');
});

test('a program in the background, and what it starts, leaves the processors to others', async () => {
  const started = "require('node:child_process').execFileSync(process.execPath, ['-p', 'os.getPriority()'])";
  // Its priority is set while it starts.
  const code = `setTimeout(() => process.stdout.write(${started}), 200)`;
  let heard = '';
  const how = { cwd: root, inBackground: true };
  const { child } = startLogged('example', process.execPath, ['-e', code], how, (words) => {
    heard += words;
  });
  await once(child, 'close');
  assert.equal(Number(heard), 5);
});
