'use strict';

const orders = 'payments_orders';
const users = 'up_users';
const atATime = 20_000;

/** What parents wrote to us before they ordered, and the column of its e-mail. */
const leads = [
  ['enquiries_free_classes', 'parent_email'],
  ['enquiries_messages', 'email'],
];

/** A column of JSON: PostgreSQL gives what is in it, SQLite its text. @param {unknown} told */
const read = (told) => (typeof told === 'string' ? JSON.parse(told) : told);

/** As it was told: the campaign's source, or else the other site's host. @param {unknown} told @returns {string | null} */
function sourceOf(told) {
  const { campaign, referrer } = read(told) ?? {};
  const source = campaign?.source ?? (typeof referrer === 'string' ? referrer.split('/')[0] : null);
  return typeof source === 'string' && source !== '' ? [...source].slice(0, 200).join('') : null;
}

/**
 * Orders that tell nothing, of parents who had not written to us before: for one who had, nothing is the answer, as their
 * form told nothing. Those who had an account came with its visit.
 * @param {import('knex').Knex} knex @param {number} after
 */
function untold(knex, after) {
  const rows = knex(orders)
    .leftJoin(users, (on) =>
      on
        .on(knex.raw('lower(??) = lower(??)', [`${users}.email`, `${orders}.email`]))
        .andOn(`${users}.created_at`, '<=', `${orders}.placed_at`)
        .andOnVal(`${users}.confirmed`, true),
    )
    .select(`${orders}.id`, `${orders}.origin`)
    .select({ user_id: `${users}.id`, user_origin: `${users}.origin` })
    .whereNull(`${orders}.source`)
    .where(`${orders}.id`, '>', after)
    .orderBy(`${orders}.id`)
    .limit(atATime);
  for (const [table, email] of leads)
    rows.whereNotExists(
      knex(table)
        .select('id')
        .whereRaw('lower(??) = lower(??)', [`${table}.${email}`, `${orders}.email`])
        .where(`${table}.is_suspect`, false)
        .whereColumn(`${table}.received_at`, '<=', `${orders}.placed_at`),
    );
  return rows;
}

/** Each column that is read; a database that has not all of them has nothing to be told. @param {import('knex').Knex} knex */
async function hasAll(knex) {
  const needed = [
    ...['source', 'origin', 'placed_at'].map((column) => [orders, column]),
    ...['origin', 'confirmed'].map((column) => [users, column]),
    ...leads.flatMap(([table, email]) =>
      [email, 'is_suspect', 'received_at'].map((column) => [table, column]),
    ),
  ];
  for (const [table, column] of needed)
    if (!(await knex.schema.hasTable(table)) || !(await knex.schema.hasColumn(table, column))) return false;
  return true;
}

/**
 * An order tells where its family came from as the numbers of families do. Older orders of parents who had never written to us
 * told nothing, though the visit in which they were made was known: they get that. What an order tells already stays.
 *
 * @param {import('knex').Knex} knex in a transaction of its own
 */
async function up(knex) {
  if (!(await hasAll(knex))) return;
  for (let after = 0; ;) {
    const rows = await untold(knex, after);
    for (const { id, origin, user_id: user, user_origin: ofAccount } of rows) {
      const source = sourceOf(user === null ? origin : ofAccount);
      if (source !== null) await knex(orders).where({ id }).update({ source });
    }
    if (rows.length < atATime) return;
    after = rows.at(-1).id;
  }
}

/** Strapi calls it never. */
async function down() {}

module.exports = { up, down };
