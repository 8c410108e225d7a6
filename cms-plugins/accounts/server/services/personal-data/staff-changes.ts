import type { Core } from '@strapi/strapi';
import { passwordsOf } from '../passwords/passwords';
import { sessionOrigin, sessionType } from '../sessions/metadata';
import { userType } from '../users/users';

/**
 * Makes what staff change about a user in the admin take effect at once: a new password, a block or a removal ends the
 * user's sessions. An e-mail is stored in the form in which it is compared, and a password is hashed as a parent's own is.
 */
export function followStaffChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== userType || !changing.has(context.action)) return next();
    const { documentId, data } = context.params as { documentId?: string; data?: Changed };
    if (data !== undefined) alignEmail(data);
    // Read first: after a removal there is no row left to read the id from.
    const ids = endsSessions(context.action, data) ? await idsOf(strapi, documentId) : [];
    const hash = typeof data?.password === 'string' ? await hashOf(strapi, data.password) : null;
    return strapi.db.transaction(async () => {
      const result = await next();
      if (hash !== null) await storeHash(strapi, documentId ?? (result as Made).documentId, hash);
      await strapi.db
        .query(sessionType)
        .deleteMany({ where: { origin: sessionOrigin, userId: { $in: ids.map(String) } } });
      return result;
    });
  });
}

interface Changed {
  email?: unknown;
  username?: unknown;
  password?: unknown;
  blocked?: unknown;
}

/** What Strapi answers when it has created an entry. */
interface Made {
  documentId: string;
}

const changing = new Set(['create', 'update', 'delete']);

const endsSessions = (action: string, data: Changed | undefined): boolean =>
  action === 'delete' || data?.blocked === true || typeof data?.password === 'string';

/** Product rule B3. The column `username` is how Strapi identifies a user; it is not the user's name. */
function alignEmail(data: Changed): void {
  if (typeof data.email !== 'string') return;
  data.email = data.email.trim().toLowerCase();
  data.username = data.email;
}

/**
 * Null while many log in: staff must not wait for them, and Strapi's own hash is good enough until the parent logs in.
 */
async function hashOf(strapi: Core.Strapi, password: string): Promise<string | null> {
  const passwords = passwordsOf(strapi);
  return passwords.busy() === null ? passwords.hash(password) : null;
}

/** Replaces Strapi's own hash: it takes another time to compare, which would reveal that the account exists. */
const storeHash = (strapi: Core.Strapi, documentId: string, password: string): Promise<unknown> =>
  strapi.db.query(userType).updateMany({ where: { documentId }, data: { password } });

async function idsOf(strapi: Core.Strapi, documentId: string | undefined): Promise<number[]> {
  if (documentId === undefined) return [];
  const where = { documentId };
  const rows: { id: number }[] = await strapi.db.query(userType).findMany({ where, select: ['id'] });
  return rows.map(({ id }) => id);
}
