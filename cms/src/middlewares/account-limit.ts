import { login, tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerUnavailable } from '../unavailable';
import { isAccountPath } from './reply-shape/account-path';
import { isWebhook } from './webhooks/webhook-path';

/** The part of the accounts' service for limits that is used here. */
interface Limits {
  take(name: 'auth.address', key: string): Promise<{ kind: 'free' } | { kind: 'over'; retryAfterS: number }>;
}

/** The part of the accounts' service for passwords that is used here. */
interface Passwords {
  busy(): { retryAfterS: number } | null;
}

/**
 * Limits the calls to the parents' API from one network address. The endpoints have stricter limits of their own. Runs
 * before the body is read, so that a flood costs only the counting. If the queue for logins is full, a login is not
 * even counted, to spare the server.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // A provider with many messages is not refused: it would stop sending them.
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
