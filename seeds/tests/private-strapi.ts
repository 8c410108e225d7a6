import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type * as StrapiPackage from '@strapi/strapi';
import type { Strapi } from '../engine/strapi';
import { usePrivateEnv } from './env';

export interface PrivateStrapi {
  strapi: Strapi;
  stop(): Promise<void>;
}

/** The compiled CMS on an empty SQLite database, without a port. Needs an earlier `strapi build`. */
export async function startPrivateStrapi(env: Record<string, string> = {}): Promise<PrivateStrapi> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'seeds-test-'));
  await mkdir(path.join(folder, 'public', 'uploads'), { recursive: true });
  usePrivateEnv(folder, env);
  const before = process.cwd();
  const cms = path.join(__dirname, '..', '..', 'cms');
  process.chdir(cms);
  const { createStrapi } = createRequire(__filename)('@strapi/strapi') as typeof StrapiPackage;
  const strapi = createStrapi({ appDir: cms, distDir: path.join(cms, 'dist'), serveAdminPanel: false });
  strapi.log.level = 'error';
  await strapi.load();
  return {
    strapi,
    async stop() {
      await strapi.destroy();
      process.chdir(before);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
