import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { readSettingsFile } from './steps/secrets.mjs';

/** Checks the variables that a server started now would have, and names all that are wrong. */
const program = inRoot('cms', 'dist', 'src', 'check.js');
if (existsSync(program)) {
  // Strapi, too, reads another file where ENV_PATH names one.
  const env = { ...readSettingsFile(process.env.ENV_PATH || undefined), ...process.env };
  const { status } = spawnSync(process.execPath, [program], { cwd: inRoot('cms'), env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error('The server has not been built: run "npm run build" first.');
  process.exitCode = 1;
}
