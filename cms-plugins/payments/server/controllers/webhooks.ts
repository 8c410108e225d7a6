import type { Provider } from '@lanternway/contracts/payments/orders';
import type { Handler } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { WebhookResult } from '../services/webhooks/inbox';
import { stateful } from '../services/stateful';

/** In characters of the text as it arrived. A request that states a larger size is refused before it is read. */
const maxTextLength = 256 * 1024;

/** Once a message is stored we answer 200, whatever becomes of it: a provider stops sending if it is refused too often. */
const answers: Record<WebhookResult, { status: 200 | 400 | 404 | 503; message: string }> = {
  stored: { status: 200, message: 'Received.' },
  repeat: { status: 200, message: 'Received before.' },
  forged: { status: 400, message: 'The signature is not right.' },
  unreadable: { status: 400, message: 'The message could not be read.' },
  unproven: { status: 503, message: 'The signature cannot be verified now.' },
  unused: { status: 404, message: 'This provider is not used here.' },
};

/** Takes a provider's messages. One that we cannot verify or store now is answered with 503 or 500, so that it is sent again. */
export const webhook =
  (strapi: Core.Strapi, provider: Provider): Handler =>
  async (ctx) => {
    const raw = rawText(ctx);
    if (raw === null) return answer(ctx, 400, 'The message is missing.');
    if (raw.length > maxTextLength) return answer(ctx, 413, 'The message is too large.');
    const received = await stateful(strapi, 'inbox').receive(provider, raw, (header) => ctx.get(header));
    const { status, message } = answers[received];
    answer(ctx, status, message);
  };

/** The text exactly as it came: the signature covers its bytes, not its meaning (Razorpay, docs/webhooks). */
function rawText(ctx: Context): string | null {
  const { body } = ctx.request as { body?: Record<symbol, unknown> };
  const raw = body?.[Symbol.for('unparsedBody')];
  return typeof raw === 'string' && raw !== '' ? raw : null;
}

function answer(ctx: Context, status: number, message: string): void {
  ctx.status = status;
  ctx.body = { success: status === 200, message };
}
