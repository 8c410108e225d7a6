import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { HandedOver } from '../../src/build/hand-over';
import { isEntryNode, type SiteContent } from '../content/site-content';
import type { GatsbyNode } from '../gatsby-internals/internals';
import { handOverTo } from '../process/env';

/** What a `gatsby build` made. An incomplete one has its content only, and says why it stopped. */
export type PlainSite = SiteContent & ({ isComplete: true } | { isComplete: false; failure: string });

/**
 * Runs `gatsby build` in a process of its own, and reads what it handed over.
 * @param folder the site's sources, and Gatsby's output
 * @param file for what the build hands over
 * @throws an Error where Gatsby ended before it had read the content
 */
export async function buildPlainly(folder: string, file: string): Promise<PlainSite> {
  rmSync(file, { force: true });
  handOverTo(file);
  const child = fork(path.join(__dirname, 'gatsby-process.js'), ['build'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  const failure = `gatsby build ended (${signal ?? `code ${String(code)}`}).`;
  const handedOver = readHandedOver(file);
  if (handedOver === null) throw new Error(failure);
  const site = readSite(handedOver, path.join(folder, 'public'));
  const isComplete = code === 0 && handedOver.pages !== null;
  return isComplete ? { ...site, isComplete } : { ...site, isComplete, failure };
}

function readHandedOver(file: string): HandedOver | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HandedOver;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** What was handed over, as a release needs it. */
export function readSite({ nodes, pages }: HandedOver, publicFolder: string): SiteContent {
  const known = nodes as GatsbyNode[];
  const byId = new Map(known.map((node) => [node.id, node]));
  return {
    pages: () => pages ?? [],
    nodesOf: (type) => known.filter(({ internal }) => internal.type === type),
    getNode: (id) => byId.get(id),
    entries: () => known.filter(isEntryNode),
    publicFolder,
  };
}
