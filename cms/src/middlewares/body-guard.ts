import { career } from '@lanternway/contracts/enquiries/site';
import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import type { Context, Next } from 'koa';
import { isAccountPath } from './reply-shape/account-path';
import { takesMedia } from './media-files';
import { isWebhook } from './webhooks/webhook-path';

const largestApiBody = 64 * 1024;
const largestWebhook = 256 * 1024;

/**
 * Stands before the body parser, which reads every body of every address before anyone asks who sent it. Files are
 * taken only where they belong: in the admin, and with an application, whose handler reads them itself once it has
 * counted who sends how many.
 */
export default () => async (ctx: Context, next: Next) => {
  const path = ctx.path.toLowerCase();
  if (isApplication(ctx)) return next();
  if (ctx.is('multipart') && !takesMedia(path)) ctx.throw(415, 'Files are not accepted here.');
  // A form's fields may be nested in ways that no form of ours is, and a form of another site needs no leave to send.
  if (isAccountPath(path) && hasBody(ctx) && !ctx.is('application/json')) ctx.throw(415);
  const largest = isWebhook(ctx) ? largestWebhook : largestApiBody;
  if (path.startsWith('/api/') && Number(ctx.get('Content-Length')) > largest) {
    ctx.throw(413, 'The request is too large.');
  }
  return next();
};

/** The router overlooks letter case and a slash at the end, so this does too. */
const isApplication = (ctx: Context): boolean =>
  ctx.method === career.method &&
  withoutEnd(ctx.path.toLowerCase(), '/') === career.path &&
  Boolean(ctx.is('multipart/form-data'));

const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0;
