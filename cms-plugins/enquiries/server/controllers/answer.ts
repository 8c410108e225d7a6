import { tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import { checkFields, parse } from '@lanternway/contracts/wire/parse';
import type { Refusal } from '@lanternway/contracts/wire/reply';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnyObject } from 'yup';
import { readArrival, type Arrival } from '../services/intake/source';

export type FormResult =
  | { kind: 'done'; message: string }
  | {
      kind: 'refused';
      status: 400 | 403 | 404 | 411 | 413 | 415 | 422 | 503;
      message: string;
      errors?: Record<string, string>;
    }
  | { kind: 'over'; retryAfterS: number };

export type Handler = (ctx: Context) => Promise<void>;

type FormLimit = 'form.address' | 'form.email' | 'resume.address';

/** What is used of the accounts' service that counts. Rejects with `ServiceBusyError`. */
interface Limits {
  takeAll: (
    counted: (readonly [FormLimit, string])[],
  ) => Promise<{ kind: 'free' } | { kind: 'over'; retryAfterS: number }>;
}

export const limitsOf = (strapi: Core.Strapi): Limits => strapi.plugin('accounts').service('limits');

interface Form<Request> {
  /** The e-mail it came from, which is counted in addition to the network address. */
  emailOf: (request: Request) => string;
  store: (request: Request, arrival: Arrival) => Promise<unknown>;
  /** What is answered once it is stored. */
  received: string;
}

/**
 * The edge of a form that anyone may send: checks what came, counts it, has it stored, and answers as the contract says.
 * One statement counts both the network address and the e-mail, for a form must be quick when many send it.
 */
export const answerForm =
  <Request extends AnyObject>(
    strapi: Core.Strapi,
    { request: schema }: Endpoint<Request>,
    { emailOf, store, received }: Form<Request>,
  ): Handler =>
  (ctx) =>
    write(ctx, async () => {
      const parsed = parse(schema, bodyOf(ctx));
      const allowance = await limitsOf(strapi).takeAll([
        ['form.address', ctx.request.ip],
        ...(parsed.kind === 'valid' ? [['form.email', emailOf(parsed.value as Request)] as const] : []),
      ]);
      if (allowance.kind === 'over') return allowance;
      if (parsed.kind === 'invalid') return refuseFields(parsed.errors);
      const request = parsed.value as Request;
      await store(request, arrivalOf(ctx, request));
      return { kind: 'done', message: received };
    });

/** What is known of a request besides its fields. */
export const arrivalOf = (ctx: Context, beside: AnyObject): Arrival =>
  readArrival(beside, ctx.get(idempotencyHeader));

export const refuseFields = (errors: Record<string, string>): FormResult => ({
  kind: 'refused',
  status: 422,
  message: checkFields,
  errors,
});

/** Writes an answer as every call of the parents is answered (product rule B1). */
export async function write(ctx: Context, decide: () => Promise<FormResult>): Promise<void> {
  const answer = await decide().catch((error: unknown) => {
    if (error instanceof ServiceBusyError) return error;
    throw error;
  });
  if (answer instanceof ServiceBusyError) askToWait(ctx, 503, tooBusy, answer.retryAfterS);
  else if (answer.kind === 'over')
    askToWait(ctx, 429, tooManyRequests(answer.retryAfterS), answer.retryAfterS);
  else if (answer.kind === 'refused') {
    const { status, message, errors } = answer;
    ctx.status = status;
    // What is undefined does not travel.
    ctx.body = { success: false, message, errors };
  } else {
    ctx.body = { success: true, message: answer.message };
  }
}

function askToWait(ctx: Context, status: 429 | 503, message: string, retryAfterS: number): void {
  ctx.status = status;
  ctx.set('Retry-After', String(retryAfterS));
  ctx.body = { success: false, message, retryAfterS } satisfies Refusal;
}

/** An object, or the call is not even wrong: lists, bare values and nothing at all are refused as malformed. */
function bodyOf(ctx: Context): object {
  const { body } = ctx.request as typeof ctx.request & { body?: unknown };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return ctx.throw(400);
  return body;
}
