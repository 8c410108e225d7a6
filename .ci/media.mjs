import path from 'node:path';
import { runCmsProgram } from './machine/cms-program.mjs';

/** Moves media between their folder and their bucket, and compares both. See the guide for operators. */
runCmsProgram(path.join('media', 'main.js'), process.argv.slice(2));
