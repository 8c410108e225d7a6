import { notLoggedIn, tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import { nothing, type Endpoint } from '@lanternway/contracts/wire/endpoint';
import { checkFields, parse } from '@lanternway/contracts/wire/parse';
import type { Refusal } from '@lanternway/contracts/wire/reply';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnyObject } from 'yup';

/** A parent who is logged in. Their e-mail is the token's, never the payload's (product rule D2). */
export interface Parent {
  id: number;
  email: string;
  /** Their name in the account. */
  name: string | null;
}

/** What a call comes down to: its request, checked, and nothing of Koa. */
export interface Call<Request> {
  request: Request;
  params: Record<string, string>;
  address: string;
  /** A header of the request; an empty text where it has none. */
  header: (name: string) => string;
}

export interface Refused extends Pick<Refusal, 'message' | 'reason' | 'errors' | 'price' | 'order'> {
  kind: 'refused';
  status: 400 | 401 | 403 | 404 | 409 | 422 | 502 | 503;
}

export type Answer<Reply> =
  /** 202: it is taken, and how it ends is not known yet. */
  | { kind: 'done'; status: 200 | 202; message: string; reply: Reply }
  /** A file for the browser to show or to keep, and nobody in between. */
  | { kind: 'file'; name: string; type: string; bytes: Buffer }
  | Refused
  | { kind: 'over'; retryAfterS: number };

export type Handler = (ctx: Context) => Promise<void>;

/** The counts of accounts that money has; `per: 'address'` or the user, see its limit-rules. */
export type PaymentLimit =
  | 'payment.address'
  | 'payment.create'
  | 'payment.report'
  | 'payment.orders'
  | 'payment.receipt'
  | 'payment.request';

/** What is used of the accounts' service that counts. Rejects with `ServiceBusyError`. */
interface Limits {
  takeAll: (
    counted: (readonly [PaymentLimit, string])[],
  ) => Promise<{ kind: 'free' } | { kind: 'over'; retryAfterS: number }>;
}

type Checked<Request extends AnyObject> = Pick<Endpoint<Request>, 'method' | 'request'>;

export interface Answering {
  /** Anyone may call. Nothing is counted but by the limit of all calls of the parents. */
  anyone<Request extends AnyObject, Reply extends AnyObject>(
    endpoint: Endpoint<Request, Reply>,
    handle: (call: Call<Request>) => Promise<Answer<Reply>>,
  ): Handler;
  /** `limit` is counted for the parent and for their network address, before anything else is done. */
  parent<Request extends AnyObject, Reply extends AnyObject>(
    endpoint: Endpoint<Request, Reply>,
    limit: PaymentLimit,
    handle: (call: Call<Request>, who: Parent) => Promise<Answer<Reply>>,
  ): Handler;
  /** A call that is answered with a file. */
  parentsFile(
    limit: PaymentLimit,
    handle: (call: Call<object>, who: Parent) => Promise<Answer<never>>,
  ): Handler;
}

/** The edge of the parents' calls about money: counts, checks what came, writes the answer as the contract has it (B1). */
export function answering(strapi: Core.Strapi): Answering {
  const limits = (): Limits => strapi.plugin('accounts').service('limits');

  const asParent =
    <Request extends AnyObject, Reply>(
      endpoint: Checked<Request>,
      limit: PaymentLimit,
      handle: (call: Call<Request>, who: Parent) => Promise<Answer<Reply>>,
    ): Handler =>
    (ctx) =>
      write(ctx, async () => {
        const who = whoAsks(ctx);
        if (who === null) return refuse(401, notLoggedIn);
        const allowance = await limits().takeAll([
          ['payment.address', ctx.request.ip],
          [limit, String(who.id)],
        ]);
        if (allowance.kind === 'over') return allowance;
        return checked(ctx, endpoint, (call) => handle(call, who));
      });

  return {
    anyone: (endpoint, handle) => (ctx) => write(ctx, () => checked(ctx, endpoint, handle)),
    parent: asParent,
    parentsFile: (limit, handle) => asParent({ method: 'GET', request: nothing }, limit, handle),
  };
}

export const done = <Reply>(message: string, reply: Reply, status: 200 | 202 = 200): Answer<Reply> => ({
  kind: 'done',
  status,
  message,
  reply,
});

export const refuse = (
  status: Refused['status'],
  message: string,
  beside: Pick<Refused, 'reason' | 'errors' | 'price' | 'order'> = {},
): Refused => ({ kind: 'refused', status, message, ...beside });

/** A rule broken by one field. */
export const blame = (field: string, message: string): Refused =>
  refuse(422, message, { errors: { [field]: message } });

async function checked<Request extends AnyObject, Reply>(
  ctx: Context,
  { method, request }: Checked<Request>,
  handle: (call: Call<Request>) => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  const parsed = parse(request, method === 'POST' ? bodyOf(ctx) : {});
  if (parsed.kind === 'invalid') return refuse(422, checkFields, { errors: parsed.errors });
  const { params } = ctx as Context & { params: Record<string, string> };
  return handle({
    request: parsed.value as Request,
    params,
    address: ctx.request.ip,
    header: (name) => ctx.get(name),
  });
}

async function write<Reply>(ctx: Context, decide: () => Promise<Answer<Reply>>): Promise<void> {
  const answer = await decide().catch((error: unknown) => {
    if (error instanceof ServiceBusyError) return error;
    throw error;
  });
  if (answer instanceof ServiceBusyError) askToWait(ctx, 503, tooBusy, answer.retryAfterS);
  else if (answer.kind === 'over')
    askToWait(ctx, 429, tooManyRequests(answer.retryAfterS), answer.retryAfterS);
  else if (answer.kind === 'file') {
    ctx.attachment(answer.name, { type: 'inline' });
    ctx.type = answer.type;
    ctx.body = answer.bytes;
  } else if (answer.kind === 'refused') {
    const { status, message, reason, errors, price, order } = answer;
    ctx.status = status;
    // What is undefined does not travel.
    ctx.body = { success: false, message, reason, errors, price, order } satisfies Unset<Refusal>;
  } else {
    ctx.status = answer.status;
    ctx.body = { success: true, message: answer.message, ...answer.reply };
  }
}

type Unset<Body> = { [Key in keyof Body]: Body[Key] | undefined };

function askToWait(ctx: Context, status: 429 | 503, message: string, retryAfterS: number): void {
  ctx.status = status;
  ctx.set('Retry-After', String(retryAfterS));
  ctx.body = { success: false, message, retryAfterS } satisfies Refusal;
}

interface User {
  id: number;
  email: string;
  fullName?: string | null;
}

/** The parent who is logged in. A key made for a program is let through by Strapi, and is nobody. */
function whoAsks(ctx: Context): Parent | null {
  const { user, session } = ctx.state as { user?: User; session?: { id: string } };
  if (user === undefined || session === undefined) return null;
  return { id: user.id, email: user.email, name: user.fullName ?? null };
}

/** An object, or the call is not even wrong: lists, bare values and nothing at all are refused as malformed. */
function bodyOf(ctx: Context): object {
  const { body } = ctx.request as typeof ctx.request & { body?: unknown };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return ctx.throw(400);
  return body;
}
