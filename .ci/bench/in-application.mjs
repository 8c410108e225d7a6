/**
 * Loads the application of the folder that it is started in, and lets modules of the bench work in it, one after the other:
 * `node in-application.mjs booking/add-teachers.mjs '{"teachers":1}' …`. Each module has a `work` that gets its order.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {(strapi: import('@strapi/strapi').Core.Strapi, order: any) => Promise<void>} Work */

const require = createRequire(path.join(process.cwd(), 'package.json'));
const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.join(process.cwd(), 'dist') });
await strapi.load();
const words = process.argv.slice(2);
for (let at = 0; at < words.length; at += 2) {
  /** @type {{ work: Work }} */
  const { work } = await import(new URL(words[at] ?? '', import.meta.url).href);
  try {
    await work(strapi, JSON.parse(words[at + 1] ?? ''));
  } catch (error) {
    throw new Error(`${words[at]} could not do its work.`, { cause: error });
  }
}
await strapi.destroy();
process.exit(0);
