import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openBucket, type Bucket, type BucketSettings } from '@lanternway/object-store/bucket';
import { filesIn, moveFile } from '../backup/places';
import type { MediaStorage } from '../env-stores';
import { labelsOf } from './labels';
import { isMediaName, mediaPrefix } from './names';

export type PlaceName = 'folder' | 'bucket';

/** The size and digest of a file, wherever it is kept. */
export interface Content {
  bytes: number;
  sha256: string;
}

/** A place of media: the folder, or the bucket. */
export interface MediaPlace {
  name: PlaceName;
  /** The place in words for the operator. */
  said: string;
  /** The size of each medium, by its name, in order. */
  list: () => Promise<Map<string, number>>;
  /** The SHA-256 of a medium, as the place itself states it. Null where it has no such medium, or no digest of it. */
  told: (name: string) => Promise<string | null>;
  /** Copies a medium into a file of this machine. Null where there is none. */
  takeOut: (name: string, file: string) => Promise<Content | null>;
  /** Reads a medium from its beginning to its end. Null where there is none. */
  look: (name: string) => Promise<Content | null>;
  /** Takes a file of this machine. The medium is there as a whole or not at all. */
  putIn: (name: string, file: string, content: Content) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/** The place that counts first, and the other one if it is known. */
export function placesOfMedia(media: MediaStorage): [MediaPlace, ...MediaPlace[]] {
  const folder = folderPlace(media);
  if (media.bucket === null) return [folder];
  const bucket = bucketPlace(media.bucket);
  return media.counts === 'bucket' ? [bucket, folder] : [folder, bucket];
}

function folderPlace({ folder }: Pick<MediaStorage, 'folder'>): MediaPlace {
  const pathOf = (name: string) => path.join(folder, ...name.split('/'));
  const open = (name: string) => openFile(pathOf(name));
  return {
    name: 'folder',
    said: `the folder ${folder}`,
    async list() {
      const names = (await filesIn(folder)).filter(isMediaName);
      const sizes = await Promise.all(names.map(async (name) => (await stat(pathOf(name))).size));
      return new Map(names.map((name, at) => [name, sizes[at] ?? 0]));
    },
    told: async (name) => (await open(name).then(measure))?.sha256 ?? null,
    takeOut: async (name, file) => writeDown(await open(name), file),
    look: async (name) => measure(await open(name)),
    async putIn(name, file) {
      await mkdir(path.dirname(pathOf(name)), { recursive: true, mode: 0o700 });
      await moveFile(file, pathOf(name));
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function bucketPlace(settings: BucketSettings): MediaPlace {
  const bucket = openBucket(settings);
  const keyOf = (name: string) => `${mediaPrefix}${name}`;
  const open = (name: string) => openObject(bucket, keyOf(name));
  return {
    name: 'bucket',
    said: `the bucket ${settings.bucket}`,
    async list() {
      const found = new Map<string, number>();
      for await (const { key, bytes } of bucket.list(mediaPrefix)) {
        const name = key.slice(mediaPrefix.length);
        if (isMediaName(name)) found.set(name, bytes);
      }
      return found;
    },
    told: (name) => bucket.labelOf(keyOf(name)),
    takeOut: async (name, file) => writeDown(await open(name), file),
    look: async (name) => measure(await open(name)),
    async putIn(name, file, { bytes, sha256 }) {
      await bucket.put(keyOf(name), { path: file, bytes }, labelsOf(sha256));
    },
    remove: (name) => bucket.remove(keyOf(name)),
  };
}

async function openFile(file: string): Promise<Readable | null> {
  const isThere = await stat(file).then(
    (found) => found.isFile(),
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    },
  );
  return isThere ? createReadStream(file) : null;
}

async function openObject(bucket: Bucket, key: string): Promise<Readable | null> {
  const found = await bucket.open(key);
  return typeof found === 'string' ? null : found.stream;
}

const measure = (stream: Readable | null) => readThrough(stream, null);

const writeDown = (stream: Readable | null, file: string) => readThrough(stream, file);

/** Reads a stream to its end, and writes it into a file if one is named. */
async function readThrough(stream: Readable | null, file: string | null): Promise<Content | null> {
  if (stream === null) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, file === null ? undefined : chunk);
    },
  });
  if (file === null) await pipeline(stream, counted.resume());
  else await pipeline(stream, counted, createWriteStream(file, { mode: 0o600, flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}
