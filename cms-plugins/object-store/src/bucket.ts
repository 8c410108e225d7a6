import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import { connectTo, type BucketSettings } from './connection';

export type { BucketSettings } from './connection';

/** What is put: bytes, or a file of this machine, which is never in memory as a whole. */
export type Content = Buffer | { path: string; bytes: number };

export interface Labels {
  contentType: string;
  cacheControl: string;
  /** Of the content; kept beside it, so that a list of files can be compared without reading them. */
  sha256?: string;
}

export interface Listed {
  key: string;
  bytes: number;
  changedAt: Date;
}

/** What is asked of an object, in the words of HTTP's headers. */
export interface Asking {
  range?: string | undefined;
  ifNoneMatch?: string | undefined;
}

export interface Opened {
  stream: Readable;
  /** Null where the store does not say. */
  bytes: number | null;
  etag: string | null;
  changedAt: Date | null;
  /** The part that was asked for, as in 'bytes 0-1/500'; null for the whole object. */
  range: string | null;
}

/** Why nothing was opened. */
export type Unopened = 'missing' | 'unchanged' | 'no such range';

/** A bucket of a store that speaks S3's protocol, Amazon's or another. */
export interface Bucket {
  /** Resolves once the store has it for good. */
  put: (key: string, content: Content, labels: Labels) => Promise<void>;
  open: (key: string, asking?: Asking) => Promise<Opened | Unopened>;
  /** Null where there is none. */
  read: (key: string) => Promise<Buffer | null>;
  /** The SHA-256 with which it was put; null where there is no such object, or it was put without. */
  labelOf: (key: string) => Promise<string | null>;
  /** False where there is nothing to copy. */
  copy: (from: string, to: string) => Promise<boolean>;
  /** No error where it is gone already. */
  remove: (key: string) => Promise<void>;
  list: (prefix: string) => AsyncIterable<Listed>;
}

interface Connection {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** Connects when it is first used. */
export function openBucket(settings: BucketSettings): Bucket {
  let connected: Promise<Connection> | undefined;
  const connect = () => (connected ??= connectTo(settings));
  const named = (key: string) => ({ Bucket: settings.bucket, Key: key });
  return {
    async put(key, content, labels) {
      const { sdk, client } = await connect();
      const Body = Buffer.isBuffer(content) ? content : createReadStream(content.path);
      const ContentLength = Buffer.isBuffer(content) ? content.length : content.bytes;
      try {
        const sent = { ...named(key), Body, ContentLength, ...headersOf(labels) };
        await client.send(new sdk.PutObjectCommand(sent));
      } finally {
        if (!Buffer.isBuffer(Body)) Body.destroy();
      }
    },

    async open(key, asking = {}) {
      const { sdk, client } = await connect();
      const asked = { Range: asking.range, IfNoneMatch: asking.ifNoneMatch };
      try {
        return openedFrom(await client.send(new sdk.GetObjectCommand({ ...named(key), ...asked })));
      } catch (error) {
        const why = reasonFor(error);
        if (why === null) throw error;
        return why;
      }
    },

    async read(key) {
      const found = await this.open(key);
      if (typeof found === 'string') return null;
      const chunks: Buffer[] = [];
      for await (const chunk of found.stream as AsyncIterable<Buffer>) chunks.push(chunk);
      return Buffer.concat(chunks);
    },

    async labelOf(key) {
      const { sdk, client } = await connect();
      try {
        const { Metadata } = await client.send(new sdk.HeadObjectCommand(named(key)));
        return Metadata?.['sha256'] ?? null;
      } catch (error) {
        if (reasonFor(error) === 'missing') return null;
        throw error;
      }
    },

    async copy(from, to) {
      const { sdk, client } = await connect();
      const CopySource = `${settings.bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      try {
        await client.send(new sdk.CopyObjectCommand({ ...named(to), CopySource }));
        return true;
      } catch (error) {
        if (reasonFor(error) === 'missing') return false;
        throw error;
      }
    },

    async remove(key) {
      const { sdk, client } = await connect();
      // The protocol has no error for what is gone already.
      await client.send(new sdk.DeleteObjectCommand(named(key)));
    },

    list: (prefix) => listFrom(connect(), settings.bucket, prefix),
  };
}

const headersOf = ({ contentType, cacheControl, sha256 }: Labels) => ({
  ContentType: contentType,
  CacheControl: cacheControl,
  ...(sha256 === undefined ? {} : { Metadata: { sha256 } }),
});

const openedFrom = (found: Sdk.GetObjectCommandOutput): Opened => ({
  stream: found.Body as Readable,
  bytes: found.ContentLength ?? null,
  etag: found.ETag ?? null,
  changedAt: found.LastModified ?? null,
  range: found.ContentRange ?? null,
});

async function* listFrom(
  connected: Promise<Connection>,
  bucket: string,
  prefix: string,
): AsyncGenerator<Listed> {
  const { sdk, client } = await connected;
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    for (const { Key, Size, LastModified } of Contents)
      if (Key !== undefined && LastModified !== undefined)
        yield { key: Key, bytes: Size ?? 0, changedAt: LastModified };
  }
}

/** What the store means by an error that is an answer, too. Stores name them in different ways; null for real ones. */
function reasonFor(error: unknown): Unopened | null {
  if (!(error instanceof Error)) return null;
  const { httpStatusCode } = (error as Partial<Sdk.S3ServiceException>).$metadata ?? {};
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return 'missing';
  if (httpStatusCode === 304) return 'unchanged';
  if (httpStatusCode === 416) return 'no such range';
  return null;
}
