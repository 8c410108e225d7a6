/**
 * Creates the tables in an empty database, publishes a plan, logs in a number of parents and writes their tokens to a
 * file. Runs in the application's folder.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

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
const role = await strapi.db
  .query('plugin::users-permissions.role')
  .findOne({ where: { type: 'authenticated' } });
const sessions = strapi.plugin('accounts').service('sessions');
const buyers = [];
for (let index = 0; index < count; index += 1) {
  const email = `buyer${index}@example.com`;
  const { id } = await strapi.db.query('plugin::users-permissions.user').create({
    data: { username: email, email, provider: 'local', confirmed: true, role: role.id },
  });
  const { token } = await strapi.db.transaction(() => sessions.start(id, 'The bench'));
  buyers.push({ email, token });
}
writeFileSync(file, JSON.stringify(buyers));
await strapi.destroy();
process.exit(0);
