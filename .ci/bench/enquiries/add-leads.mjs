import { deskRows } from './desk-rows.mjs';

/**
 * Fills the desk with leads directly, without any checks.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 * @param {{ leads: number, brand: object }} order
 */
export async function work(strapi, { leads, brand }) {
  // Gets the mails about new enquiries if no address is set.
  await strapi.db
    .query('api::site-setting.site-setting')
    .create({ data: { ...brand, publishedAt: new Date() } });
  const { connection } = strapi.db;
  for (const [table, rows] of Object.entries(deskRows(leads))) {
    await connection.transaction(async (/** @type {import("knex").Knex.Transaction} */ transaction) => {
      // SQLite takes 32,766 values in one statement.
      await connection.batchInsert(table, rows, 500).transacting(transaction);
    });
  }
  // The database does this itself at night.
  await connection.raw('analyze');
}
