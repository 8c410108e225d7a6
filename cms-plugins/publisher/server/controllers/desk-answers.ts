import { parse } from '@lanternway/contracts/wire/parse';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

type AdminUser = Parameters<typeof staffNameOf>[0] & { id: number };

/** A member of staff, as their actions are recorded. */
export interface Staff {
  id: number;
  name: string;
}

/** The person who is logged in at the admin; the policies of the routes let in nobody else. */
export function staffOf(ctx: Context): Staff {
  const { user } = ctx.state as { user: AdminUser };
  return { id: user.id, name: staffNameOf(user) };
}

interface Ability {
  can: (action: string, subject: string) => boolean;
}

/** Whether the person who asks may do this with entries of a type, as the roles of the content manager say. */
export const mayWith =
  (ctx: Context, action: 'read' | 'update' | 'publish') =>
  (uid: string): boolean =>
    (ctx.state as { userAbility: Ability }).userAbility.can(
      `plugin::content-manager.explorer.${action}`,
      uid,
    );

/** What was sent, checked by its schema. Otherwise the answer says what is wrong with which field. */
export function readAs<T>(schema: Parameters<typeof parse<T>>[0], sent: unknown): T {
  const parsed = parse(schema, sent ?? {});
  if (parsed.kind === 'valid') return parsed.value;
  throw invalid(parsed.errors);
}

/** In the form in which Strapi names fields that are wrong. */
export function invalid(faults: Record<string, string>): Error {
  const found = Object.entries(faults).map(([field, message]) => ({
    path: field.split('.'),
    message,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(found[0]?.message ?? 'This cannot be read.', { errors: found });
}

export const bodyOf = (ctx: Context): unknown => (ctx.request as { body?: unknown }).body;
