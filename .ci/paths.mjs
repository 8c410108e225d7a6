import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** What the noisy tools say. */
export const logsDir = inRoot('.data', 'logs');

/** @param {string} name of a command that a package brings */
export const binary = (name) => inRoot('node_modules', '.bin', name);
