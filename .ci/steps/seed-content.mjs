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

export const runSeeds = () =>
  runCommand('Seeding', 'seeds', binary('tsx'), [inRoot('seeds', 'run.ts')], {
    cwd: inRoot('cms'),
    // The site is built when the server itself runs.
    env: { ...strapiEnv, PUBLISHER: 'off' },
  });

export const seedStep = {
  title: 'Fill the database with the demo provider',
  isDone: seedStamp.isFresh,
  async run() {
    await runSeeds();
    seedStamp.set();
  },
};
