import { tooManyRequests } from '@lanternway/contracts/accounts';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerUnavailable } from '../unavailable';
import { isAccountPath } from './reply-shape/account-path';
import { isWebhook } from './webhooks/webhook-path';

/** What is used of the accounts' service that counts. */
interface Limits {
  take(name: 'auth.address', key: string): Promise<{ kind: 'free' } | { kind: 'over'; retryAfterS: number }>;
}

/**
 * How much of the parents' API one network address may ask for, whatever it asks. The endpoints have stricter limits of
 * their own. Stands before the body is read, so that a flood costs no more than its counting.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // A provider that has much to tell is not to be sent away: it would stop telling.
    if (!isAccountPath(ctx.path) || isWebhook(ctx)) return next();
    const limits = strapi.plugin('accounts').service('limits') as Limits;
    const allowance = await limits.take('auth.address', ctx.request.ip).catch(() => null);
    if (allowance === null) {
      answerUnavailable(ctx, 'The database does not answer.');
      return;
    }
    if (allowance.kind === 'free') return next();
    const { retryAfterS } = allowance;
    ctx.status = 429;
    ctx.set('Retry-After', String(retryAfterS));
    ctx.body = { success: false, message: tooManyRequests(retryAfterS), retryAfterS };
  };
