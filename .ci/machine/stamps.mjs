import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const stampFile = inRoot('.data', 'stamps.json');

/** Files that a build writes or a tool keeps are not sources. */
const notSource =
  /(^|\/)(node_modules|dist|\.cache|\.strapi|\.data|\.env)$|\.(log|tsbuildinfo)$|^cms\/build$|^frontend\/public$/;

/** @param {string} relative @returns {string[]} */
function sourceFiles(relative) {
  if (notSource.test(relative) || !existsSync(inRoot(relative))) return [];
  if (statSync(inRoot(relative)).isFile()) return [relative];
  return readdirSync(inRoot(relative))
    .sort()
    .flatMap((name) => sourceFiles(path.posix.join(relative, name)));
}

/**
 * A hash of some folders and files that changes with any of their sources. Where the checkout is does not count, nor do
 * the times of its files: nothing built refers to them, so a copy of a built checkout starts without building.
 * @param {string[]} inputs paths from the root
 * @param {string[]} [facts] anything else the outcome depends on
 */
export function hashOf(inputs, facts = []) {
  const hash = createHash('sha256').update(JSON.stringify([process.versions.modules, ...facts]));
  for (const file of inputs.flatMap(sourceFiles))
    hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** @returns {Record<string, string>} */
function readStamps() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
}

/**
 * Remembers the sources of a step's last run, so that the next start can skip it.
 * @param {string} name
 * @param {() => string} currentHash
 * @param {() => boolean} isThere whether the step's output still exists
 */
export function stampOf(name, currentHash, isThere) {
  /** The sources when the step began: files changed meanwhile must cause another run. @type {string | undefined} */
  let begun;
  return {
    isFresh() {
      begun = currentHash();
      return isThere() && readStamps()[name] === begun;
    },
    set() {
      mkdirSync(path.dirname(stampFile), { recursive: true });
      const stamps = { ...readStamps(), [name]: begun ?? currentHash() };
      writeFileSync(stampFile, `${JSON.stringify(stamps, null, 2)}\n`);
    },
  };
}
