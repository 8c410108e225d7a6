import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';
import { isPlayedInParts, readRange } from './byte-range';
import { findEncoded } from './encoding';
import type { SiteFile } from './find-file';
import { neverChanges } from './kept-file';

const keepForAYear = 'public, max-age=31536000, immutable';
/** Larger files are streamed. Most pictures, and all scripts and pages, are smaller. */
const mostInOnePiece = 512 * 1024;

const askEveryTime = 'public, no-cache';

/**
 * Sends a file of a release, in a compressed form from the build if the browser accepts it.
 * @returns when what was sent was made
 */
export async function sendFile(ctx: Context, found: SiteFile, sitePath: string, status = 200): Promise<Date> {
  const { file, encoding } = await findEncoded(found, ctx.acceptsEncodings());
  ctx.status = status;
  ctx.type = path.extname(found.file);
  ctx.vary('Accept-Encoding');
  ctx.set('Cache-Control', status === 200 && neverChanges(sitePath) ? keepForAYear : askEveryTime);
  ctx.etag = `W/"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`;
  ctx.lastModified = file.modifiedAt;
  if (status === 200 && isFresh(ctx, file.modifiedAt)) {
    ctx.status = 304;
    return file.modifiedAt;
  }
  if (encoding === null && status === 200 && isPlayedInParts(found.file)) {
    ctx.set('Accept-Ranges', 'bytes');
    if (sendPart(ctx, file)) return file.modifiedAt;
  }
  if (encoding !== null) ctx.set('Content-Encoding', encoding);
  ctx.length = file.size;
  if (ctx.method === 'GET')
    ctx.body = file.size > mostInOnePiece ? createReadStream(file.file) : await readFile(file.file);
  return file.modifiedAt;
}

/** Answers with the part of the file that was asked for. @returns whether one was */
function sendPart(ctx: Context, { file, size }: { file: string; size: number }): boolean {
  // A player that holds parts of another version fetches the whole file.
  const isOfOther = !['', ctx.response.get('ETag'), ctx.response.get('Last-Modified')].includes(
    ctx.get('If-Range'),
  );
  const range = isOfOther ? null : readRange(ctx.get('Range'), size);
  if (range === null) return false;
  if (range === 'none') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${String(size)}`);
    return true;
  }
  const { start, end } = range;
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${String(start)}-${String(end)}/${String(size)}`);
  ctx.length = end - start + 1;
  if (ctx.method === 'GET') ctx.body = createReadStream(file, { start, end });
  return true;
}

/**
 * Whether the browser already has the file. A date must match exactly: after a roll-back, the live file is older than a
 * visitor's copy may be.
 */
export function isFresh(ctx: Context, modifiedAt: Date): boolean {
  const since = ctx.get('If-Modified-Since');
  const isByDate = ctx.get('If-None-Match') === '' && since !== '';
  return ctx.fresh && (!isByDate || Date.parse(since) === Math.floor(modifiedAt.getTime() / 1000) * 1000);
}
