import { notLoggedIn, tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { checkFields, parse } from '@lanternway/contracts/wire/parse';
import type { Refusal } from '@lanternway/contracts/wire/reply';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnyObject } from 'yup';
import type { Device } from '../services/sessions/devices';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import { limitsOf, type LimitName } from '../services/rate-limits/limits';
import type { LoggedInParent } from '../services/sessions/sessions';
import { deviceOf, keepDevice } from './device-cookie';

/** What a call comes down to: its request, checked, and nothing of Koa. */
export interface Call<Request> {
  request: Request;
  params: Record<string, string>;
  address: string;
  device: Device;
  userAgent: string;
}

type Errors = Record<string, string>;

export type CallResult<Reply> =
  /**
   * `attachment`: the name of the file a browser is to keep the answer as. `knownTo`: the e-mail of the account to which
   * the device has proved to belong.
   */
  | { kind: 'done'; message: string; reply: Reply; attachment?: string; knownTo?: string }
  | {
      kind: 'refused';
      status: 400 | 401 | 403 | 404 | 422;
      message: string;
      reason?: string;
      errors?: Errors;
    }
  /** `say`: in place of the usual sentence. */
  | { kind: 'over'; retryAfterS: number; say?: (seconds: number) => string };

export type Handler = (ctx: Context) => Promise<void>;

type Handle<Request, Reply, Who extends unknown[]> = (
  call: Call<Request>,
  ...who: Who
) => Promise<CallResult<Reply>>;

export interface Answering {
  /** `limit` is counted for the network address, before anything else is done. */
  anyone<Request extends AnyObject, Reply extends AnyObject>(
    endpoint: Endpoint<Request, Reply>,
    limit: LimitName | null,
    handle: Handle<Request, Reply, []>,
  ): Handler;
  parent<Request extends AnyObject, Reply extends AnyObject>(
    endpoint: Endpoint<Request, Reply>,
    limit: LimitName | null,
    handle: Handle<Request, Reply, [who: LoggedInParent]>,
  ): Handler;
}

/** The edge of every endpoint: counts the call, checks what came, and writes the answer as the contract has it (B1). */
export function answering(strapi: Core.Strapi): Answering {
  async function decide<Request extends AnyObject, Reply>(
    ctx: Context,
    { method, request }: Endpoint<Request>,
    limit: LimitName | null,
    handle: (call: Call<Request>) => Promise<CallResult<Reply>>,
  ): Promise<CallResult<Reply>> {
    const address = ctx.request.ip;
    const allowance = limit === null ? null : await limitsOf(strapi).take(limit, address);
    if (allowance?.kind === 'over') return allowance;
    const parsed = parse(request, method === 'POST' ? bodyOf(ctx) : {});
    if (parsed.kind === 'invalid') return { ...refuse(422, checkFields), errors: parsed.errors };
    const { params } = ctx as Context & { params: Record<string, string> };
    const device = deviceOf(ctx);
    const call = {
      request: parsed.value as Request,
      params,
      address,
      device,
      userAgent: ctx.get('User-Agent'),
    };
    const answer = await handle(call);
    if (method === 'POST')
      keepDevice(strapi, ctx, device, answer.kind === 'done' ? answer.knownTo : undefined);
    return answer;
  }

  return {
    anyone: (endpoint, limit, handle) => (ctx) => write(ctx, () => decide(ctx, endpoint, limit, handle)),
    parent: (endpoint, limit, handle) => (ctx) =>
      write(ctx, () => {
        const who = whoAsks(ctx);
        if (who === null) return Promise.resolve(refuse(401, notLoggedIn));
        return decide(ctx, endpoint, limit, (call) => handle(call, who));
      }),
  };
}

export const done = <Reply>(message: string, reply: Reply): Extract<CallResult<Reply>, { kind: 'done' }> => ({
  kind: 'done',
  message,
  reply,
});

export const refuse = (
  status: 401 | 403 | 404 | 422,
  message: string,
): Extract<CallResult<never>, { kind: 'refused' }> => ({ kind: 'refused', status, message });

/** A rule broken by one field. */
export const blame = (field: string, message: string): CallResult<never> => ({
  ...refuse(422, message),
  errors: { [field]: message },
});

async function write<Reply>(ctx: Context, decide: () => Promise<CallResult<Reply>>): Promise<void> {
  const answer = await decide().catch((error: unknown): CallResult<never> | ServiceBusyError => {
    if (error instanceof ServiceBusyError) return error;
    throw error;
  });
  if (answer instanceof ServiceBusyError) askToWait(ctx, 503, tooBusy, answer.retryAfterS);
  else if (answer.kind === 'over')
    askToWait(ctx, 429, (answer.say ?? tooManyRequests)(answer.retryAfterS), answer.retryAfterS);
  else if (answer.kind === 'refused') {
    const { status, message, reason, errors } = answer;
    ctx.status = status;
    // What is undefined does not travel.
    ctx.body = { success: false, message, reason, errors };
  } else {
    if (answer.attachment !== undefined) ctx.attachment(answer.attachment);
    ctx.body = { success: true, message: answer.message, ...answer.reply };
  }
}

function askToWait(ctx: Context, status: 429 | 503, message: string, retryAfterS: number): void {
  ctx.status = status;
  ctx.set('Retry-After', String(retryAfterS));
  ctx.body = { success: false, message, retryAfterS } satisfies Refusal;
}

/** The parent who is logged in. A key made for a program is let through by Strapi, and is nobody. */
function whoAsks(ctx: Context): LoggedInParent | null {
  const { user, session } = ctx.state as { user?: { id: number; email: string }; session?: { id: string } };
  return user === undefined || session === undefined
    ? null
    : { id: user.id, email: user.email, sessionId: session.id };
}

/** An object, or the call is not even wrong: lists, bare values and nothing at all are refused as malformed. */
function bodyOf(ctx: Context): object {
  const { body } = ctx.request as typeof ctx.request & { body?: unknown };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return ctx.throw(400);
  return body;
}
