'use strict';

const orders = 'payments_orders';
const atATime = 500;

/** A column of JSON: PostgreSQL gives what is in it, SQLite its text. @param {unknown} told */
const read = (told) => (typeof told === 'string' ? JSON.parse(told) : told);

/** As it was told: the campaign's source, or else the other site's host. @param {unknown} told @returns {string | null} */
function sourceOf(told) {
  const { campaign, referrer } = read(told) ?? {};
  const source = campaign?.source ?? (typeof referrer === 'string' ? referrer.split('/')[0] : null);
  return typeof source === 'string' && source !== '' ? [...source].slice(0, 60).join('') : null;
}

/**
 * An order tells where its family came from as the numbers of families do. Older orders of parents who had never written to us
 * told nothing, though the visit in which they were made was known: they get that. What an order tells already stays.
 *
 * @param {import('knex').Knex} knex in a transaction of its own
 */
async function up(knex) {
  for (const column of ['source', 'origin'])
    if (!(await knex.schema.hasTable(orders)) || !(await knex.schema.hasColumn(orders, column))) return;
  for (let after = 0; ;) {
    const rows = await knex(orders)
      .select('id', 'origin')
      .whereNull('source')
      .whereNotNull('origin')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atATime);
    for (const { id, origin } of rows) {
      const source = sourceOf(origin);
      if (source !== null) await knex(orders).where({ id }).update({ source });
    }
    if (rows.length < atATime) return;
    after = rows.at(-1).id;
  }
}

/** Strapi calls it never. */
async function down() {}

module.exports = { up, down };
