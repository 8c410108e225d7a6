import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { userType } from './users';

/**
 * Makes sure that there is a user with this address, in the caller's transaction, and returns their id. A new user has
 * neither name nor password until a code confirms them. If several requests add the same user at once, one inserts the
 * row and none fails: in PostgreSQL a failed statement would end the transaction.
 */
export async function addUser(strapi: Core.Strapi, email: string): Promise<number> {
  const now = new Date();
  await strapi.db
    .queryBuilder(userType)
    .insert({
      email,
      documentId: randomBytes(12).toString('hex'),
      username: email,
      provider: 'local',
      confirmed: false,
      blocked: false,
      createdAt: now,
      updatedAt: now,
      publishedAt: now,
    })
    // A conflict in any unique column: two columns hold the e-mail.
    .onConflict(true)
    .ignore()
    .execute();
  const { id } = (await strapi.db.query(userType).findOne({ where: { email }, select: ['id'] })) as {
    id: number;
  };
  await giveRole(strapi, id);
  return id;
}

/** Without a role a token is good for nothing. A role that a user has already is left as it is. */
const giveRole = (strapi: Core.Strapi, id: number): Promise<unknown> =>
  strapi.db.transaction(({ trx }) =>
    trx.raw(
      `insert into up_users_role_lnk (user_id, role_id)
       select ?, id from up_roles where type = 'authenticated'
       and not exists (select 1 from up_users_role_lnk where user_id = ?)`,
      [id, id],
    ),
  );
