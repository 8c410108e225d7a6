import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { inRoot } from '../paths.mjs';

/** @type {string} */
let folder;

/** Stands in for Docker: notes what it is asked, and keeps a list of containers. Those with `sick` in their id never get ready. */
const docker = `#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >> asked
case "$*" in
  'compose ps --quiet web') cat running ;;
  'compose up '*worker) [ ! -e no-worker ] ;;
  'compose up '*web=*) cat started >> running ;;
  'inspect '*sick*) echo starting ;;
  'inspect '*) echo healthy ;;
  'rm '*) for id in "$@"; do :; done; grep -vxF "$id" running > left; mv left running ;;
esac
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'roll-'));
  mkdirSync(path.join(folder, 'deploy'));
  copyFileSync(inRoot('deploy', 'roll.sh'), path.join(folder, 'deploy', 'roll.sh'));
  writeFileSync(path.join(folder, 'docker'), docker);
  chmodSync(path.join(folder, 'docker'), 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} ids */
const lines = (...ids) => ids.map((id) => `${id}\n`).join('');

/** @param {{ running: string[], started?: string[] }} containers */
function roll({ running, started = [] }) {
  writeFileSync(path.join(folder, 'running'), lines(...running));
  writeFileSync(path.join(folder, 'started'), lines(...started));
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}`, WAIT_S: '0' };
  const { status, stderr } = spawnSync('sh', [path.join(folder, 'deploy', 'roll.sh')], {
    env,
    encoding: 'utf8',
  });
  const read = (/** @type {string} */ name) => readFileSync(path.join(folder, name), 'utf8');
  return { status, stderr, left: read('running'), asked: read('asked').trimEnd().split('\n') };
}

test('stops the old servers when all new ones are ready, after the tables and the worker', () => {
  const { status, left, asked } = roll({ running: ['a', 'b'], started: ['c', 'd'] });
  assert.equal(status, 0);
  assert.equal(left, lines('c', 'd'));
  const order = ['compose run --rm migrate', 'compose up --detach --wait', 'inspect', 'stop'];
  const at = order.map((start) => asked.findIndex((line) => line.startsWith(start)));
  assert.deepEqual(
    at,
    [...at].sort((a, b) => a - b),
  );
  assert.ok(asked.some((line) => line.endsWith('--no-recreate --scale web=4 web')));
  // Compose does not see a changed secret by itself.
  assert.ok(asked.some((line) => line.endsWith('--force-recreate worker')));
  assert.ok(
    asked.findLastIndex((line) => line.startsWith('inspect')) <
      asked.findIndex((line) => line.startsWith('stop')),
  );
});

test('keeps the old servers and removes the new ones where these do not become ready', () => {
  const { status, stderr, left, asked } = roll({ running: ['a', 'b'], started: ['c', 'sick-d'] });
  assert.equal(status, 1);
  assert.match(stderr, /the old ones stay/);
  assert.equal(left, lines('a', 'b'));
  assert.ok(!asked.some((line) => line.startsWith('stop')));
});

test('says so and keeps the old servers where no new one was started', () => {
  const { status, stderr, left, asked } = roll({ running: ['a', 'b'] });
  assert.equal(status, 1);
  assert.match(stderr, /No new web server/);
  assert.equal(left, lines('a', 'b'));
  assert.ok(!asked.some((line) => line.startsWith('stop')));
});

test('touches no web server where the new worker does not become ready', () => {
  writeFileSync(path.join(folder, 'no-worker'), '');
  const { status, stderr, left, asked } = roll({ running: ['a', 'b'], started: ['c', 'd'] });
  assert.equal(status, 1);
  assert.match(stderr, /logs worker/);
  assert.equal(left, lines('a', 'b'));
  assert.ok(!asked.some((line) => line.includes('web=')));
});

test('replaces nothing where nothing runs', () => {
  const { status, stderr, asked } = roll({ running: [] });
  assert.equal(status, 1);
  assert.match(stderr, /docker compose up/);
  assert.deepEqual(asked, ['compose ps --quiet web']);
});
