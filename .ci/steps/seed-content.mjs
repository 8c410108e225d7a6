import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { hashOf, stampOf } from '../machine/stamps.mjs';
import { binary, inRoot, root } from '../paths.mjs';
import { cmsSources } from './build-server.mjs';
import { dataDir, setting, strapiEnv } from './environment.mjs';

/** A database on another server is seeded at every start: only the seeds can tell what it contains. */
const isLocal = (setting('DATABASE_CLIENT') ?? 'sqlite') === 'sqlite';
const database = path.resolve(root, setting('DATABASE_FILENAME') ?? path.join(dataDir, 'cms.db'));

const seedStamp = stampOf(
  // Named from the checkout, so that a copy of it with its data is not seeded again.
  `seeds ${path.relative(root, database)}`,
  () => hashOf(['seeds', ...cmsSources]),
  () => isLocal && existsSync(database),
);

/** @param {Record<string, string>} [more] */
export const runSeeds = (more = {}) =>
  runCommand('Seeding', 'seeds', binary('tsx'), [inRoot('seeds', 'run.ts')], {
    cwd: inRoot('cms'),
    // The site is built, and mail is sent, when the server itself runs.
    env: { ...strapiEnv, PUBLISHER: 'off', JOBS: 'off', ...more },
  });

/** @param {Record<string, string>} [more] where parents of the demonstration pay */
export const seedStep = (more) => ({
  title: 'Fill the database with the demo provider',
  isDone: seedStamp.isFresh,
  async run() {
    await runSeeds(more);
    seedStamp.set();
  },
});
