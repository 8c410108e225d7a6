/**
 * Creates the tables in an empty database, publishes a plan, logs in a number of parents and writes their tokens to a
 * file. Runs in the application's folder.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { addBuyer } from '../add-buyer.mjs';

/** @type {{ count: number, file: string, brand: object, plan: object }} */
const { count, file, brand, plan } = JSON.parse(process.argv[2] ?? '');
const require = createRequire(path.join(process.cwd(), 'package.json'));

const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.join(process.cwd(), 'dist') });
await strapi.load();
await strapi.db
  .query('api::site-setting.site-setting')
  .create({ data: { ...brand, publishedAt: new Date() } });
await strapi.documents('api::plan.plan').create({ data: plan, status: 'published' });
const buyers = [];
for (let index = 0; index < count; index += 1)
  buyers.push(await addBuyer(strapi, `buyer${index}@example.com`));
writeFileSync(file, JSON.stringify(buyers));
await strapi.destroy();
process.exit(0);
