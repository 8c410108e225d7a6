import { parse } from '@lanternway/contracts/wire/parse';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { By } from '../services/orders/ledger';

type AdminUser = Parameters<typeof staffNameOf>[0] & { id: number };

export type ByStaff = Extract<By, { actor: 'staff' }>;

/** The member of staff who is logged in; the policies of the routes let in nobody else. */
export function staffOf(ctx: Context): ByStaff {
  const { user } = ctx.state as { user: AdminUser };
  return { actor: 'staff', id: user.id, name: staffNameOf(user) };
}

/** A document id from the path. What can be none is not found. */
export function idOf(ctx: Context, missing: string, name = 'id'): string {
  const { [name]: id } = ctx['params'] as Record<string, string>;
  if (id === undefined || !/^[\w-]{1,40}$/.test(id)) throw new errors.NotFoundError(missing);
  return id;
}

/** What was sent, as its schema wants it; otherwise the answer says what is wrong with which field. */
export function readAs<T>(schema: Parameters<typeof parse<T>>[0], sent: unknown): T {
  const parsed = parse(schema, sent ?? {});
  if (parsed.kind === 'valid') return parsed.value;
  throw invalid(parsed.errors);
}

/** In the form in which Strapi tells of fields that are wrong. */
export function invalid(faults: Record<string, string>): Error {
  const found = Object.entries(faults).map(([field, message]) => ({
    path: field.split('.'),
    message,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(found[0]?.message ?? 'This cannot be read.', { errors: found });
}

export const bodyOf = (ctx: Context): unknown => (ctx.request as { body?: unknown }).body;
