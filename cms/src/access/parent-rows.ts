import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { parentType } from './content-types';

/** What a route's policy receives: the parts of Koa's context that are used here. */
export interface Asked {
  params: { model?: string; id?: string };
  request: { method: string; body?: unknown };
}

/** What the super admin may change in a parent's account by hand. The accounts plugin handles each of these changes. */
const changeable = ['email', 'fullName', 'blocked'];

const sentence = (what: string) =>
  `${what} is changed by parents themselves, or at the desk under Privacy. Nothing was changed.`;

/**
 * Refuses what would open a parent's account to somebody else or take it away: a password, the proof of an e-mail, a
 * role, a new or deleted row. The admin's form sends back all that it shows, so unchanged values are accepted.
 */
export async function refuseParentChange(strapi: Core.Strapi, { params, request }: Asked): Promise<void> {
  if (request.method !== 'PUT' || params.id === undefined)
    throw new errors.PolicyError(sentence('An account'));
  const stored: unknown = await strapi.db.query(parentType).findOne({ where: { documentId: params.id } });
  const before = isRecord(stored) ? stored : {};
  const sent = isRecord(request.body) ? request.body : {};
  const changed = Object.entries(sent).find(
    ([field, value]) => !changeable.includes(field) && !isSame(field, value, before, sent),
  );
  if (changed !== undefined) throw new errors.PolicyError(sentence(`"${changed[0]}"`));
}

/** Strapi sets these itself and ignores what is sent. */
const strapis = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'publishedAt',
  'locale',
];

type Row = Record<string, unknown>;

function isSame(field: string, value: unknown, before: Row, sent: Row): boolean {
  if (strapis.includes(field)) return true;
  // The user name is a copy of the e-mail, so it may change with it.
  if (field === 'username' && value === sent['email']) return true;
  if (isRecord(value) && ('connect' in value || 'disconnect' in value))
    return [value['connect'], value['disconnect']].every((list) => !Array.isArray(list) || list.length === 0);
  return (value ?? null) === (before[field] ?? null);
}
