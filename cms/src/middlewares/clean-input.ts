import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { findUnstorable, isUnstorable } from './clean-input/unstorable';
import { isWebhook } from './webhooks/webhook-path';

const sentence = 'The text contains a character that cannot be stored. Please remove it.';

/**
 * Refuses what no honest form sends before it reaches the database: control characters (one of them in a unique
 * field stops PostgreSQL's answer for good) and, on the API, bodies that are not an object of fields.
 */
export default () => async (ctx: Context, next: Next) => {
  if (isUnstorable(decode(ctx.path)) || findUnstorable(ctx.query) !== null) {
    throw new errors.ValidationError('The address contains a character that is not allowed.');
  }
  const { body } = ctx.request as { body?: unknown };
  if (ctx.path.toLowerCase().startsWith('/api/') && !isFields(body)) {
    throw new errors.ValidationError('The request must be an object of fields.');
  }
  // A provider's text is verified and kept as it came; its fields reach the database as ids and amounts alone.
  if (isWebhook(ctx)) return next();
  const where = findUnstorable(body);
  if (where !== null) {
    throw new errors.ValidationError(sentence, {
      errors: [{ path: where, message: sentence, name: 'ValidationError' }],
    });
  }
  await next();
};

function isFields(body: unknown): boolean {
  return body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body));
}

/** The path as text. One that cannot be decoded is left to the router, which finds nothing at it. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
