import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { logsDir } from './paths.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { loginsStep } from './steps/demo-logins.mjs';
import { installStep } from './steps/install.mjs';
import { secretsStep } from './steps/secrets.mjs';
import { runSeeds, seedStep } from './steps/seed-content.mjs';

/** Seeds the database of this environment; what staff edited stays unchanged. */
async function seed() {
  // Without its stamp: orders of the demonstration are made by the next start, which has somebody to pay at.
  const fill = { ...seedStep(), isDone: () => false, run: () => runSeeds() };
  await takeSteps([installStep, secretsStep, packagesStep, cmsStep, loginsStep, fill]);
  const summary = readFileSync(path.join(logsDir, 'seeds.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Seeds:'));
  console.log(summary.join('\n'));
}

endWithChildren();
await runScript(seed, endAllChildren);
