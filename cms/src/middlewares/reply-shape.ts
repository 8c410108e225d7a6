import type { Context, Next } from 'koa';
import { isAccountPath } from './reply-shape/account-path';
import { forgetValues } from './reply-shape/forget-values';
import { refusalOf } from './reply-shape/refusal';

const tryAgainInS = 5;

/**
 * Wraps the error handler: no refusal repeats what was sent. Every error under /api/auth is answered in one shape, and no
 * answer there is cached.
 */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx.status >= 400) forgetValues(ctx.body);
  if (!isAccountPath(ctx.path)) return;
  ctx.set('Cache-Control', 'no-store');
  if (ctx.status < 400) return;

  // The plugin that reads tokens mistakes an unreachable database for a bad token. Nobody must be logged out by that.
  const couldNotTell = ctx.status === 401 && ctx.state['couldNotCheckSession'] === true;
  if (couldNotTell || ctx.status === 503) {
    ctx.status = 503;
    if (ctx.response.get('Retry-After') === '') ctx.set('Retry-After', String(tryAgainInS));
  }
  const retryAfter = Number(ctx.response.get('Retry-After'));
  const { status, refusal } = refusalOf(
    ctx.status,
    couldNotTell ? null : ctx.body,
    retryAfter > 0 ? retryAfter : null,
  );
  ctx.status = status;
  ctx.body = refusal;
};
