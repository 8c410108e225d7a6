import type { Context } from 'koa';

/** Answers 503 with a sentence. Strapi hides the messages of 5xx errors, so it cannot be thrown as an error. */
export function answerUnavailable(ctx: Context, message: string): void {
  const status = 503;
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { data: null, error: { status, name: 'ServiceUnavailableError', message, details: {} } };
}
