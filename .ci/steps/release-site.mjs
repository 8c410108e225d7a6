import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const kept = 3;

/** A name that sorts by time. */
const releaseName = () => new Date().toISOString().replace(/[-:]/g, '').replace('.', '-');

/**
 * Copies a built site beside the earlier ones and makes it the live one in a single step, so that a visitor gets either
 * the old site or the new one, never a mixture. Only the last releases stay.
 * @param {string} built folder with the finished build
 * @param {string} siteDir folder of `releases/` and the link `current`
 */
export function releaseSite(built, siteDir) {
  const releases = path.join(siteDir, 'releases');
  const name = releaseName();
  const unfinished = path.join(releases, `.${name}`);
  mkdirSync(releases, { recursive: true });
  cpSync(built, unfinished, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  renameSync(unfinished, path.join(releases, name));
  switchTo(name, siteDir);
  removeOld(releases, name);
  return name;
}

/** A link is replaced by renaming another one over it: that is one step for the file system. @param {string} name @param {string} siteDir */
function switchTo(name, siteDir) {
  const next = path.join(siteDir, '.next');
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', name), next);
  renameSync(next, path.join(siteDir, 'current'));
}

/** @param {string} releases @param {string} live */
function removeOld(releases, live) {
  const names = readdirSync(releases).sort().reverse();
  const unfinished = names.filter((name) => name.startsWith('.'));
  const finished = names.filter((name) => !name.startsWith('.') && name !== live);
  for (const name of [...unfinished, ...finished.slice(kept - 1)]) {
    rmSync(path.join(releases, name), { recursive: true, force: true });
  }
}

/** @param {string} siteDir */
export const hasLiveSite = (siteDir) => existsSync(path.join(siteDir, 'current', 'index.html'));
