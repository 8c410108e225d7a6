import path from 'node:path';
import { runCmsProgram } from './machine/cms-program.mjs';

/** Restores a backup where nobody uses it, and looks whether all is there. See the guide for operators. */
runCmsProgram(path.join('backup', 'main.js'), ['verify', ...process.argv.slice(2)]);
