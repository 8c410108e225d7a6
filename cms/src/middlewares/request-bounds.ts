import type { Context, Next } from 'koa';
import { isAccountPath } from './reply-shape/account-path';
import { findExcess } from './request-bounds/bounds';

/**
 * Sends away what is larger than any real request before anything of ours, of Strapi's or of Koa's takes it apart: an
 * anonymous request must not cost more than a request costs. Node itself has refused what is over 16 kB in all.
 */
export default () => async (ctx: Context, next: Next) => {
  const excess = findExcess(ctx);
  if (excess === null) return next();
  const { status, message } = excess;
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  // Whoever sends such things may go on with a body; it is not read.
  ctx.set('Connection', 'close');
  ctx.body = isAccountPath(ctx.path) ? { success: false, message } : message;
};
