import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A folder with more source files than this is split by subject. Tests do not count. */
export const maxFiles = 16;

export const maxLines = 300;

/** The folders of the product's code. */
const rooms = ['cms/config', 'cms/src', 'cms-plugins', 'frontend', 'seeds'];

/** Written by tools, and never in the repository's history. */
const generated = /^(node_modules|dist|public|\.cache|gatsby-types\.d\.ts)$/;

const test = /\.test\.tsx?$|^(tests|e2e)$/;

const source = /\.[cm]?[jt]sx?$/;

/** Folders that may be larger, each with its reason. @type {Readonly<Record<string, string>>} */
export const largeFolders = {
  'frontend/src/pages': 'Gatsby makes the address of each page from the path of its file.',
};

/**
 * @param {string} folder absolute path
 * @returns {{ folders: string[], files: string[] }} names, without tests and without what tools write
 */
function list(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries.filter(({ name }) => !generated.test(name) && !test.test(name));
  return {
    folders: own.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: own.filter((entry) => entry.isFile() && source.test(entry.name)).map(({ name }) => name),
  };
}

/**
 * What is too large in one folder and in those inside it.
 * @param {string} root absolute path of the repository
 * @param {string} room path of the folder from the root
 * @returns {string[]} one sentence for each fault
 */
function faultsIn(root, room) {
  const { folders, files } = list(path.join(root, room));
  const isFull = files.length > maxFiles && !(room in largeFolders);
  const ofFolder = isFull
    ? [`${room} has ${files.length} source files of its own, more than ${maxFiles}: split it by subject.`]
    : [];
  const ofFiles = files.flatMap((file) => {
    const lines = readFileSync(path.join(root, room, file), 'utf8')
      .trimEnd()
      .split('\n').length;
    return lines > maxLines ? [`${room}/${file} has ${lines} lines, more than ${maxLines}: split it.`] : [];
  });
  return [...ofFolder, ...ofFiles, ...folders.flatMap((name) => faultsIn(root, `${room}/${name}`))];
}

/**
 * Folders and files of the product that are larger than a reader can take in.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one sentence for each fault
 */
export function faultsOfSize(root) {
  return rooms.flatMap((room) => faultsIn(root, room));
}
