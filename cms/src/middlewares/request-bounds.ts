import type { Context, Next } from 'koa';
import { isAccountPath } from './reply-shape/account-path';
import { findExcess } from './request-bounds/bounds';

/**
 * Refuses what is larger than any real request before our code, Strapi's or Koa's parses it: an anonymous request must
 * stay cheap. Node itself has already refused headers over 16 kB in all.
 */
export default () => async (ctx: Context, next: Next) => {
  const excess = findExcess(ctx);
  if (excess === null) return next();
  const { status, message } = excess;
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  // The sender may go on with a body; it is not read.
  ctx.set('Connection', 'close');
  ctx.body = isAccountPath(ctx.path) ? { success: false, message } : message;
};
