import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(path.join(tmpdir(), 'lanternway-demo-'));
process.env.DEMO_FILE = path.join(folder, 'demo.json');
// They read the variable while they are loaded.
const { loginsStep } = await import('./demo-logins.mjs');
const { demoRoles, writeDemo } = await import('./demo.mjs');

after(() => rmSync(folder, { recursive: true }));

const logins = () => JSON.parse(readFileSync(path.join(folder, 'demo.json'), 'utf8')).logins;

test('a command before the first start makes a login for each role, which the start then keeps', () => {
  assert.equal(loginsStep.isDone(), false);
  loginsStep.run();
  const made = logins();
  assert.deepEqual(Object.keys(made), Object.keys(demoRoles));
  assert.equal(loginsStep.isDone(), true);
  writeDemo('http://localhost:1337', { hasOutbox: true, sandbox: 'http://localhost:1500' });
  assert.deepEqual(logins(), made);
});
