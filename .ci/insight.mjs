import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * The numbers of families: `npm run insight -- rebuild` writes them again from the facts, `npm run insight -- check`
 * compares them. Works while servers run, and does no other work.
 */
const [command = ''] = process.argv.slice(2);
const appDir = inRoot('cms');

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (command !== 'rebuild' && command !== 'check')
  refuse('Say what to do: npm run insight -- rebuild, or npm run insight -- check');
if (!existsSync(path.join(appDir, 'dist', 'src', 'index.js')))
  refuse('The server has not been built: run "npm run build" first.');

process.umask(0o077);
process.chdir(appDir);
process.env.JOBS = 'off';
// Strapi and the application read the variables while they are loaded.
const { createStrapi } = /** @type {typeof import('@strapi/strapi')} */ (
  createRequire(import.meta.url)('@strapi/strapi')
);

try {
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  strapi.log.level = 'warn';
  await strapi.load();
  const people = strapi.plugin('insight').service('people');
  const begun = performance.now();
  if (command === 'rebuild') {
    const { families, changed } = await people.rebuild();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${families} families, ${changed} rows changed, in ${seconds} s.`);
  } else {
    const wrong = await people.check(new Date());
    console.log(
      wrong.length === 0 ? 'No difference.' : `${wrong.length} families differ: ${wrong.join(' ')}`,
    );
  }
  await strapi.destroy();
  process.exit(0);
} catch (error) {
  refuse(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
