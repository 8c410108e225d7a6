import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { decoded } from './clean-input/decoded';
import { findUnstorable, isUnstorable } from './clean-input/unstorable';
import { isTooDeep } from './clean-input/depth';
import { findForeignKey, hasForeignParameter, isForeign } from './clean-input/foreign-keys';
import { findGreedy } from './clean-input/wishes';
import { isWebhook } from './webhooks/webhook-path';

const sentence = 'The text contains a character that cannot be stored. Please remove it.';

/**
 * Refuses what no honest form sends, before it reaches the database: control characters (one of them in a unique field
 * makes a request to PostgreSQL hang for ever) and names of JavaScript's own properties. On the API it also refuses
 * bodies that are not an object of fields, and queries that ask for too much.
 */
export default () => async (ctx: Context, next: Next) => {
  const path = decoded(ctx.path);
  // Strapi uses the text of a query as a key for what it parsed; such a name finds a JavaScript property.
  if (hasForeignParameter(ctx.querystring) || path.split('/').some(isForeign)) {
    throw new errors.ValidationError('The address contains a name that is not allowed.');
  }
  if (isUnstorable(path) || findUnstorable(ctx.query) !== null) {
    throw new errors.ValidationError('The address contains a character that is not allowed.');
  }
  const isApi = ctx.path.toLowerCase().startsWith('/api/');
  const greedy = isApi ? findGreedy(ctx.query) : null;
  if (greedy !== null) throw new errors.ValidationError(`The address asks for too much in "${greedy}".`);
  const { body } = ctx.request as { body?: unknown };
  if (isApi && !isFields(body)) {
    throw new errors.ValidationError('The request must be an object of fields.');
  }
  // A provider's text is verified and stored as it came; its fields reach the database only as ids and amounts.
  if (isWebhook(ctx)) return next();
  if (isTooDeep(body)) throw new errors.ValidationError('The request is nested too deep.');
  const foreign = findForeignKey(body);
  if (foreign !== null) throw new errors.ValidationError(`A field cannot be called "${foreign}".`);
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
