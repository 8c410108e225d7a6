import { runCmsProgram } from './machine/cms-program.mjs';

/** Checks the variables that a server started now would have, and names all that are wrong. */
runCmsProgram('check.js');
