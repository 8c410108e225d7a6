/** The variables that say where files are kept: in folders of this machine, or in buckets of a store with S3's protocol. */
import path from 'node:path';
import type { BucketSettings } from '@lanternway/object-store/connection';
import { EnvError, oneOf, text, webAddress, type Source } from './env-values';

export type ResumeStorage = { kind: 'folder'; folder: string } | ({ kind: 's3' } & BucketSettings);

export interface MediaStorage {
  /** The place into which new media are put, and which is searched first for a medium. */
  counts: 'folder' | 'bucket';
  folder: string;
  /** Null where none is named. */
  bucket: BucketSettings | null;
}

/** The names of one bucket's own variables, which take precedence over those for all buckets. */
interface Names {
  bucket: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const forAll: Omit<Names, 'bucket'> = {
  region: 'S3_REGION',
  endpoint: 'S3_ENDPOINT',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
};

const forMedia: Names = {
  bucket: 'MEDIA_S3_BUCKET',
  region: 'MEDIA_S3_REGION',
  endpoint: 'MEDIA_S3_ENDPOINT',
  accessKeyId: 'MEDIA_S3_ACCESS_KEY_ID',
  secretAccessKey: 'MEDIA_S3_SECRET_ACCESS_KEY',
};

const forReleases: Names = {
  bucket: 'RELEASES_S3_BUCKET',
  region: 'RELEASES_S3_REGION',
  endpoint: 'RELEASES_S3_ENDPOINT',
  accessKeyId: 'RELEASES_S3_ACCESS_KEY_ID',
  secretAccessKey: 'RELEASES_S3_SECRET_ACCESS_KEY',
};

const forResumes: Names = {
  bucket: 'RESUMES_S3_BUCKET',
  region: 'RESUMES_S3_REGION',
  endpoint: 'RESUMES_S3_ENDPOINT',
  accessKeyId: 'RESUMES_S3_ACCESS_KEY_ID',
  secretAccessKey: 'RESUMES_S3_SECRET_ACCESS_KEY',
};

/** Null where the bucket has no name. Where it has one, its keys must be set too. */
function readBucket(source: Source, names: Names): BucketSettings | null {
  const bucket = text(source, names.bucket);
  if (bucket === null) return null;
  const counting = (part: keyof typeof forAll) =>
    text(source, names[part]) === null ? forAll[part] : names[part];
  const required = (part: keyof typeof forAll) => {
    const value = text(source, counting(part));
    if (value !== null) return value;
    throw new EnvError(`${names[part]} is missing: ${names.bucket} asks for it, or for ${forAll[part]}.`);
  };
  return {
    bucket,
    region: text(source, counting('region')) ?? 'us-east-1',
    endpoint: webAddress(source, counting('endpoint')),
    accessKeyId: required('accessKeyId'),
    secretAccessKey: required('secretAccessKey'),
  };
}

export function readResumeStorage(source: Source, dataDir: string): ResumeStorage {
  const bucket = readBucket(source, forResumes);
  if (bucket === null) return { kind: 'folder', folder: path.join(dataDir, 'private', 'resumes') };
  return { kind: 's3', ...bucket };
}

export function readMediaStorage(source: Source, dataDir: string): MediaStorage {
  const bucket = readBucket(source, forMedia);
  const counts = oneOf(source, 'MEDIA_IN', ['folder', 'bucket'], bucket === null ? 'folder' : 'bucket');
  if (counts === 'bucket' && bucket === null)
    throw new EnvError('MEDIA_S3_BUCKET is missing: MEDIA_IN=bucket asks for it.');
  return { counts, folder: path.join(dataDir, 'public', 'uploads'), bucket };
}

/** Null where servers share the folder of releases, or there is only one. */
export const readReleaseStorage = (source: Source): BucketSettings | null => readBucket(source, forReleases);
