import type { Bucket } from '@lanternway/object-store/bucket';
import { mediaPrefix } from './names';

/** The object that says whose media a bucket has. */
const ownerKey = 'media-installation-id';

export interface Claimant {
  /** The random id of the installation, which its database keeps. */
  id: string;
  /** Whether the database has a row for a medium of this name. */
  knows: (name: string) => Promise<boolean>;
}

/**
 * Whether the media of a bucket belong to this installation: both then have the same id. A bucket without an id becomes ours
 * if it has no media, or if our database knows one of its first media.
 */
export async function isOurs(bucket: Bucket, claimant: Claimant): Promise<boolean> {
  const owner = await readOwner(bucket);
  if (owner !== null) return owner === claimant.id;
  if (!(await mayBeOurs(bucket, claimant))) return false;
  const labels = { contentType: 'text/plain', cacheControl: 'private, no-store' };
  await bucket.put(ownerKey, Buffer.from(claimant.id), labels);
  // Another installation may have been faster.
  return (await readOwner(bucket)) === claimant.id;
}

const readOwner = async (bucket: Bucket): Promise<string | null> =>
  (await bucket.read(ownerKey))?.toString('utf8').trim() ?? null;

const mostTried = 100;

async function mayBeOurs(bucket: Bucket, { knows }: Claimant): Promise<boolean> {
  let tried = 0;
  for await (const { key } of bucket.list(mediaPrefix)) {
    if (await knows(key.slice(mediaPrefix.length))) return true;
    tried += 1;
    if (tried === mostTried) return false;
  }
  return tried === 0;
}
