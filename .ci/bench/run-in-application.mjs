import { runCommand } from '../machine/run-command.mjs';
import { inRoot } from '../paths.mjs';

/**
 * Runs modules of the bench in a loaded application, one after the other.
 * @param {string} what the action, as users know it
 * @param {string} log
 * @param {[module: string, order: object][]} works each module by its path in `.ci/bench`, with what it is to do
 * @param {{ cwd?: string, env: Record<string, string | undefined> }} how `cwd`: the application's folder
 */
export const runInApplication = (what, log, works, { cwd = inRoot('cms'), env }) =>
  runCommand(
    what,
    log,
    process.execPath,
    [
      inRoot('.ci', 'bench', 'in-application.mjs'),
      ...works.flatMap(([module, order]) => [module, JSON.stringify(order)]),
    ],
    { cwd, env },
  );
