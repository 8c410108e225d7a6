import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Logs of the tools. */
export const logsDir = inRoot('.data', 'logs');

/** @param {string} name of a package's command */
export const binary = (name) => inRoot('node_modules', '.bin', name);
