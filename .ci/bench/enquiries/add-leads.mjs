/** Fills the desk with leads, past every rule, in one go. Runs in the folder of the application. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { deskRows } from './desk-rows.mjs';

/** @type {{ leads: number, brand: object }} */
const { leads, brand } = JSON.parse(process.argv[2] ?? '');
const require = createRequire(path.join(process.cwd(), 'package.json'));

const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.join(process.cwd(), 'dist') });
await strapi.load();
// Whom new enquiries are mailed to, where nothing else is set.
await strapi.db.query('api::site-setting.site-setting').create({ data: brand });
const { connection } = strapi.db;
for (const [table, rows] of Object.entries(deskRows(leads))) {
  await connection.transaction(async (/** @type {import("knex").Knex.Transaction} */ transaction) => {
    // SQLite takes 32,766 values in one statement.
    await connection.batchInsert(table, rows, 500).transacting(transaction);
  });
}
// As the database does by itself in the night.
await connection.raw('analyze');
await strapi.destroy();
process.exit(0);
