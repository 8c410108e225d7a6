import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { productVariables } from '../env';

const root = path.resolve('..', '..');

/** Less than a story may take, so that the story can say how far the command came. */
const withinMs = 220_000;

/** Does what `npm run build:site` does, for the product under test. Fails with what the command printed. */
export async function rebuildSite(): Promise<void> {
  const running = promisify(execFile)(process.execPath, [path.join(root, '.ci', 'build-site.mjs')], {
    cwd: root,
    env: productVariables,
    timeout: withinMs,
  });
  await running.catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site was not built again:\n${stdout}${stderr}`, { cause: error });
  });
}
