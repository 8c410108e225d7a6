'use strict';

/**
 * An index that begins with the same columns, and has more, takes its place. Strapi makes the new one, and leaves the old one there.
 *
 * @param {import('knex').Knex} knex in a transaction of its own
 */
async function up(knex) {
  await knex.raw('drop index if exists classes_sessions_teacher_ix');
}

/** Strapi calls it never. */
async function down() {}

module.exports = { up, down };
