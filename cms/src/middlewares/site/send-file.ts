import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import { findEncoded } from './encoding';
import type { SiteFile } from './find-file';

// Names that carry a hash of their content, as the bundler writes them, and everything under /static/.
const neverChanges = /^\/static\/|[-.][0-9a-f]{8,}\.(js|css|js\.map|woff2)$/;

const keepForAYear = 'public, max-age=31536000, immutable';
const askEveryTime = 'public, no-cache';

/** Sends a file of a release, compressed as the build left it where the browser takes it that way. */
export async function sendFile(ctx: Context, found: SiteFile, sitePath: string, status = 200): Promise<void> {
  const { file, encoding } = await findEncoded(found, ctx.acceptsEncodings());
  ctx.status = status;
  ctx.type = path.extname(found.file);
  ctx.vary('Accept-Encoding');
  ctx.set('Cache-Control', status === 200 && neverChanges.test(sitePath) ? keepForAYear : askEveryTime);
  ctx.etag = `W/"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`;
  ctx.lastModified = file.modifiedAt;
  if (status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding !== null) ctx.set('Content-Encoding', encoding);
  ctx.length = file.size;
  if (ctx.method === 'GET') ctx.body = createReadStream(file.file);
}
