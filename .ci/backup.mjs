import path from 'node:path';
import { runCmsProgram } from './machine/cms-program.mjs';

/** Backs up database, media and resumes into one file. See the guide for operators. */
runCmsProgram(path.join('backup', 'main.js'), ['backup', ...process.argv.slice(2)]);
