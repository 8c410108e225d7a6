import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import type { EntryState } from '@lanternway/contracts/publishing/entry';
import type { PageWeight } from '@lanternway/contracts/publishing/entry-check';
import type { ReleaseContent, ReleasedEntry } from '@lanternway/contracts/publishing/build-protocol';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { buildUid } from '../../content-types';
import { readConfig } from '../../config';
import { isoOf } from '../../content-types/records';
import { inProcess } from '../in-process';

interface Version {
  updatedAt: string | Date | null;
  publishedAt: string | Date | null;
}

type ShownEntry = Pick<EntryState, 'state' | 'liveSince' | 'path'>;

interface Read {
  release: string;
  entries: Map<string, ReleasedEntry>;
  weights: Record<string, PageWeight>;
}

/** What the live release says that it holds. Each release is read once and kept in memory. */
export function liveRelease({ strapi }: { strapi: Core.Strapi }) {
  const { siteLink } = readConfig(strapi);
  let read: Read | undefined;

  async function readLive(): Promise<Pick<Read, 'entries' | 'weights'>> {
    const release = await readlink(siteLink).catch(() => null);
    if (release === null) return { entries: new Map(), weights: {} };
    if (read?.release !== release) {
      const file = path.resolve(path.dirname(siteLink), release, '_content.json');
      const content = await readFile(file, 'utf8').catch(() => null);
      // A release from before there was such a file says nothing; the next build replaces it.
      const { entries, weights = {} }: Pick<ReleaseContent, 'entries' | 'weights'> =
        content === null ? { entries: [] } : (JSON.parse(content) as ReleaseContent);
      read = { release, entries: new Map(entries.map((entry) => [keyOf(entry), entry])), weights };
    }
    return read;
  }

  return {
    /** The entries of the live release, by type and document id. */
    entries: async (): Promise<Map<string, ReleasedEntry>> => (await readLive()).entries,
    /** What a live page weighs; null where it is not weighed. */
    weightOf: async (address: string): Promise<PageWeight | null> =>
      ownEntry((await readLive()).weights, address) ?? null,
  };
}

/** What the live site shows of an entry, as its release says. */
export async function readShownEntry(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  published: (Version & Record<string, unknown>) | null,
): Promise<ShownEntry> {
  const entries = await inProcess(strapi, 'liveRelease').entries();
  const released = entries.get(`${uid.split('.')[1] ?? ''} ${documentId}`);
  if (published === null) {
    const state = released === undefined ? 'draft' : 'leaving';
    return { state, liveSince: null, path: released?.path ?? null };
  }
  const page = ownEntry(readConfig(strapi).types, uid)?.pageOf(published)?.path ?? null;
  if (released === undefined) return { state: 'waiting', liveSince: null, path: null };
  // Until the new version is live, the page is where the live site has it.
  if (!isSame(released, published)) {
    return { state: 'waiting', liveSince: null, path: released.path ?? page };
  }
  return { state: 'live', liveSince: await readLiveSince(strapi, published), path: page };
}

/** The first build that began after the version was written, and went live, is the first that could show it. */
async function readLiveSince(strapi: Core.Strapi, version: Version): Promise<string | null> {
  const written = new Date(Math.max(timeOf(version.updatedAt), timeOf(version.publishedAt)));
  const builds = rowsIn(strapi, buildUid);
  const wentLive = { liveAt: { $notNull: true } };
  const first = await builds.findOne({
    where: { ...wentLive, startedAt: { $gte: written } },
    orderBy: { number: 'asc' },
  });
  // Or a build that was running when the version was written, and still read it.
  const found = first ?? (await builds.findOne({ where: { state: 'live' } }));
  return isoOf(found?.endedAt ?? null);
}

const keyOf = ({ type, documentId }: ReleasedEntry): string => `${type} ${documentId}`;

const timeOf = (time: string | Date | null): number => (time === null ? 0 : new Date(time).getTime());

const isSame = (released: Version, published: Version): boolean =>
  timeOf(released.updatedAt) === timeOf(published.updatedAt) &&
  timeOf(released.publishedAt) === timeOf(published.publishedAt);
