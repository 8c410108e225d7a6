import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { CommandFailed, runCommand } from '../machine/run-command.mjs';
import { root } from '../paths.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked */

/** @param {string} file @returns {Record<string, Locked>} */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Whether node_modules has every package of the lock file in its version, and a link to each of ours. npm keeps its own
 * list of what it installed, so no search is needed.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = lockedPackages(path.join(folder, 'node_modules', '.package-lock.json'));
  const wanted = Object.entries(lockedPackages(path.join(folder, 'package-lock.json')));
  return wanted.every(([place, { version, optional, devOptional, link }]) => {
    if (!place.includes('node_modules/') || optional || devOptional) return true;
    if (link) return existsSync(path.join(folder, place));
    return installed[place]?.version === version;
  });
}

/** Node's own headers, if it came with them, so that a native package compiles without a download. */
function nodeHeaders() {
  const prefix = path.dirname(path.dirname(process.execPath));
  return existsSync(path.join(prefix, 'include', 'node', 'node.h')) ? { npm_config_nodedir: prefix } : {};
}

/** The npm that called this script, so that the same version runs. @param {string[]} args */
function npmCommand(args) {
  const script = process.env.npm_execpath;
  const isScript = script !== undefined && /\.c?js$/.test(script);
  return isScript ? { command: process.execPath, args: [script, ...args] } : { command: 'npm', args };
}

/** @param {string} log @param {string[]} npmArgs @param {string} [cwd] */
export function runNpm(log, npmArgs, cwd = root) {
  const { command, args } = npmCommand(npmArgs);
  return runCommand(`npm ${npmArgs[0]}`, log, command, args, { cwd, env: nodeHeaders() });
}

/** The one native package that everything needs; it breaks when the version of Node changes. */
function databaseLoads() {
  const open = "new (require('better-sqlite3'))(':memory:').close()";
  return (
    spawnSync(process.execPath, ['-e', open], { cwd: path.join(root, 'cms'), stdio: 'ignore' }).status === 0
  );
}

/**
 * Packages in their versions. Of all that packages would run once they are installed, we need one thing: the SQLite driver is compiled,
 * for a minute and on one processor. That is a step of its own.
 */
export const filesStep = {
  title: 'Install packages',
  isDone: () => isInstalled(root),
  run: () => runNpm('npm-ci', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']),
};

export const driverStep = {
  title: 'Compile the SQLite driver',
  isDone: databaseLoads,
  async run() {
    await runNpm('npm-rebuild', ['rebuild', 'better-sqlite3']);
    if (databaseLoads()) return;
    const hint =
      'It is compiled when no finished one can be downloaded: install python3, make and g++, then start again.';
    throw new CommandFailed('Loading the SQLite driver', '.data/logs/npm-rebuild.log', [hint]);
  },
};

export const installStep = {
  title: filesStep.title,
  isDone: () => filesStep.isDone() && driverStep.isDone(),
  async run() {
    if (!filesStep.isDone()) await filesStep.run();
    if (!driverStep.isDone()) await driverStep.run();
  },
};
