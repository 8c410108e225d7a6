'use strict';

const orders = 'payments_orders';

/** Of 255; a payment and a receipt add some forty. */
const nearlyFull = 150;

/**
 * On PostgreSQL, what an order is searched by did not fit into its column, and its payment was not recorded. Messages of
 * providers are tried again without end, but we ask about an order by ourselves for a week alone. Those that this may have
 * happened to are asked about once more. Strapi itself widens the columns, right after this.
 *
 * @param {import('knex').Knex} knex in a transaction of its own
 * @param {{ dialect: { client: string } }} database
 */
async function up(knex, { dialect }) {
  // SQLite takes a text of any length into any column.
  if (dialect.client !== 'postgres' || !(await knex.schema.hasTable(orders))) return;
  await knex(orders)
    .where({ check_at: null, paid_at: null })
    .whereIn('stage', ['pending', 'processing', 'failed', 'expired'])
    .whereRaw('char_length(search_text) > ?', [nearlyFull])
    .update({ check_at: new Date() });
}

/** Strapi calls it never. */
async function down() {}

module.exports = { up, down };
