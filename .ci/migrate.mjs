import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * Changes the tables to those of this version, under a lock, and ends. Servers with MIGRATE=by-command then start. Does no
 * other work, and listens nowhere.
 */
const appDir = inRoot('cms');
process.umask(0o077);
process.chdir(appDir);
Object.assign(process.env, { JOBS: 'off', MIGRATE: 'now' });
// Strapi and the application read the variables while they are loaded.
const { createStrapi } = /** @type {typeof import('@strapi/strapi')} */ (
  createRequire(import.meta.url)('@strapi/strapi')
);

try {
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  await strapi.load();
  await strapi.destroy();
  console.log('The database has the tables of this version.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
}
