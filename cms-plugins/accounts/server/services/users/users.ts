import type { Core } from '@strapi/strapi';

export const userType = 'plugin::users-permissions.user';

/** A row of Strapi's own user. */
export interface User {
  id: number;
  email: string;
  /** What the parent is called. The column `username` holds the e-mail once more. */
  fullName: string | null;
  /** The hash. */
  password: string | null;
  confirmed: boolean;
  blocked: boolean;
  createdAt: string;
}

export const findUserByEmail = (strapi: Core.Strapi, email: string): Promise<User | null> =>
  strapi.db.query(userType).findOne({ where: { email } });

/**
 * Holds the row until the transaction ends, so that what is read of it stays true until then. SQLite has one writer at
 * a time anyway.
 */
export const lockUser = (strapi: Core.Strapi, id: number): Promise<User | null> =>
  strapi.db.queryBuilder(userType).select('*').where({ id }).first().forUpdate().execute<User | null>();
