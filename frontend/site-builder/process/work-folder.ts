import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { forgetContent } from '../gatsby-internals/forget-content';
import { takeFolder } from './work-lock';

/*
 * The site builder has its own work folder, so that a build by hand, the site builder and the preview renderer never
 * overwrite each other's files:
 *
 *   <work>/site/frontend/     a copy of the site's sources, with what Gatsby writes
 *   <work>/site/node_modules  links to the packages
 */

const sources = [
  'src',
  'static',
  'site-builder/gatsby-internals/build-hooks',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
];

function link(target: string, place: string): void {
  if (!existsSync(target)) return;
  rmSync(place, { force: true });
  symlinkSync(target, place, 'dir');
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Removes an earlier process's pages. Its pictures took the most time and are used again if a page names them. */
function emptyOutput(folder: string): void {
  const left = existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'static') : [];
  for (const name of left) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Makes the next build in a folder one from scratch. Compiled code and finished pictures stay. */
export function forgetBuild(folder: string): void {
  forgetContent(folder);
  emptyOutput(path.join(folder, 'public'));
}

/**
 * Prepares the folder for a first build and changes to it.
 * @param frontend the folder of the site's sources
 * @returns the folder in which Gatsby works
 */
export async function enterWorkFolder(frontend: string, work: string): Promise<string> {
  const folder = path.join(work, 'site', 'frontend');
  mkdirSync(folder, { recursive: true });
  await takeFolder(work);
  for (const name of sources) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    cpSync(path.join(frontend, name), path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !isTest(file),
    });
  }
  link(path.join(frontend, 'node_modules'), path.join(folder, 'node_modules'));
  link(path.join(frontend, '..', 'node_modules'), path.join(work, 'site', 'node_modules'));
  forgetBuild(folder);
  process.chdir(folder);
  return folder;
}
