/**
 * Begins every part of the bench in the smallest size: adds what it adds, logs in, and sends its first requests. Measures
 * nothing. Needs the variables of an empty product, and the built CMS. Leaves out `site`, which adds nothing, and Strapi as
 * it comes, which `enquiries` compares with.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endAllChildren } from '../../machine/children.mjs';
import { freePort } from '../../machine/port.mjs';
import { runScript } from '../../machine/steps.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { stock } from '../accounts/applications.mjs';
import { entries } from '../accounts/plain-calls.mjs';
import { writeSite } from '../costs/beacons.mjs';
import { brand } from '../enquiries/add.mjs';
import { startSandbox } from '../payments/sandbox.mjs';
import * as shop from '../payments/shop.mjs';
import { runInApplication } from '../run-in-application.mjs';
import { logInAndAsk, parts } from './parts.mjs';

const folder = process.env.DATA_DIR ?? '';
const inFolder = (/** @type {string} */ name) => path.join(folder, name);
const password = 'Correct-horse-9';
const staffOf = (/** @type {string} */ role) => ({ email: `${role}@lanternway.example`, password });
const parent = { email: 'parent0@example.com', password: 'lantern on the way' };
/** Of the application that `accounts` compares with. */
const other = { ...parent, email: 'parent1@example.com' };

/** @type {[module: string, order: object][]} */
const works = [
  ['beginning/content.mjs', {}],
  ['publishing/add-posts.mjs', { posts: 4, file: inFolder('buyer.json') }],
  [
    'payments/add-buyers.mjs',
    { count: 2, file: inFolder('buyers.json'), brand: shop.brand, plan: shop.plan },
  ],
  [
    'accounts/add-parents.mjs',
    { emails: [parent.email], password: parent.password, hashing: 'accounts', entries: Math.min(entries, 8) },
  ],
  [
    'accounts/add-parents.mjs',
    { emails: [other.email], password: other.password, hashing: 'users-permissions', entries: 0 },
  ],
  ['booking/add-teachers.mjs', { teachers: 1, days: 3, brand }],
  ['enquiries/add-leads.mjs', { leads: 5, brand }],
  ['insight/add-families.mjs', { leads: 3, deeds: 12, visitsADay: 1 }],
  ['costs/save-entry.mjs', { times: 1 }],
  ['beginning/settings.mjs', {}],
];

async function begin() {
  const staff = {
    admissions: staffOf('admissions'),
    marketing: staffOf('marketing'),
    superAdmin: staffOf('superadmin'),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(inFolder('staff.json'), JSON.stringify(staff));
  writeSite(path.join(folder, 'site', 'current'), 1);
  const env = { NODE_ENV: 'development', PUBLISHER: 'off', DEMO_STAFF_FILE: '', RATE_LIMIT_SCALE: '1000' };
  await runInApplication('Beginning the bench', 'bench-beginning', works, { env });
  await report('accounts', () => beginStock(env));
  const port = await freePort();
  const sandbox = await startSandbox(port);
  const server = await startStrapi({
    port,
    env: {
      ...env,
      TRUST_PROXY: '1',
      DEMO_STAFF_FILE: inFolder('staff.json'),
      PAYMENT_SANDBOX_URL: sandbox.url,
    },
    log: 'bench-beginning-server',
  });
  const begun = {
    ...{ url: server.url, sandbox: sandbox.url, parent, staff },
    ...{ buyers: inFolder('buyers.json'), buyer: inFolder('buyer.json') },
  };
  for (const [name, first] of Object.entries(parts)) await report(name, () => first(begun));
  await server.stop();
  await sandbox.stop();
}

/** On the same database, before the product takes the rights of visitors back. @param {Record<string, string>} env */
async function beginStock(env) {
  const { login, folder: cwd } = stock(inFolder('stock'));
  const server = await startStrapi({ port: await freePort(), env, log: 'bench-beginning-stock', cwd });
  try {
    await logInAndAsk(server.url, login, other);
  } finally {
    await server.stop();
  }
}

/** @param {string} name of the part @param {() => Promise<void>} first */
async function report(name, first) {
  try {
    await first();
  } catch (error) {
    console.error(`${name} can no longer begin: ${String(error)}`);
    process.exitCode = 1;
  }
}

await runScript(begin, endAllChildren);
