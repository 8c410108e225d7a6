import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/build/after/site-files';
import { type Code, type Compiled, compileSite, removeScripts, adoptCode } from './bundle-site';
import { renderer, rendererFolder, scriptRecords, startFolder } from './compiled-files';
import type { Context, Gatsby } from '../internals';
import { makePicturesElsewhere } from '../pictures/pictures-elsewhere';
import { runDirtyQueries } from '../run-queries';

/*
 * Compiling takes a quarter of a minute, and the next process needs the same code again. So what was compiled is kept next
 * to Gatsby's folder, with a digest of each file: a copy that was cut short is not used.
 */

interface KeptCode {
  /** A digest of all that was compiled, with the version of Node, and the kinds of pages it is for. */
  sources: string;
  kinds: string;
  compiled: Compiled;
  /** Of `findingsOf`. */
  findings: object[];
  /** Digests by the files' places in Gatsby's folder. The renderer comes last: previews wait for it. */
  files: Record<string, string>;
}

/**
 * What compiling writes besides the scripts, styles and drawings that its report names. The types of the site's queries are
 * for the people who work on its code: `npm start` takes them from the kept code.
 */
const records = [...scriptRecords, 'src/gatsby-types.d.ts'];

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('base64');

const filesIn = (folder: string): string[] => listFiles(folder).map((name) => path.join(folder, name));

/** @returns whether it could be kept. Without room on the disk, only the next process is slower. */
function keep(place: string, code: Omit<KeptCode, 'files'>, assets: string[]): boolean {
  try {
    write(place, code, assets);
    return true;
  } catch (error) {
    process.stderr.write(`The compiled code could not be kept: ${String(error)}\n`);
    return false;
  }
}

function write(place: string, code: Omit<KeptCode, 'files'>, assets: string[]): void {
  const scripts = assets.map((name) => `public/${name}`).filter((file) => existsSync(file));
  const parts = filesIn(rendererFolder).filter((name) => name !== renderer);
  const names = [...scripts, ...records, ...filesIn(startFolder), ...parts, renderer];
  const unfinished = `${place}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const name of names) cpSync(name, path.join(unfinished, name));
  const files = Object.fromEntries(names.map((name) => [name, digestOf(name)]));
  writeFileSync(path.join(unfinished, 'code.json'), JSON.stringify({ ...code, files } satisfies KeptCode));
  rmSync(place, { recursive: true, force: true });
  renameSync(unfinished, place);
}

function readKept(place: string, sources: string, kinds: string): KeptCode | null {
  try {
    const kept = JSON.parse(readFileSync(path.join(place, 'code.json'), 'utf8')) as KeptCode;
    const isWhole = () =>
      Object.entries(kept.files).every(([name, digest]) => digestOf(path.join(place, name)) === digest);
    return kept.sources === sources && kept.kinds === kinds && isWhole() ? kept : null;
  } catch {
    return null;
  }
}

function putBack(place: string, { files }: KeptCode): void {
  removeScripts(path.resolve('public'));
  for (const name of Object.keys(files)) {
    mkdirSync(path.dirname(name), { recursive: true });
    cpSync(path.join(place, name), name);
  }
}

/** What compiling finds out about each kind of page, as Gatsby's store takes it. */
function findingsOf({ store }: Gatsby): object[] {
  const { staticQueriesByTemplate, slicesByTemplate } = store.getState();
  return [
    ...[...staticQueriesByTemplate].map(([componentPath, staticQueryHashes]) => ({
      type: 'SET_STATIC_QUERIES_BY_TEMPLATE',
      payload: { componentPath, staticQueryHashes },
    })),
    ...[...slicesByTemplate].map(([componentPath, slices]) => ({
      type: 'SET_SLICES_BY_TEMPLATE',
      payload: { componentPath, slices },
    })),
  ];
}

/** The queries run first, so that the pictures they ask for are made while the code is compiled. */
async function queryAndCompile(gatsby: Gatsby, context: Context) {
  const stop = makePicturesElsewhere(gatsby);
  try {
    await runDirtyQueries(gatsby, context);
    return await compileSite(gatsby, context);
  } finally {
    stop();
  }
}

const placeIn = (work: string): string => path.join(work, 'compiled');

/** Removes kept code. The next site builder compiles all of it. */
export const forgetKeptCode = (work: string): void => rmSync(placeIn(work), { recursive: true, force: true });

/**
 * @param work the site builder's folder
 * @param digest of all that is compiled
 */
export function keepCode(work: string, digest: string) {
  const place = placeIn(work);
  // The program that draws pages is written for the Node that runs it.
  const sources = `${digest} ${process.version}`;
  let hasCompiled = false;

  /** Takes kept code, or compiles. */
  async function bundle(gatsby: Gatsby, context: Context, kinds: string): Promise<Omit<Code, 'kinds'>> {
    const kept = readKept(place, sources, kinds);
    if (kept !== null) {
      putBack(place, kept);
      for (const finding of kept.findings) gatsby.store.dispatch(finding);
      return adoptCode(gatsby, context, kept.compiled);
    }
    const { compiled, assets } = await queryAndCompile(gatsby, context);
    hasCompiled = keep(place, { sources, kinds, compiled, findings: findingsOf(gatsby) }, assets);
    return adoptCode(gatsby, context, compiled);
  }

  /** `hasCompiled`: whether this process compiled what the next one will find. */
  return { bundle, hasCompiled: () => hasCompiled };
}
