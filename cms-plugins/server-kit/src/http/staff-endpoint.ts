import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import { nothing } from '@lanternway/contracts/wire/endpoint';
import { parse } from '@lanternway/contracts/wire/parse';
import type { Params, StaffEndpoint, StaffFile } from '@lanternway/contracts/wire/staff-endpoint';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { Readable } from 'node:stream';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Handler } from './public-endpoint';
import { requirePermission } from './require-permission';

/** What a handler gets of a call: its checked request, and nothing of Koa. */
export interface StaffCall<Path extends string, Request> {
  request: Request;
  params: Params<Path>;
  /** The staff member who calls, as their actions are recorded. */
  staff: { id: number; name: string };
  email: string;
  /** Whether their role has a permission. The content manager's permissions are for a type of entries. */
  may: (permission: string, subject?: string) => boolean;
}

/** A file to be sent. */
export interface SentFile {
  name: string;
  content: Readable | Buffer | string;
  /** In bytes, if it is known before the content. */
  bytes?: number | null;
  /** Whether the browser may show it. Otherwise it is saved. */
  isShown?: boolean;
  headers?: Record<string, string>;
}

/** The route of a call of staff, with its permission. */
export interface StaffRoute {
  method: string;
  path: string;
  handler: Handler;
  config: ReturnType<typeof requirePermission>;
}

/** How a call reads what was sent, if its schema is not enough. Throws what is answered otherwise. */
type Read<Request> = (sent: unknown) => Request;

/** The route of a call that is answered in JSON. Handlers throw Strapi's errors for everything but success. */
export const staffRoute = <Path extends string, Request extends AnyObject, Reply>(
  endpoint: StaffEndpoint<Path, Request, Reply>,
  handle: (call: StaffCall<Path, Request>) => Promise<Reply>,
  read?: Read<Request>,
): StaffRoute =>
  routeOf(endpoint, async (ctx) => {
    if (endpoint.cacheControl !== undefined) ctx.set('Cache-Control', endpoint.cacheControl);
    const reply = await handle(callOf(ctx, endpoint, read));
    ctx.status = endpoint.status ?? 200;
    if (endpoint.status !== 204) ctx.body = reply;
  });

/** The route of a call that is answered with a file. No file of staff is kept by a browser or proxy. */
export const staffFileRoute = <Path extends string, Request extends AnyObject>(
  endpoint: StaffFile<Path, Request>,
  handle: (call: StaffCall<Path, Request>) => Promise<SentFile>,
): StaffRoute =>
  routeOf(endpoint, async (ctx) => {
    const { name, content, bytes, isShown, headers } = await handle(callOf(ctx, endpoint));
    ctx.attachment(name, { type: isShown === true ? 'inline' : 'attachment' });
    ctx.set({ 'Cache-Control': 'private, no-store', ...headers });
    ctx.type = endpoint.contentType;
    ctx.body = content;
    if (typeof bytes === 'number') ctx.length = bytes;
  });

/** A plugin's routes of staff. Their paths are complete in the contract. */
export const staffRouter = (routes: StaffRoute[]) => ({ type: 'admin', prefix: '', routes });

/** Reads what was sent by its schema. Throws which field is wrong and why. */
export function readAs<Request extends AnyObject>(schema: ObjectSchema<Request>, sent: unknown): Request {
  const parsed = parse(schema, sent ?? {});
  if (parsed.kind === 'valid') return parsed.value as Request;
  throw invalid(parsed.errors);
}

/** Strapi's error for fields that are wrong. */
export function invalid(faults: Record<string, string>): Error {
  const found = Object.entries(faults).map(([field, message]) => ({
    path: field.split('.'),
    message,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(found[0]?.message ?? 'This cannot be read.', { errors: found });
}

/** Somebody else was faster, or it is done already: 409. */
export class ConflictError extends Error {}

/** 403 with a sentence. Strapi answers its own `ForbiddenError` without one. */
export class NotAllowedError extends Error {}

/** A document id from the path. Throws 404 if it cannot be one. */
export function documentIdOf(id: string, missing: string): string {
  if (!/^[\w-]{1,40}$/.test(id)) throw new errors.NotFoundError(missing);
  return id;
}

function routeOf<Path extends string>(
  { method, path, permission }: Pick<StaffEndpoint<Path>, 'method' | 'path' | 'permission'>,
  handler: Handler,
): StaffRoute {
  return {
    method,
    path,
    handler: (ctx) =>
      handler(ctx).catch((error: unknown) => {
        if (error instanceof ConflictError) ctx.throw(409, error.message);
        if (!(error instanceof NotAllowedError)) throw error;
        (ctx as Context & { forbidden: (why: string) => void }).forbidden(error.message);
      }),
    config: requirePermission(permission),
  };
}

type AdminUser = Parameters<typeof staffNameOf>[0] & { id: number };

function callOf<Path extends string, Request extends AnyObject>(
  ctx: Context,
  { method, request }: Pick<StaffEndpoint<Path, Request>, 'method' | 'request'>,
  read: Read<Request> = (sent) => readAs(request, sent),
): StaffCall<Path, Request> {
  const { user, userAbility } = ctx.state as {
    user: AdminUser;
    userAbility: { can: (action: string, subject?: string) => boolean };
  };
  const { params } = ctx as Context & { params: Params<Path> };
  return {
    request: read(sentOf(ctx, method, request)),
    params,
    staff: { id: user.id, name: staffNameOf(user) },
    email: user.email,
    may: (permission, subject) => userAbility.can(permission, subject),
  };
}

/** Nothing is read for a call without a request, so that nothing in it can be wrong. */
function sentOf(ctx: Context, method: string, request: unknown): unknown {
  if (request === nothing) return {};
  return method === 'GET' ? ctx.query : (ctx.request as { body?: unknown }).body;
}
