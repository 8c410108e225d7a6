import type { Core } from '@strapi/strapi';

/**
 * Holds others off what this name stands for until the transaction around ends. To be called inside one. SQLite writes
 * one transaction at a time anyhow.
 */
export async function lockUntilCommit(strapi: Core.Strapi, name: string): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await strapi.db.transaction(({ trx }) =>
    trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`publisher ${name}`]),
  );
}

export const lockEntry = (strapi: Core.Strapi, documentId: string): Promise<void> =>
  lockUntilCommit(strapi, `entry ${documentId}`);
