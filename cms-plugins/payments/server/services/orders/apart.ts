import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';

/**
 * Does something that only helps people, such as writing a search text, in the middle of a transaction about money. If the
 * database refuses it, only that is undone, and everything else goes on. If the connection breaks, all of it ends.
 * @param what for the log, where it could not be done
 */
export async function apart(strapi: Core.Strapi, what: string, work: () => Promise<void>): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('savepoint apart');
    try {
      await work();
    } catch (error) {
      await trx.raw('rollback to savepoint apart');
      // Errors of databases hold what stood in the row.
      strapi.log.error(`payments: ${what} could not be written, the rest was: ${nameOfError(error)}`);
    }
    await trx.raw('release savepoint apart');
  });
}
