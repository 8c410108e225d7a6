import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import { isResumeKey, newResumeKey, ownerName, trashName } from '../resume-key';
import type { ResumeStore } from '../resume-store';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Connection {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** All of ours begin with it, so that a bucket may hold other things as well. */
const prefix = 'resumes/';
const trashPrefix = `${prefix}${trashName}/`;

/** A bucket of a store that speaks S3's protocol, Amazon's or another. The bucket itself must be private. */
export function createS3Store(settings: S3Settings): ResumeStore {
  let connected: Promise<Connection> | undefined;
  const connect = () => (connected ??= connectTo(settings));
  const named = (key: string) => {
    if (!isResumeKey(key)) throw new Error('This is no key of a resume.');
    return { Bucket: settings.bucket, Key: `${prefix}${key}` };
  };
  const inTrash = (key: string) => {
    named(key);
    return { Bucket: settings.bucket, Key: `${trashPrefix}${key}` };
  };
  const owner = { Bucket: settings.bucket, Key: `${prefix}${ownerName}` };

  async function* keysBelow(start: string, before: Date): AsyncGenerator<string> {
    const { sdk, client } = await connect();
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: start });
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', LastModified } of Contents) {
        const key = Key.slice(start.length);
        if (isResumeKey(key) && LastModified !== undefined && LastModified < before) yield key;
      }
    }
  }

  return {
    async put({ path, bytes }) {
      const { sdk, client } = await connect();
      const key = newResumeKey(new Date());
      const Body = createReadStream(path);
      try {
        await client.send(
          new sdk.PutObjectCommand({
            ...named(key),
            Body,
            ContentLength: bytes,
            ContentType: 'application/octet-stream',
            CacheControl: 'private, no-store',
          }),
        );
      } finally {
        Body.destroy();
      }
      return key;
    },

    async open(key) {
      if (!isResumeKey(key)) return null;
      const { sdk, client } = await connect();
      try {
        const found = await client.send(new sdk.GetObjectCommand(named(key)));
        return { stream: found.Body as Readable, bytes: found.ContentLength ?? null };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },

    async remove(key) {
      const { sdk, client } = await connect();
      // The protocol has no error for what is gone already.
      for (const object of [named(key), inTrash(key)]) await client.send(new sdk.DeleteObjectCommand(object));
    },

    async discard(key) {
      const { sdk, client } = await connect();
      const { Bucket, Key } = named(key);
      try {
        await client.send(new sdk.CopyObjectCommand({ ...inTrash(key), CopySource: `${Bucket}/${Key}` }));
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return;
        throw error;
      }
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },

    async emptyTrash(before) {
      const { sdk, client } = await connect();
      for await (const key of keysBelow(trashPrefix, before))
        await client.send(new sdk.DeleteObjectCommand(inTrash(key)));
    },

    async readOwner() {
      const { sdk, client } = await connect();
      try {
        const found = await client.send(new sdk.GetObjectCommand(owner));
        return (await found.Body?.transformToString())?.trim() ?? null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },

    async writeOwner(installationId) {
      const { sdk, client } = await connect();
      await client.send(
        new sdk.PutObjectCommand({ ...owner, Body: installationId, ContentType: 'text/plain' }),
      );
    },

    listBefore: (time) => keysBelow(prefix, time),
  };
}

/** Loaded where it is used: it is large, and most installations keep resumes in a folder. */
async function connectTo(settings: S3Settings): Promise<Connection> {
  const { region, endpoint, accessKeyId, secretAccessKey } = settings;
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's are usually one host for all buckets.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Amazon's newer checksums change how a body travels, which not every store understands.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });
  return { sdk, client };
}
