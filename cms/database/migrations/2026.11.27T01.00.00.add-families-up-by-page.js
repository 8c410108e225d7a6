'use strict';

/**
 * Indexes with the same columns in another order take their places. Strapi makes the new ones, and leaves the old ones there.
 *
 * @param {import('knex').Knex} knex in a transaction of its own
 */
async function up(knex) {
  await knex.raw('drop index if exists insight_people_booked_ix');
  await knex.raw('drop index if exists insight_people_attended_ix');
}

/** Strapi calls it never. */
async function down() {}

module.exports = { up, down };
