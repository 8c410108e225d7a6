import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/**
 * The text of each file of the site, without tests, by its path in `frontend/src`.
 * @typedef {Readonly<Record<string, string>>} Files
 */

/** @returns {Files} */
export function filesOfSite() {
  const site = path.join(root, 'frontend', 'src');
  return Object.fromEntries(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /(?<!\.test|\.d)\.(?:css|tsx?)$/.test(file))
      .map((file) => [file, readFileSync(path.join(site, file), 'utf8')]),
  );
}
