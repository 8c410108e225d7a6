import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../paths.mjs';

/** @type {string} */
let folder;

/** Stands in for the server: says that it runs, and leaves a file when it is asked to stop. */
const server = `
process.on('SIGTERM', () => { require('node:fs').writeFileSync('stopped', ''); process.exit(0); });
setTimeout(() => process.exit(1), 20_000);
console.log('runs ' + process.pid);
`;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-by-npm-'));
  const { scripts } = JSON.parse(readFileSync(inRoot('cms', 'package.json'), 'utf8'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  const starting = path.join(folder, 'dist', 'src', 'starting');
  mkdirSync(starting, { recursive: true });
  writeFileSync(path.join(starting, 'serve.js'), server);
});

after(() => rmSync(folder, { recursive: true, force: true }));

test('a server that npm started stops with npm', async () => {
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(npm.stdout, 'data');
  const pid = Number(/runs (\d+)/.exec(String(line))?.[1]);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  try {
    assert.ok(existsSync(path.join(folder, 'stopped')), 'npm has ended, and the server goes on');
  } finally {
    if (!existsSync(path.join(folder, 'stopped'))) process.kill(pid, 'SIGKILL');
  }
});
