import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('../run.mjs').Run} Run */

/** A backup while all servers go on, which is then restored next to them, compared row by row in number, and tried. @param {Run} run */
export async function backsUp({ engine, place }) {
  const made = await engine.run('backup', ['node', '.ci/backup.mjs', '--to', '/backups', '--plain']);
  assert.equal(made.code, 0, made.words.join('\n'));
  const folder = path.join(place, 'volumes', 'backups');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tar'));
  const tried = await engine.run('backup', ['node', '.ci/verify.mjs', '--from', `/backups/${file}`]);
  assert.equal(tried.code, 0, tried.words.join('\n'));
  const megabytes = statSync(path.join(folder, file)).size / 1024 / 1024;
  return `${megabytes.toFixed(1)} MB; ${tried.words.findLast((line) => line.startsWith('The backup of'))}`;
}
