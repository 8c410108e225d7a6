import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/*
 * The press works in a folder of its own, so that a build by hand, the press and the darkroom never write over each other:
 *
 *   <work>/site/frontend/     the site's sources, copied, with Gatsby's `.cache` and `public`
 *   <work>/site/node_modules  leads to the packages
 */

const sources = [
  'src',
  'static',
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

/** What Gatsby keeps of content; the compiled code and the finished pictures stay from process to process. */
const memories = ['data', 'redux', 'caches', 'caches-lmdb', 'json', 'page-data', 'worker'];

/** What an earlier process left; its pictures took the most time, and are taken again where a page names them. */
function emptyOutput(folder: string): void {
  const left = existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'static') : [];
  for (const name of left) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Whether another process that still runs has the folder. */
function isTaken(lock: string): boolean {
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (!owner || owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch {
    return false;
  }
}

async function take(work: string): Promise<void> {
  const lock = path.join(work, 'owner');
  // Whoever has it ends when its publisher does; it may be about to.
  for (let tries = 0; isTaken(lock); tries += 1) {
    if (tries === 40) throw new Error(`Another process works in ${work}.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  writeFileSync(lock, String(process.pid));
}

/**
 * Makes the folder ready for a first build and steps into it.
 * @param frontend the folder of the site's sources
 * @returns the folder in which Gatsby works
 */
export async function enterWorkFolder(frontend: string, work: string): Promise<string> {
  const folder = path.join(work, 'site', 'frontend');
  mkdirSync(folder, { recursive: true });
  await take(work);
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
  for (const name of memories) rmSync(path.join(folder, '.cache', name), { recursive: true, force: true });
  emptyOutput(path.join(folder, 'public'));
  process.chdir(folder);
  return folder;
}
