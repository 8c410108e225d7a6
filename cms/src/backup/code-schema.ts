/** Tells the process that started it which version of the tables this code needs. Its database is one of its own. */
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

async function tell(): Promise<void> {
  const strapi = createStrapi({ appDir: process.cwd(), distDir: path.join(process.cwd(), 'dist') });
  await strapi.register();
  process.send?.(strapi.config.get<string>('installation.schema'), () => process.exit(0));
}

void tell();
