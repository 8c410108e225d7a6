/**
 * Fills the tables of facts and of deeds without any checks, and writes all families from them. Runs in the
 * application's folder. Tells how long the writing took.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { deskRows } from '../enquiries/desk-rows.mjs';

/** @type {{ leads: number, deeds: number }} */
const { leads, deeds } = JSON.parse(process.argv[2] ?? '');
const require = createRequire(path.join(process.cwd(), 'package.json'));

const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.join(process.cwd(), 'dist') });
await strapi.load();
const { connection } = strapi.db;

const sources = [null, 'google', 'ig', 'youtube', 'news', 'fair', 'fb', 'friend.example'];
const day = 24 * 3_600_000;

/** @param {string} table @param {object[]} rows */
const add = (table, rows) =>
  connection.transaction((/** @type {import("knex").Knex.Transaction} */ transaction) =>
    connection.batchInsert(table, rows, 500).transacting(transaction),
  );

/** A class for two of three leads, and a campaign for most. @param {Record<string, unknown>[]} rows */
function facts(rows) {
  const classes = [];
  for (const [number, row] of rows.entries()) {
    const at = new Date(Date.now() - ((number * 7_919) % (365 * 24)) * 3_600_000 - day);
    const source = sources[number % sources.length] ?? null;
    row.received_at = at;
    row.zone = 'Asia/Kolkata';
    row.campaign = source === null ? null : JSON.stringify({ source, campaign: `c${number % 40}` });
    if (number % 3 === 0) continue;
    const id = String(row.document_id);
    classes.push({
      ...{ document_id: id, enquiry_id: id, state: number % 4 === 0 ? 'no-show' : 'attended', minutes: 60 },
      ...{
        starts_at: at,
        zone: 'Asia/Kolkata',
        calendar_uid: id,
        sequence: 0,
        marked_at: at,
        created_at: at,
      },
    });
  }
  return classes;
}

/** @param {number} from @param {number} count */
const deedRows = (from, count) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return {
      document_id: `deed${number}`,
      at: new Date(Date.now() - (number % 700) * day - (number % 86_400) * 1000),
      ...{
        actor_id: number % 12,
        actor_name: `Staff ${number % 12}`,
        area: number % 5 === 0 ? 'money' : 'content',
      },
      ...{ action: 'content.save', uid: `api::plan.plan`, document_of: `entry${number % 4000}` },
      ...{ title: `Entry ${number % 4000}`, via: 'screen', keeping: 'deed', outcome: 'done' },
    };
  });

const { enquiries_free_classes: free } = deskRows(Math.ceil((leads * 5) / 3));
const rows = /** @type {Record<string, unknown>[]} */ (free);
await add('enquiries_classes', facts(rows));
await add('enquiries_free_classes', rows);
for (let at = 0; at < deeds; at += 50_000)
  await add('audit_entries', deedRows(at, Math.min(50_000, deeds - at)));
await connection('insight_marks').delete();
await connection.raw('analyze');
const begun = performance.now();
const usedBefore = process.cpuUsage();
const { families, changed } = await strapi.plugin('insight').service('people').rebuild();
const rebuildMs = performance.now() - begun;
const used = process.cpuUsage(usedBefore);
const rebuildCpuMs = (used.user + used.system) / 1000;
await connection.raw('analyze');
const checked = performance.now();
const wrong = await strapi.plugin('insight').service('people').check(new Date());
console.log(
  JSON.stringify({
    families,
    changed,
    rebuildMs,
    rebuildCpuMs,
    checkMs: performance.now() - checked,
    wrong: wrong.length,
  }),
);
await strapi.destroy();
process.exit(0);
