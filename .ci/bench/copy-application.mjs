import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/**
 * A copy of the built application, with some of its files replaced.
 * @param {string} place a folder that may be overwritten
 * @param {Record<string, string>} files the new content, by path
 * @param {string[]} without paths to leave out
 * @returns {string} the copy's folder
 */
export function copyApplication(place, files, without = []) {
  const folder = path.join(place, 'cms');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['config', 'src'])
    cpSync(inRoot('cms/dist', part), path.join(folder, 'dist', part), { recursive: true });
  for (const part of without) rmSync(path.join(folder, part), { recursive: true });
  symlinkSync(inRoot('cms/dist/build'), path.join(folder, 'dist', 'build'));
  symlinkSync(inRoot('node_modules'), path.join(place, 'node_modules'));
  for (const file of ['package.json', 'tsconfig.json', 'favicon.png'])
    writeFileSync(path.join(folder, file), readFileSync(inRoot('cms', file)));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}
