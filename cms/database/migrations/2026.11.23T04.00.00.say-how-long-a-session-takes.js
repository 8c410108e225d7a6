'use strict';

const plans = 'plans';
const column = 'session_minutes';

/** The length of every class so far, the free one included. */
const minutesSoFar = 45;

/**
 * A plan says how long one of its sessions takes. Older plans get the length that their sessions have. Older orders get
 * none: their receipts do not name one.
 *
 * @param {import('knex').Knex} knex in a transaction of its own
 */
async function up(knex) {
  if (!(await knex.schema.hasTable(plans))) return;
  // Strapi itself would add the column right after this, but empty.
  if (!(await knex.schema.hasColumn(plans, column))) {
    await knex.schema.alterTable(plans, (table) => table.integer(column));
  }
  await knex(plans)
    .where({ [column]: null })
    .update({ [column]: minutesSoFar });
}

/** Strapi calls it never. */
async function down() {}

module.exports = { up, down };
