import type { Provider } from '@lanternway/contracts/orders';
import type { Refusal } from '@lanternway/contracts/reply';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { own } from '../services/own';
import type { Handler } from './answer';

/** In characters, as the text came. What says its size is stopped before it is read. */
const mostOfText = 256 * 1024;

/**
 * Where a provider tells of what has happened. A message is answered with 200 once it is safe with us, whatever is made of
 * it afterwards: what was refused would be sent again for days, and then no more. What we cannot keep is answered with
 * 500, so that it is sent again.
 */
export const webhook =
  (strapi: Core.Strapi, name: Provider): Handler =>
  async (ctx) => {
    const provider = own(strapi, 'providers').of(name);
    if (provider === null) return refuse(ctx, 404, 'This provider is not used here.');
    const raw = rawText(ctx);
    if (raw === null) return refuse(ctx, 400, 'The message is missing.');
    if (raw.length > mostOfText) return refuse(ctx, 413, 'The message is too large.');
    const verified = await provider.readWebhook(raw, (header) => ctx.get(header));
    if (verified.kind === 'unreadable') return refuse(ctx, 400, 'The message could not be read.');
    if (verified.kind === 'forged') {
      await own(strapi, 'inbox').refuse(name);
      return refuse(ctx, 400, 'The signature is not right.');
    }
    const kind = await own(strapi, 'inbox').keep(name, raw, verified.event);
    ctx.body = { success: true, message: kind === 'stored' ? 'Received.' : 'Received before.' };
  };

/** The text exactly as it came: a signature is over its bytes, and not over what it means (Razorpay, docs/webhooks). */
function rawText(ctx: Context): string | null {
  const { body } = ctx.request as { body?: Record<symbol, unknown> };
  const raw = body?.[Symbol.for('unparsedBody')];
  return typeof raw === 'string' && raw !== '' ? raw : null;
}

function refuse(ctx: Context, status: 400 | 404 | 413, message: string): void {
  ctx.status = status;
  ctx.body = { success: false, message } satisfies Refusal;
}
