import type { Core } from '@strapi/strapi';

/**
 * Locks a name until the transaction ends: others that lock it wait. To be called inside a transaction. SQLite runs one
 * writing transaction at a time, so it needs no lock.
 */
export async function lockUntilCommit(strapi: Core.Strapi, name: string): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await strapi.db.transaction(({ trx }) =>
    trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`publisher ${name}`]),
  );
}

/** Locks an entry until the transaction ends. */
export const lockEntry = (strapi: Core.Strapi, documentId: string): Promise<void> =>
  lockUntilCommit(strapi, `entry ${documentId}`);
