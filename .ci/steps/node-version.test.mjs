import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { refusalOf } from './node-version.mjs';

test('runs on the versions on which it was tried', () => {
  for (const version of ['20.19.0', '20.20.2', '22.13.0', '22.23.1']) assert.equal(refusalOf(version), null);
});

test('refuses others in one sentence that names a version to take', () => {
  for (const version of ['18.20.4', '20.18.3', '21.7.0', '23.1.0', '24.21.0', '26.0.0'])
    assert.match(
      refusalOf(version) ?? '',
      new RegExp(`^This needs Node 20 .* or 22; here is Node ${version}\\. .*Try: nvm install 22$`),
    );
  assert.match(refusalOf('24.21.0') ?? '', /SQLite package/);
  assert.doesNotMatch(refusalOf('18.20.4') ?? '', /SQLite/);
});

test('is what package.json tells npm', () => {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  assert.equal(engines.node, '>=20.19 <21 || >=22 <23');
});
