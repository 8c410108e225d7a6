import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { compose, services } from './compose.mjs';

/** @type {string} */
let folder;

/** What the containers read from this folder, besides secrets: files and folders. */
const mounted = services
  .flatMap(([, { volumes = [] }]) => volumes)
  .flatMap((volume) => /^\.\/deploy\/([^:]+):/.exec(volume)?.[1] ?? []);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepare-'));
  for (const name of ['prepare.sh', 'settings.env.example'])
    copyFileSync(inRoot('deploy', name), path.join(folder, name));
  for (const name of mounted) {
    const file = path.join(folder, name);
    mkdirSync(path.extname(name) === '' ? file : path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(path.extname(name) === '' ? path.join(file, 'of-it') : file, '', { mode: 0o600 });
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} args */
const prepare = (...args) =>
  spawnSync('sh', [path.join(folder, 'prepare.sh'), ...args], { encoding: 'utf8' });

/** @param {string[]} names */
const read = (...names) => readFileSync(path.join(folder, ...names), 'utf8');

test('makes every secret that the services read, in a folder for its owner only', () => {
  const { status, stderr } = prepare('school.example');
  assert.equal(status, 0, stderr);
  const made = readdirSync(path.join(folder, 'secrets'));
  assert.deepEqual(made.sort(), Object.keys(compose.secrets).sort());
  assert.equal(statSync(path.join(folder, 'secrets')).mode & 0o777, 0o700);
  for (const name of made)
    assert.equal(statSync(path.join(folder, 'secrets', name)).mode & 0o777, 0o444, name);
  assert.equal(new Set(made.map((name) => read('secrets', name))).size, made.length);
  assert.match(
    read('secrets', 'DATABASE_URL'),
    new RegExp(`:${read('secrets', 'database_password').trim()}@db:`),
  );
  assert.match(read('settings.env'), /^PUBLIC_URL=https:\/\/school\.example$/m);
});

test('opens for the containers what they read, in a checkout that only its owner may read', () => {
  assert.ok(mounted.length > 2, mounted.join());
  const { status, stderr } = prepare('school.example');
  assert.equal(status, 0, stderr);
  for (const name of mounted) {
    assert.equal(statSync(path.join(folder, name)).mode & 0o044, 0o044, name);
  }
  for (const name of mounted.filter((each) => path.extname(each) === '')) {
    assert.equal(statSync(path.join(folder, name)).mode & 0o055, 0o055, name);
    assert.equal(statSync(path.join(folder, name, 'of-it')).mode & 0o044, 0o044, name);
  }
});

test('leaves what is there, and adds what a later version needs', () => {
  prepare('school.example');
  const key = read('secrets', 'JWT_SECRET');
  writeFileSync(path.join(folder, 'settings.env'), 'PUBLIC_URL=https://other.example\n');
  rmSync(path.join(folder, 'secrets', 'grafana_password'));
  const { stdout } = prepare('school.example');
  assert.equal(stdout, 'Made secrets/grafana_password\n');
  assert.equal(read('secrets', 'JWT_SECRET'), key);
  assert.equal(read('settings.env'), 'PUBLIC_URL=https://other.example\n');
});

for (const args of [[], ['https://school.example'], ['school.example/x'], ['a', 'b']])
  test(`asks for a host name instead of ${JSON.stringify(args)}, and makes nothing`, () => {
    const { status, stderr } = prepare(...args);
    assert.equal(status, 2);
    assert.match(stderr, /^Say the host name/);
    assert.ok(!readdirSync(folder).includes('secrets'));
  });

test('makes nothing where the program that makes secrets is missing', () => {
  const { status, stderr } = spawnSync('/bin/sh', [path.join(folder, 'prepare.sh'), 'school.example'], {
    encoding: 'utf8',
    env: { PATH: pathWith('grep', 'dirname', 'chmod') },
  });
  assert.equal(status, 1);
  assert.match(stderr, /openssl is needed/);
  assert.ok(!readdirSync(folder).includes('secrets'));
});

/** A search path with these programs only. @param {string[]} programs */
function pathWith(...programs) {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  for (const name of programs) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    symlinkSync(found, path.join(bin, name));
  }
  return bin;
}
