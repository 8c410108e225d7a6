import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';
import { withRequestId } from '../logging/request-id';

/** Gives every request an id for its log lines and its answer. A proxy may have set one already. */
export default () => async (ctx: Context, next: Next) => {
  const given = ctx.get('X-Request-Id');
  const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ctx.state['requestId'] = id;
  ctx.set('X-Request-Id', id);
  await withRequestId(id, next);
};
