import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * Invites somebody as super admin: `npm run invite -- ada@school.com`. Prints the address at which they choose a password.
 * Works while servers run, and does no other work.
 */
const [email = '', ...others] = process.argv.slice(2);
const appDir = inRoot('cms');
const invitations = path.join(appDir, 'dist', 'src', 'access', 'logins', 'invitation.js');

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (others.length > 0 || !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
  refuse('Say whom to invite by one email address, as in: npm run invite -- ada@school.com');
if (!existsSync(invitations)) refuse('The server has not been built: run "npm run build" first.');

process.umask(0o077);
process.chdir(appDir);
process.env.JOBS = 'off';
const load = createRequire(import.meta.url);
// Strapi and the application read the variables while they are loaded.
const { createStrapi } = /** @type {typeof import('@strapi/strapi')} */ (load('@strapi/strapi'));

try {
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  strapi.log.level = 'warn';
  await strapi.load();
  const { inviteSuperAdmin } = load(invitations);
  const { page, refused } = await inviteSuperAdmin(strapi, email.toLowerCase());
  const address = `${strapi.config.get('server.absoluteUrl')}${page}`;
  await strapi.destroy();
  if (refused !== undefined) refuse(refused);
  console.log(`${email} is invited as super admin. They choose a password here, once; give the address to nobody else:
  ${address}`);
  process.exit(0);
} catch (error) {
  refuse(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
