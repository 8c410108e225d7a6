import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { freePort } from '../../machine/port.mjs';
import { runCommand } from '../../machine/run-command.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { binary, inRoot } from '../../paths.mjs';
import { gatsbyEnv } from '../../steps/environment.mjs';
import { untilLive } from '../../steps/live-site.mjs';
import { freshDatabase } from '../enquiries/database.mjs';
import { runInApplication } from '../run-in-application.mjs';
import { startSandbox } from '../payments/sandbox.mjs';
import { logIn } from './staff.mjs';

const cms = inRoot('cms');
const frontend = inRoot('frontend');

/** @typedef {Awaited<ReturnType<typeof prepareProduct>>} Product */

/**
 * A product with the seeded content and more blog posts, in its own folder.
 * @param {string} place
 * @param {string | undefined} server of PostgreSQL
 * @param {number} posts
 */
export async function prepareProduct(place, server, posts) {
  const port = await freePort();
  const database = await freshDatabase(place, server);
  const sandbox = await startSandbox(port);
  const login = { email: 'marketing@lanternway.example', password: `Aa1${randomBytes(9).toString('hex')}` };
  const demo = path.join(place, 'demo.json');
  const logins = Object.fromEntries(
    ['superAdmin', 'marketing', 'admissions', 'finance'].map((role) => [
      role,
      { ...login, email: `${role.toLowerCase()}@lanternway.example` },
    ]),
  );
  writeFileSync(demo, JSON.stringify({ logins }));
  const env = {
    ...{ NODE_ENV: 'development', DATA_DIR: place, DEMO_STAFF_FILE: demo, RATE_LIMIT_SCALE: '1000' },
    ...{ PUBLIC_URL: `http://localhost:${port}`, PAYMENT_SANDBOX_URL: sandbox.url, ...database.env },
  };
  const asleep = { cwd: cms, env: { ...env, PUBLISHER: 'off' } };
  await runCommand('Seeding', 'bench-seeds', binary('tsx'), [inRoot('seeds', 'run.ts')], asleep);
  const file = path.join(place, 'buyer.json');
  await runInApplication(
    'Adding posts',
    'bench-posts',
    [['publishing/add-posts.mjs', { posts, file }]],
    asleep,
  );
  /** @type {{ email: string, token: string }} */
  const buyer = JSON.parse(readFileSync(file, 'utf8'));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    siteLink: path.join(place, 'site', 'current'),
    buyer,
    logIn: () => logIn(url, login),
    start: () => startStrapi({ port, env, log: 'bench-publishing', cwd: cms }),
    /** Builds the same content without the publisher. */
    buildPlainly: () => buildPlainly(url),
    async remove() {
      await sandbox.stop();
      await database.remove();
    },
  };
}

/** How long it takes from now until the live release shows what is published. @param {Product} product */
export async function timeUntilLive({ siteLink }) {
  const from = performance.now();
  // What the server wrote while it started counts too.
  await untilLive({ siteLink, lookEveryMs: 50 }, new Date(Date.now() - 1000));
  return performance.now() - from;
}

/** Gatsby keeps its compiled code and finished pictures. It must read all content again to be correct. */
const contentCaches = ['data', 'redux', 'caches', 'caches-lmdb', 'json', 'page-data'];

/** @param {string} url */
async function buildPlainly(url) {
  async function build() {
    for (const part of contentCaches)
      rmSync(path.join(frontend, '.cache', part), { recursive: true, force: true });
    await runCommand('The plain build', 'bench-plain-build', binary('gatsby'), ['build'], {
      cwd: frontend,
      env: gatsbyEnv(url),
    });
  }
  // First build once, so that code and pictures are there, as in the site builder.
  await build();
  const from = performance.now();
  await build();
  return performance.now() - from;
}
