import { unlink } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { isAccountPath } from './reply-shape/account-path';

/** What the body parser leaves on a request with files. */
interface ParsedRequest {
  files?: Record<string, TemporaryFile | TemporaryFile[]>;
}

interface TemporaryFile {
  filepath: string;
}

/** The only places that take files: the media library and the admin's own logo. */
const takesFiles = /^\/(upload|admin\/project-settings)(\/|$)/;

const largestApiBody = 64 * 1024;

/**
 * Stands before the body parser, which reads every body of every address before anyone asks who sent it. Files are
 * taken only where they belong, and whatever was written to the temporary folder is gone when the answer is.
 */
export default () => async (ctx: Context, next: Next) => {
  const path = ctx.path.toLowerCase();
  if (ctx.is('multipart') && !takesFiles.test(path)) ctx.throw(415, 'Files are not accepted here.');
  // A form's fields may be nested in ways that no form of ours is, and a form of another site needs no leave to send.
  if (isAccountPath(path) && hasBody(ctx) && !ctx.is('application/json')) ctx.throw(415);
  if (path.startsWith('/api/') && Number(ctx.get('Content-Length')) > largestApiBody) {
    ctx.throw(413, 'The request is too large.');
  }
  try {
    await next();
  } finally {
    await removeTemporaryFiles(ctx);
  }
};

const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0;

async function removeTemporaryFiles(ctx: Context): Promise<void> {
  const { files } = ctx.request as ParsedRequest;
  // Most are gone already: the media library moves what it keeps.
  await Promise.allSettled(
    Object.values(files ?? {})
      .flat()
      .map((file) => unlink(file.filepath)),
  );
}
