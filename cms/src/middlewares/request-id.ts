import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';

/** Gives every request a name that its log lines and its answer share. A proxy may have named it already. */
export default () => async (ctx: Context, next: Next) => {
  const given = ctx.get('X-Request-Id');
  const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ctx.state['requestId'] = id;
  ctx.set('X-Request-Id', id);
  await next();
};
