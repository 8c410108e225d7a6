import type { ReleaseContent } from '@lanternway/contracts/publishing/build-protocol';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { listFiles, syncFiles } from '../../providers/releases';
import type { Snapshot } from '../content/snapshot';
import { entryFaults, namer } from './entries';
import { readContent, readSiteRecord } from './files';
import { expectedPages, pageFaults } from './pages';
import { routeFaults } from './routes';

export interface ToVerify {
  /** The folder that is about to go live. */
  root: string;
  /** What was published before its content was read, and after, where that is not the same. */
  snapshots: readonly Snapshot[];
  /** The digest of its code, as the site builder says. */
  code: string;
  /** The folder that is live; null before the first release. */
  before: string | null;
}

export type Verified = { kind: 'right'; content: ReleaseContent } | { kind: 'wrong'; faults: string[] };

const maxFaults = 5;

/**
 * Checks that a release shows everything that is published, without trusting the site builder. A fault found here is never
 * the fault of the content. No release goes live without this check.
 */
export async function verifyRelease(strapi: Core.Strapi, given: ToVerify): Promise<Verified> {
  const { root, snapshots, code } = given;
  const files = await listFiles(root, given.before);
  const read = await readContent(root);
  if (read === null) return wrong(['The release does not list its files.']);
  const faults = [
    ...(await readSiteRecord(root)),
    ...files.filter(({ size }) => size === 0).map((file) => `${file.path} is empty.`),
    ...(read.code === code ? [] : ['The release is of other code than the site builder.']),
    ...(snapshots.some(({ day }) => day === read.day) ? [] : [`The release is of another day: ${read.day}.`]),
    ...entryFaults(read, snapshots, namer(readConfig(strapi).types)),
  ];
  const before = given.before === null ? null : await readContent(given.before);
  faults.push(...routeFaults(read, before, new Set(files.map((file) => file.path))));
  const pages = await expectedPages(strapi, snapshots);
  faults.push(...(await pageFaults({ read, before, root, files, pages })));
  if (faults.length > 0) return wrong(faults);
  await syncFiles(root, files);
  return { kind: 'right', content: read };
}

function wrong(faults: readonly string[]): Verified {
  const more = faults.length - maxFaults;
  const listed = faults.slice(0, maxFaults);
  return { kind: 'wrong', faults: more > 0 ? [...listed, `There are ${String(more)} more.`] : listed };
}
