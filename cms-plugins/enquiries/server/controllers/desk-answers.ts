import { errors } from '@strapi/utils';
import { deskSentences, type Staff } from '@lanternway/contracts/enquiries/staff';
import { parse } from '@lanternway/contracts/wire/parse';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { Context } from 'koa';
import type { Look } from '../services/inbox/query';
import type { Changed } from '../services/items/change-item';
import { isKind } from '../services/items/kinds';
import { staffOf as nameStaff } from '../services/items/owners';

/** The policies of the routes let in nobody who is not logged in. */
export function staffOf(ctx: Context): Staff {
  const { user } = ctx.state as { user: Parameters<typeof nameStaff>[0] };
  return nameStaff(user);
}

export const lookOf = (ctx: Context): Look => ({ staffId: staffOf(ctx).id, now: new Date() });

/** What stands in the path. What names no enquiry is not found. */
export function itemOf(ctx: Context): { kind: EnquiryKind; id: string } {
  const { kind, id } = ctx['params'] as { kind: string; id: string };
  if (!isKind(kind) || !/^[\w-]{1,40}$/.test(id)) throw new errors.NotFoundError(deskSentences.missing);
  return { kind, id };
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

/** Throws what the desk tells staff where a change was not made. */
export function mustBeChanged(ctx: Context, outcome: Changed): void {
  switch (outcome.kind) {
    case 'changed':
      return;
    case 'missing':
      throw new errors.NotFoundError(deskSentences.missing);
    case 'stale':
      return ctx.throw(409, deskSentences.stale);
    case 'refused':
      throw new errors.ApplicationError(outcome.sentence);
    case 'invalid':
      throw invalid({ [outcome.field]: outcome.sentence });
  }
}
