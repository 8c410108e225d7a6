import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { rowsIn, type Rows } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { entryUid } from '../../content-types/entry';
import { addLine } from '../lines/write';
import { rolesOf, whoIs } from '../lines/who';
import type { Call } from './log-call';

/** A guesser must not fill the table: of logins with an address that no member of staff has, at most this many an hour have a line. */
const mostUnknown = 20;

/** Writes the line of a login once it is known how it ended. An address that is nobody's is not stored. */
export const logLogin =
  (strapi: Core.Strapi) =>
  async ({ request: { body } }: Call, next: () => Promise<unknown>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      await add(strapi, 'access.login-failed', body);
      throw error;
    }
    await add(strapi, 'access.login', body);
  };

type Person = Rows['admin::user'] & { roles: { name: string }[] };

async function add(strapi: Core.Strapi, action: string, body: unknown): Promise<void> {
  const email = isRecord(body) && typeof body['email'] === 'string' ? body['email'].toLowerCase() : '';
  const user =
    email === '' || email.length > 254
      ? null
      : ((await strapi.db
          .query('admin::user')
          .findOne({ where: { email }, populate: { roles: true } })) as Person | null);
  if (user === null && (await isFlooded(strapi, action))) return;
  const who = whoIs(strapi, user === null ? null : { id: user.id, name: staffNameOf(user) });
  await addLine(strapi, {
    // Nobody is logged in yet, so the request has no roles.
    who: { ...who, actorRole: rolesOf(user) },
    action,
    keeping: 'deed',
    uid: null,
    documentId: null,
    title: null,
    changed: [],
  });
}

async function isFlooded(strapi: Core.Strapi, action: string): Promise<boolean> {
  const at = { $gt: new Date(Date.now() - 60 * 60_000) };
  const count = await rowsIn(strapi, entryUid).count({
    where: { area: 'access', action, actorId: null, at },
  });
  return count >= mostUnknown;
}
