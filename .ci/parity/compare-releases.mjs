import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Files that only a release of the site builder has, or that contain the time of the build. */
const ownFiles = /^_(content|release)\.json/;

/**
 * The files below a folder (or a part of it that may not exist yet), by their path in the folder.
 * @param {string} folder @param {string} [part]
 */
export function filesUnder(folder, part = '.') {
  const top = path.join(folder, part);
  const entries = existsSync(top) ? readdirSync(top, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !ownFiles.test(file));
}

/** @param {string} file @param {Buffer} bytes */
function unpack(file, bytes) {
  if (file.endsWith('.br')) return brotliDecompressSync(bytes);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** The time and the run of a build, which differ in any two builds. @type {[RegExp, string][]} */
const ofTheBuild = [
  [/("webpackCompilationHash":)"[0-9a-f]+"/g, '$1""'],
  [/("compilationHash":)"[0-9a-f]+"/g, '$1""'],
  [/<lastBuildDate>[^<]*<\/lastBuildDate>/g, '<lastBuildDate/>'],
];

/** @param {string} folder @param {string} file */
function read(folder, file) {
  const bytes = unpack(file, readFileSync(path.join(folder, file)));
  if (!/\.(html|json|xml)(\.br|\.gz)?$/.test(file)) return bytes;
  const text = ofTheBuild.reduce(
    (words, [pattern, blank]) => words.replace(pattern, blank),
    bytes.toString(),
  );
  return Buffer.from(text);
}

/**
 * The differences between two built sites, file by file, without those of time and run.
 * @param {string} one @param {string} other
 * @returns {string[]} a line for each file
 */
export function compareReleases(one, other) {
  const mine = new Set(filesUnder(one));
  const theirs = new Set(filesUnder(other));
  return [...new Set([...mine, ...theirs])].sort().flatMap((file) => {
    if (!theirs.has(file)) return [`only in the first: ${file}`];
    if (!mine.has(file)) return [`only in the second: ${file}`];
    return read(one, file).equals(read(other, file)) ? [] : [`different: ${file}`];
  });
}
