import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { productVariables } from '../env';

const root = path.resolve('..', '..');

/** Does what `npm run build:site` does, for the product under test. */
export async function rebuildSite(): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(root, '.ci', 'build-site.mjs')], {
    cwd: root,
    env: productVariables,
  });
}
