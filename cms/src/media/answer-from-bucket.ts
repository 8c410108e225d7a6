import path from 'node:path';
import type { Bucket, Opened } from '@lanternway/object-store/bucket';
import type { Context } from 'koa';
import { decodePath } from '../site-server/answer';
import { isMediaName, mediaAddress, mediaPrefix } from './names';

/** Sends a medium from the bucket, or the part of it that was asked for. @returns whether there is such a medium */
export async function answerFromBucket(ctx: Context, bucket: Bucket): Promise<boolean> {
  const name = decodePath(ctx.path)?.slice(mediaAddress.length) ?? '';
  if (!isMediaName(name)) return false;
  const key = `${mediaPrefix}${name}`;
  const ifNoneMatch = valueOf(ctx, 'If-None-Match');
  const { range, of } = partOf(ctx);
  let found = await bucket.open(key, { range, ifNoneMatch });
  if (of !== undefined && typeof found !== 'string' && found.etag !== of) {
    // The visitor holds parts of another version, and gets the whole file.
    found.stream.destroy();
    found = await bucket.open(key, { ifNoneMatch });
  }
  if (found === 'missing') return false;
  if (found === 'no such range') ctx.status = 416;
  else if (found === 'unchanged') answerUnchanged(ctx, ifNoneMatch);
  else send(ctx, name, found);
  return true;
}

const valueOf = (ctx: Context, header: string): string | undefined => ctx.get(header) || undefined;

/** A single range, as media players send; a request for several ranges gets the whole file. */
function partOf(ctx: Context): { range?: string; of?: string } {
  const range = ctx.get('Range').trim();
  if (!/^bytes=(\d+-\d*|-\d+)$/.test(range)) return {};
  const version = ctx.get('If-Range');
  if (version === '') return { range };
  return version.startsWith('"') ? { range, of: version } : {};
}

function answerUnchanged(ctx: Context, etag: string | undefined): void {
  ctx.status = 304;
  if (etag !== undefined && !etag.includes(',') && etag !== '*') ctx.set('ETag', etag);
}

function send(ctx: Context, name: string, { stream, bytes, etag, changedAt, range }: Opened): void {
  ctx.status = range === null ? 200 : 206;
  // As for files of the folder: the ending of the name decides the type, never what the uploader said.
  ctx.type = path.extname(name) === '' ? 'application/octet-stream' : path.extname(name);
  ctx.set('Accept-Ranges', 'bytes');
  if (range !== null) ctx.set('Content-Range', range);
  if (etag !== null) ctx.set('ETag', etag);
  if (changedAt !== null) ctx.lastModified = changedAt;
  if (ctx.method === 'HEAD') stream.destroy();
  else ctx.body = stream;
  if (bytes !== null) ctx.length = bytes;
}
