import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { readSettingsFile } from '../steps/secrets.mjs';

/**
 * Runs a compiled program of the application with the variables that a server started now would have. This process ends as
 * the program does.
 * @param {string} name path below `cms/dist/src`
 * @param {string[]} [args]
 */
export function runCmsProgram(name, args = []) {
  const program = inRoot('cms', 'dist', 'src', name);
  if (!existsSync(program)) {
    console.error('The server has not been built: run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  // Strapi, too, reads another file where ENV_PATH names one.
  const env = { ...readSettingsFile(process.env.ENV_PATH || undefined), ...process.env };
  const child = spawn(process.execPath, [program, ...args], { cwd: inRoot('cms'), env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.once('close', (code) => (process.exitCode = code ?? 1));
}
