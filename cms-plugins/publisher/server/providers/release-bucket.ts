import path from 'node:path';
import { openBucket, type Bucket, type BucketSettings } from '@lanternway/object-store/bucket';
import { mapConcurrent } from '@lanternway/server-kit/jobs/map-concurrent';
import { pullRelease } from './pull-release';
import { hashRelease, readList, writeList, type HashedFile, type ListedFile } from './release-list';
import { releasesOf } from './releases';

/*
 * Releases in a bucket. Each release has a prefix of its own below the installation's prefix, and is never changed: `files/`
 * has the files that were sent with it, named by their content, and `list.json` says where each of its files is. Files that
 * a release shares with the live one are not sent again: the list names the place where they already are. The list is put
 * last and removed first, so a release with a list is whole.
 */

export interface ReleaseBucket {
  has: (name: string) => Promise<boolean>;
  /**
   * Sends a release of this machine.
   * @param live the live release, whose files need not be sent again. It stays until this one goes live, if this one ever does
   * @returns how many files were sent
   */
  send: (siteLink: string, name: string, live: string | null) => Promise<number>;
  /** Fetches a release from the bucket to this machine. False where the bucket does not have it. */
  pull: (siteLink: string, name: string) => Promise<boolean>;
  /**
   * Removes the releases that are older than the newest kept one, and are not kept themselves.
   * @param readKept called after the bucket was listed, so a release that is sent meanwhile is not among those found
   */
  sweep: (readKept: () => Promise<readonly string[]>) => Promise<void>;
}

const atOnce = 8;

const labels = { contentType: 'application/octet-stream', cacheControl: 'private, no-store' };

const listFile = 'list.json';

/** The same content has the same name. */
const contentOf = ({ sha256, bytes }: HashedFile): string => `${sha256}-${String(bytes)}`;

export function openReleaseBucket(settings: BucketSettings, installation: string): ReleaseBucket {
  const bucket = openBucket(settings);
  const start = `releases/${installation}/`;
  const listKey = (name: string) => `${start}${name}/${listFile}`;
  const fileKey = (from: string, file: HashedFile) => `${start}${from}/files/${contentOf(file)}`;

  async function listOf(name: string): Promise<ListedFile[] | null> {
    const text = await bucket.read(listKey(name));
    return text === null ? null : readList(text.toString('utf8'));
  }

  return {
    has: async (name) => (await listOf(name)) !== null,

    async send(siteLink, name, live) {
      const root = path.join(releasesOf(siteLink), name);
      const found = await hashRelease(root);
      const there = new Map(((live === null ? null : await listOf(live)) ?? []).map(withFrom));
      const files = found.map((file) => ({ ...file, from: there.get(contentOf(file)) ?? name }));
      const own = new Map(files.filter(({ from }) => from === name).map((file) => [contentOf(file), file]));
      await mapConcurrent([...own.values()], atOnce, async (file) => {
        const content = { path: path.join(root, ...file.path.split('/')), bytes: file.bytes };
        await bucket.put(fileKey(name, file), content, { ...labels, sha256: file.sha256 });
      });
      await bucket.put(listKey(name), Buffer.from(writeList(files)), labels);
      return own.size;
    },

    async pull(siteLink, name) {
      const files = await listOf(name);
      if (files === null) return false;
      const open = async (file: ListedFile) => {
        const opened = await bucket.open(fileKey(file.from, file));
        if (typeof opened === 'string') throw new Error(`The bucket has no file for ${file.path}.`);
        return opened.stream;
      };
      await pullRelease({ siteLink, name, files, open });
      return true;
    },

    async sweep(readKept) {
      const there = await namesAndKeys(bucket, start);
      const kept = await readKept();
      const newest = [...kept].sort().at(-1);
      if (newest === undefined) return;
      const needed = new Set<string>();
      for (const name of kept)
        for (const file of (await listOf(name)) ?? []) needed.add(fileKey(file.from, file));
      for (const [name, keys] of there) {
        // A release that is about to go live is newer than all that have been live.
        if (kept.includes(name) || name >= newest) continue;
        if (keys.includes(listKey(name))) await bucket.remove(listKey(name));
        const gone = keys.filter((key) => key !== listKey(name) && !needed.has(key));
        await mapConcurrent(gone, atOnce, (key) => bucket.remove(key));
      }
    },
  };
}

const withFrom = (file: ListedFile): [content: string, from: string] => [contentOf(file), file.from];

async function namesAndKeys(bucket: Bucket, start: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { key } of bucket.list(start)) {
    const [name = ''] = key.slice(start.length).split('/');
    const keys = found.get(name) ?? [];
    found.set(name, keys);
    keys.push(key);
  }
  return found;
}
