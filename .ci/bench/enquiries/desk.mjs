import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../machine/port.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { quantile } from '../statistics.mjs';
import { addLeads } from './add.mjs';
import { freshDatabase } from './database.mjs';
import { questions } from './questions.mjs';

const each = 100;
const login = { email: 'bench@lanternway.example', password: 'Correct-horse-9' };

/**
 * Queries the desk as admissions staff do, one query after the other.
 * @param {import('./applications.mjs').Application} application
 * @param {{ place: string, server: string | undefined, leads: number }} how
 * @returns {Promise<import('./report.mjs').Asked[]>}
 */
export async function measureDesk(application, { place, server, leads }) {
  const dataDir = path.join(place, 'desk');
  mkdirSync(dataDir, { recursive: true });
  const staffFile = path.join(dataDir, 'staff.json');
  writeFileSync(staffFile, JSON.stringify({ admissions: login }));
  const database = await freshDatabase(dataDir, server);
  try {
    const env = { NODE_ENV: 'development', DATA_DIR: dataDir, ...database.env };
    console.log(`Filling a desk with ${leads} leads ...`);
    await addLeads(application, env, leads);
    const started = await startStrapi({
      port: await freePort(),
      env: { ...env, DEMO_STAFF_FILE: staffFile },
      log: 'bench-enquiries',
      cwd: application.folder,
    });
    try {
      return await askAll(started.url, login, { leads, each });
    } finally {
      await started.stop();
    }
  } finally {
    await database.remove();
  }
}

/**
 * @param {string} url
 * @param {{ email: string, password: string }} login of admissions staff
 * @param {{ leads: number, each: number }} how `leads`: how many there are; `each`: how many queries of each kind
 */
export async function askAll(url, login, { leads, each }) {
  const headers = { Authorization: `Bearer ${await logIn(url, login)}` };
  /** @type {import('./report.mjs').Asked[]} */
  const asked = [];
  for (const [what, queries] of Object.entries(questions(leads, each))) {
    /** @type {number[]} */
    const tookMs = [];
    let found = 0;
    for (const query of queries) {
      const start = performance.now();
      const answer = await fetch(`${url}/enquiries/inbox?${query}`, { headers });
      /** @type {{ rows: unknown[], total: number }} */
      const page = await answer.json();
      tookMs.push(performance.now() - start);
      if (answer.status !== 200) throw new Error(`${query}: ${answer.status} ${JSON.stringify(page)}`);
      found += page.total;
    }
    const at = (/** @type {number} */ share) => quantile(tookMs, share);
    asked.push({ what, total: found / queries.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) });
  }
  return asked;
}

/** @param {string} url @param {{ email: string, password: string }} login @returns {Promise<string>} */
async function logIn(url, login) {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  });
  return (await answer.json()).data.token;
}
