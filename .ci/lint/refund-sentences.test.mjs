import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.mjs';

/** The only place of sentences that promise a refund (product rule H2). */
const policy = 'cms-plugins/contracts/src/payments/refund-policy.ts';

const promise = /full refund|before sessions start|everything back/i;

/** Comments may speak of refunds. @param {string} source */
const withoutComments = (source) => source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');

test('only the refund policy promises a refund; what is content may quote it', () => {
  const listed = execFileSync('git', ['ls-files', 'cms/src', 'cms-plugins', 'frontend/src'], { cwd: root });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const promising = files.filter((file) =>
    promise.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))),
  );
  assert.deepEqual(promising, [policy]);
});
