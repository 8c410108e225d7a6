import { notLoggedIn, tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { checkFields, parse } from '@lanternway/contracts/wire/parse';
import type { Refusal } from '@lanternway/contracts/wire/reply';
import type { Context } from 'koa';
import type { AnyObject } from 'yup';
import { ServiceBusyError } from '../errors';

export type Handler = (ctx: Context) => Promise<void>;

/** What a handler gets of a call: its checked request, and nothing of Koa. */
export interface Call<Request> {
  request: Request;
  params: Record<string, string>;
  /** The network address. */
  address: string;
  /** A header of the request; an empty text if it is missing. */
  header: (name: string) => string;
}

export interface Done<Reply> {
  kind: 'done';
  /** 202: accepted, but the result is not known yet. */
  status?: 200 | 202;
  message: string;
  reply: Reply;
  /** The name under which a browser saves the answer. */
  attachment?: string;
}

type RefusalDetails = Partial<Pick<Refusal, 'reason' | 'errors' | 'price' | 'order' | 'near'>>;

export interface Refused extends RefusalDetails {
  kind: 'refused';
  status: 400 | 401 | 403 | 404 | 409 | 410 | 411 | 413 | 415 | 422 | 502 | 503;
  message: string;
}

/** The caller has used up a limit. */
export interface OverLimit {
  kind: 'over';
  retryAfterS: number;
  /** In place of the default sentence. */
  say?: (seconds: number) => string;
}

export type PublicResult<Reply> =
  | Done<Reply>
  /** A file that the browser may show. */
  | { kind: 'file'; name: string; type: string; bytes: Buffer }
  | Refused
  | OverLimit;

export const done = <Reply>(message: string, reply: Reply, status: 200 | 202 = 200): Done<Reply> => ({
  kind: 'done',
  status,
  message,
  reply,
});

export const refuse = (
  status: Refused['status'],
  message: string,
  details: RefusalDetails = {},
): Refused => ({ kind: 'refused', status, message, ...details });

/** A rule that one field breaks. */
export const blame = (field: string, message: string): Refused =>
  refuse(422, message, { errors: { [field]: message } });

/** Faults of several fields, each with its sentence. */
export const refuseFields = (errors: Record<string, string>): Refused => refuse(422, checkFields, { errors });

/**
 * Writes the result of a public call as product rule B1 says. `ServiceBusyError` becomes 503 with `Retry-After`; other
 * errors go to the error handler.
 */
export async function answerCall<Reply>(
  ctx: Context,
  decide: () => Promise<PublicResult<Reply>>,
): Promise<void> {
  const result = await decide().catch((error: unknown) => {
    if (error instanceof ServiceBusyError) return error;
    throw error;
  });
  if (result instanceof ServiceBusyError) return askToWait(ctx, 503, tooBusy, result.retryAfterS);
  switch (result.kind) {
    case 'over':
      return askToWait(ctx, 429, (result.say ?? tooManyRequests)(result.retryAfterS), result.retryAfterS);
    case 'file':
      ctx.attachment(result.name, { type: 'inline' });
      ctx.type = result.type;
      ctx.body = result.bytes;
      return;
    case 'refused': {
      const { status, message, reason, errors, price, order, near } = result;
      ctx.status = status;
      // JSON leaves out what is undefined.
      ctx.body = { success: false, message, reason, errors, price, order, near };
      return;
    }
    case 'done':
      ctx.status = result.status ?? 200;
      if (result.attachment !== undefined) ctx.attachment(result.attachment);
      ctx.body = { success: true, message: result.message, ...result.reply };
  }
}

/** Checks the body of a POST by the contract; other methods have none. Throws 400 for what is no object. */
export async function readCall<Request extends AnyObject, Reply>(
  ctx: Context,
  { method, request }: Pick<Endpoint<Request>, 'method' | 'request'>,
  handle: (call: Call<Request>) => Promise<PublicResult<Reply>>,
): Promise<PublicResult<Reply>> {
  const parsed = parse(request, method === 'POST' ? bodyOf(ctx) : {});
  if (parsed.kind === 'invalid') return refuseFields(parsed.errors);
  const { params } = ctx as Context & { params: Record<string, string> };
  return handle({
    request: parsed.value as Request,
    params,
    address: ctx.request.ip,
    header: (name) => ctx.get(name),
  });
}

/** A JSON object. Lists, single values and empty bodies are malformed and answered 400. */
export function bodyOf(ctx: Context): object {
  const { body } = ctx.request as typeof ctx.request & { body?: unknown };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return ctx.throw(400);
  return body;
}

/** A parent who is logged in. The e-mail is the token's, never the payload's (product rule D2). */
export interface LoggedInParent {
  id: number;
  email: string;
  /** Their name in the account. */
  name: string | null;
  sessionId: string;
}

/** For parents who are logged in. Strapi also lets programs with a token through; they are refused here. */
export function asParent<Reply>(
  ctx: Context,
  handle: (parent: LoggedInParent) => Promise<PublicResult<Reply>>,
): Promise<PublicResult<Reply>> {
  const { user, session } = ctx.state as {
    user?: { id: number; email: string; fullName?: string | null };
    session?: { id: string };
  };
  if (user === undefined || session === undefined) return Promise.resolve(refuse(401, notLoggedIn));
  return handle({ id: user.id, email: user.email, name: user.fullName ?? null, sessionId: session.id });
}

function askToWait(ctx: Context, status: 429 | 503, message: string, retryAfterS: number): void {
  ctx.status = status;
  ctx.set('Retry-After', String(retryAfterS));
  ctx.body = { success: false, message, retryAfterS } satisfies Refusal;
}
