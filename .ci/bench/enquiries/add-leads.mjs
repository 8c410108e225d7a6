/** Fills the desk with leads directly, without any checks. Runs in the application's folder. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { deskRows } from './desk-rows.mjs';

/** @type {{ leads: number, brand: object }} */
const { leads, brand } = JSON.parse(process.argv[2] ?? '');
const require = createRequire(path.join(process.cwd(), 'package.json'));

const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.join(process.cwd(), 'dist') });
await strapi.load();
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
await strapi.destroy();
process.exit(0);
