import { career } from '@lanternway/contracts/enquiries/site';
import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import type { Context, Next } from 'koa';
import { isAccountPath } from './reply-shape/account-path';
import { takesMedia } from './media-files';
import { isWebhook } from './webhooks/webhook-path';

const largestApiBody = 64 * 1024;
const largestWebhook = 256 * 1024;

/**
 * Runs before the body parser, which reads every body at every address before the sender is known. Files are accepted
 * only in the admin and with a job application. The application's handler reads them itself, after it has counted the
 * sender's requests.
 */
export default () => async (ctx: Context, next: Next) => {
  const path = ctx.path.toLowerCase();
  if (isApplication(ctx)) return next();
  if (ctx.is('multipart') && !takesMedia(path)) ctx.throw(415, 'Files are not accepted here.');
  // A form's fields may be nested in ways that ours never are, and any other site may send us a form.
  if (isAccountPath(path) && hasBody(ctx) && !ctx.is('application/json')) ctx.throw(415);
  const largest = isWebhook(ctx) ? largestWebhook : largestApiBody;
  if (path.startsWith('/api/') && Number(ctx.get('Content-Length')) > largest) {
    ctx.throw(413, 'The request is too large.');
  }
  return next();
};

/** The router ignores letter case and a slash at the end, so this does too. */
const isApplication = (ctx: Context): boolean =>
  ctx.method === career.method &&
  withoutEnd(ctx.path.toLowerCase(), '/') === career.path &&
  Boolean(ctx.is('multipart/form-data'));

const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0;
