import path from 'node:path';
import { runCmsProgram } from './machine/cms-program.mjs';

/** Restores a backup into an empty installation. See the guide for operators. */
runCmsProgram(path.join('backup', 'main.js'), ['restore', ...process.argv.slice(2)]);
