'use strict';

const mails = 'mails';

/**
 * A kind of mail has a plainer name. Staff see a mail by its kind, so those that are kept get the new one.
 *
 * @param {import('knex').Knex} knex in a transaction of its own
 */
async function up(knex) {
  if (!(await knex.schema.hasTable(mails))) return;
  await knex(mails)
    .where({ kind: 'Way past a closed login' })
    .update({ kind: 'Login link after too many attempts' });
}

/** Strapi calls it never. */
async function down() {}

module.exports = { up, down };
