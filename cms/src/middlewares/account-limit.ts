import { login, tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerUnavailable } from '../unavailable';
import { isAccountPath } from './reply-shape/account-path';
import { isWebhook } from './webhooks/webhook-path';

/** What is used of the accounts' service that counts. */
interface Limits {
  take(name: 'auth.address', key: string): Promise<{ kind: 'free' } | { kind: 'over'; retryAfterS: number }>;
}

/** What is used of the accounts' service that hashes. */
interface Passwords {
  busy(): { retryAfterS: number } | null;
}

/**
 * How much of the parents' API one network address may ask for, whatever it asks. The endpoints have stricter limits of
 * their own. Stands before the body is read, so that a flood costs no more than its counting. A login that would find no
 * place in the queue is not even counted: in a rush of them the server has better to do.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // A provider that has much to tell is not to be sent away: it would stop telling.
    if (!isAccountPath(ctx.path) || isWebhook(ctx)) return next();
    if (isLogin(ctx)) {
      const passwords = strapi.plugin('accounts').service('passwords') as Passwords;
      const busy = passwords.busy();
      if (busy !== null) {
        askToWait(ctx, 503, tooBusy, busy.retryAfterS);
        return;
      }
    }
    const limits = strapi.plugin('accounts').service('limits') as Limits;
    const allowance = await limits.take('auth.address', ctx.request.ip).catch(() => null);
    if (allowance === null) {
      answerUnavailable(ctx, 'The database does not answer.');
      return;
    }
    if (allowance.kind === 'free') return next();
    askToWait(ctx, 429, tooManyRequests(allowance.retryAfterS), allowance.retryAfterS);
  };

const isLogin = ({ method, path }: Context): boolean => method === login.method && path === login.path;

function askToWait(ctx: Context, status: number, message: string, retryAfterS: number): void {
  ctx.status = status;
  ctx.set('Retry-After', String(retryAfterS));
  ctx.body = { success: false, message, retryAfterS };
}
