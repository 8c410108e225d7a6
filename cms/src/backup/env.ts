/** The variables around the command, and those for the programs that it starts. */

/** The variables of this process, with some of them replaced. */
export const environmentWith = (more: Record<string, string | undefined>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

/** The folder in which somebody called `npm run`, which itself works in another one. */
export const callersFolder = process.env['INIT_CWD'] ?? process.cwd();
