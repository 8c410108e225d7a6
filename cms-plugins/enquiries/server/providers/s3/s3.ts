import { openBucket, type BucketSettings } from '@lanternway/object-store/bucket';
import { isResumeKey, newResumeKey, ownerName, trashName } from '../resume-key';
import type { ResumeStore } from '../resume-store';

export type { BucketSettings } from '@lanternway/object-store/bucket';

/** All of ours begin with it, so that a bucket may hold other things as well. */
const prefix = 'resumes/';
const trashPrefix = `${prefix}${trashName}/`;
const owner = `${prefix}${ownerName}`;

/** A bucket of a store that speaks S3's protocol, Amazon's or another. The bucket itself must be private. */
export function createS3Store(settings: BucketSettings): ResumeStore {
  const bucket = openBucket(settings);
  const placeOf = (start: string, key: string): string => {
    if (!isResumeKey(key)) throw new Error('This is no key of a resume.');
    return `${start}${key}`;
  };

  async function* keysBelow(start: string, before: Date): AsyncGenerator<string> {
    for await (const { key: name, changedAt } of bucket.list(start)) {
      const key = name.slice(start.length);
      if (isResumeKey(key) && changedAt < before) yield key;
    }
  }

  return {
    async put(file) {
      const key = newResumeKey(new Date());
      await bucket.put(placeOf(prefix, key), file, {
        contentType: 'application/octet-stream',
        cacheControl: 'private, no-store',
      });
      return key;
    },

    async open(key) {
      if (!isResumeKey(key)) return null;
      const found = await bucket.open(placeOf(prefix, key));
      return typeof found === 'string' ? null : { stream: found.stream, bytes: found.bytes };
    },

    async remove(key) {
      for (const start of [prefix, trashPrefix]) await bucket.remove(placeOf(start, key));
    },

    async discard(key) {
      if (await bucket.copy(placeOf(prefix, key), placeOf(trashPrefix, key)))
        await bucket.remove(placeOf(prefix, key));
    },

    async emptyTrash(before) {
      for await (const key of keysBelow(trashPrefix, before)) await bucket.remove(placeOf(trashPrefix, key));
    },

    async readOwner() {
      return (await bucket.read(owner))?.toString('utf8').trim() ?? null;
    },

    async writeOwner(installationId) {
      const labels = { contentType: 'text/plain', cacheControl: 'private, no-store' };
      await bucket.put(owner, Buffer.from(installationId), labels);
    },

    listBefore: (time) => keysBelow(prefix, time),
  };
}
