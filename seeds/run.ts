import { createRequire } from 'node:module';
import path from 'node:path';
import type * as StrapiPackage from '@strapi/strapi';
import { describeSummary, runSeeds } from './engine/run-seeds';
import { seedBooked } from './engine/seed-booked';
import { seedDemo } from './engine/seed-demo';
import { seedHours } from './engine/seed-hours';
import { seedOrders } from './engine/orders/seed-orders';
import { seedTeacherLogin } from './engine/seed-teacher-login';

/**
 * Seeds the database named in cms/.env, with the compiled CMS and without opening a port. Can be run from any folder.
 * Strapi reads its settings from the current folder while it is loaded, so `require` comes late; its ES modules do not
 * load outside a bundler.
 */
async function seed(): Promise<void> {
  const cms = path.join(__dirname, '..', 'cms');
  process.chdir(cms);
  const { createStrapi } = createRequire(__filename)('@strapi/strapi') as typeof StrapiPackage;
  const strapi = createStrapi({ appDir: cms, distDir: path.join(cms, 'dist'), serveAdminPanel: false });
  await strapi.load();
  try {
    const started = Date.now();
    const summary = describeSummary(await runSeeds(strapi));
    const teachers = await seedHours(strapi);
    const isLinked = await seedTeacherLogin(strapi, new Date());
    // Made-up families are for demonstrations only.
    const isDemo = strapi.config.get('environment') !== 'production';
    const families = isDemo ? await seedDemo(strapi, new Date()) : 0;
    const booked = isDemo ? await seedBooked(strapi, new Date()) : 0;
    const orders = isDemo ? await seedOrders(strapi, new Date()) : 0;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const more = [
      ...(teachers === 0 ? [] : [`, hours of ${String(teachers)} teachers`]),
      ...(families === 0 ? [] : [`, ${String(families)} families with their classes`]),
      ...(booked === 0 ? [] : [`, ${String(booked)} families whose classes are to come or who wait`]),
      ...(orders === 0 ? [] : [`, ${String(orders)} orders`]),
      ...(isLinked ? [', the login of a teacher'] : []),
    ].join('');
    console.log(`Seeds: ${summary}${more} (${seconds} s).`);
  } finally {
    await strapi.destroy();
  }
}

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    const expected = error instanceof Error && error.name === 'SeedError';
    console.error(expected ? `Seeding stopped. ${error.message}` : error);
    process.exit(1);
  },
);
