import type { Context } from 'koa';

/** Answers 503 with a sentence. Thrown as an error, the sentence would be lost: Strapi keeps those of 5xx to itself. */
export function answerUnavailable(ctx: Context, message: string): void {
  const status = 503;
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { data: null, error: { status, name: 'ServiceUnavailableError', message, details: {} } };
}
