import { spawn } from 'node:child_process';
import path from 'node:path';
import { noSettingsFile, searchPath } from './env';
import { cmsRoot } from './home';

/** Runs one of the programs behind the npm scripts to its end, as `npm run <name> -- <words>` does. */
export function runProgram(
  name: string,
  variables: Record<string, string>,
  words: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const program = path.resolve(cmsRoot, '..', '.ci', `${name}.mjs`);
  const env = { PATH: searchPath, ...noSettingsFile, NODE_ENV: 'development', ...variables };
  const child = spawn(process.execPath, [program, ...words], { cwd: path.resolve(cmsRoot, '..'), env });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, output });
    });
  });
}
