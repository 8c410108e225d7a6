/**
 * Runs the built CMS inside a test and lets the test send it HTTP requests. Needs `cms/dist`, which `strapi build` or
 * `tsc -p cms` makes.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core, createStrapi as createStrapiType } from '@strapi/strapi';
import { noSettingsFile, setVariables, showsLogs, templateFolder } from './env';
import { buildToken, cmsRoot, homeVariables } from './home';
import { outside } from './outside';
import { startTestDatabase, type TestDatabase } from './test-database';
import { waitFor } from './wait-for';

export { buildToken, cmsRoot };

jest.setTimeout(300_000);

export interface Cms {
  strapi: Core.Strapi;
  /** Its address: `http://127.0.0.1:port`. */
  url: string;
  stop: () => Promise<void>;
}

/** A folder and a database that several starts can use, one after the other. */
export interface TestHome {
  folder: string;
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/** @param how `isEmpty`: no CMS has ever started on its database */
export async function createTestHome({ isEmpty = false } = {}): Promise<TestHome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lanternway-cms-'));
  const template = isEmpty ? null : templateFolder();
  const database: TestDatabase = await startTestDatabase(folder, template);
  return {
    folder,
    env: { ...database.env, ...homeVariables(folder) },
    async remove() {
      await database.stop();
      // A process that was killed may have begun others, which write until they see that it is gone.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** Starts the CMS on `home`, with more variables if a test needs them. */
export async function startCms(home: TestHome, variables: Record<string, string> = {}): Promise<Cms> {
  // Without this machine's settings file: spawned servers have none either, and secrets must be the same.
  setVariables({ ...noSettingsFile, ...home.env, HOST: '127.0.0.1', ...variables });
  process.chdir(cmsRoot);
  // Loaded only now, because Strapi reads its settings file, and our code the variables, while they are loaded.
  const { createStrapi } = outside<{ createStrapi: typeof createStrapiType }>('@strapi/strapi');
  const strapi = createStrapi({ appDir: cmsRoot, distDir: path.join(cmsRoot, 'dist') });
  // The settings of a file's first start serve all its starts, but for this one.
  const { JOBS: jobs } = variables;
  if (jobs !== undefined) strapi.config.set('jobs.run', jobs === 'on');
  strapi.log.transports.forEach((transport) => {
    transport.silent = !showsLogs;
  });
  await strapi.load();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const { port } = httpServer.address() as AddressInfo;
  return {
    strapi,
    url: `http://127.0.0.1:${String(port)}`,
    async stop() {
      await untilDatabaseRests(strapi);
      await strapi.destroy();
    },
  };
}

interface Pool {
  numUsed: () => number;
  numPendingAcquires: () => number;
}

/**
 * Until all connections are given back. After an entry is saved Strapi reads it once more without waiting for that; the
 * database must not close earlier.
 */
export async function untilDatabaseRests(strapi: Core.Strapi): Promise<void> {
  const { pool } = strapi.db.connection.client as { pool: Pool };
  const rests = () => pool.numUsed() === 0 && pool.numPendingAcquires() === 0;
  let still = 0;
  const isAtRest = () => (still = rests() ? still + 1 : 0) === 3;
  const seen = () => ({ used: pool.numUsed(), waiting: pool.numPendingAcquires() });
  await waitFor('the database to rest', isAtRest, { everyMs: 20, seen });
}
