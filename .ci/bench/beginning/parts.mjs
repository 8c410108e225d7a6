import { readFileSync } from 'node:fs';
import { startChild } from '../../machine/children.mjs';
import { inRoot } from '../../paths.mjs';
import { ours } from '../accounts/applications.mjs';
import { logInOf } from '../accounts/log-in.mjs';
import { plainCalls } from '../accounts/plain-calls.mjs';
import { calls } from '../answers/run.mjs';
import { beaconOf } from '../costs/beacon.mjs';
import { askAll as askDesk } from '../enquiries/desk.mjs';
import { askAll as askInsight } from '../insight/run.mjs';
import { plan, prices } from '../payments/shop.mjs';
import { measurePrice } from '../publishing/measure.mjs';
import {
  landingUid,
  logIn,
  postUid,
  publish,
  publishingState,
  save,
  saveSettings,
  somePosts,
} from '../publishing/staff.mjs';
import { worstRequests } from '../worst/requests.mjs';

/**
 * @typedef {{ email: string, password: string }} Login
 * @typedef {{ url: string, sandbox: string, parent: Login, buyers: string, buyer: string,
 *   staff: Record<'admissions' | 'marketing' | 'superAdmin', Login> }} Begun
 * `buyers`, `buyer`: the files that the parts of those who pay wrote
 */

/** @param {string} program @param {object} order @returns {Promise<any>} what it prints */
async function print(program, order) {
  const args = [inRoot('.ci', 'bench', program), JSON.stringify(order)];
  const child = startChild(process.execPath, args, {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  return JSON.parse(said);
}

/**
 * @param {string} url
 * @param {import('../post-json.mjs').Sent} sent
 * @param {number} status the right one
 */
async function expectStatus(url, { path, ...how }, status) {
  const answer = await fetch(`${url}${path}`, how);
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
}

/** @param {string} url @param {import('../accounts/applications.mjs').Application['login']} login @param {Login} parent */
export async function logInAndAsk(url, login, { email, password }) {
  await expectStatus(url, logInOf(login, email, password), 200);
  for (const { path } of plainCalls) await expectStatus(url, { path }, 200);
}

/** The first requests of each part. They fail where the product no longer takes them. @type {Record<string, (begun: Begun) => Promise<void>>} */
export const parts = {
  async answers({ url }) {
    const all = calls.flatMap(({ ours: sent, other }) => [sent, other]);
    for (const sent of all.filter(({ path }) => path.startsWith('/api'))) await expectStatus(url, sent, 200);
  },

  accounts: ({ url, parent }) => logInAndAsk(url, ours().login, parent),

  async booking({ url }) {
    const answer = await fetch(`${url}/api/classes/slots?kind=free-math&level=4`);
    /** @type {{ times: string[] }} */
    const { times } = await answer.json();
    if (times.length === 0) throw new Error('No time is free.');
    for (const [what, status] of [
      ['slots', '200'],
      ['holds', '200'],
      ['leads', '200'],
    ]) {
      const order = { url, what, seconds: 0.01, first: 0, times: [times.at(-1)] };
      const { answers } = await print('booking/send.mjs', order);
      if (Object.keys(answers).join() !== status) throw new Error(`${what}: ${JSON.stringify(answers)}`);
    }
  },

  async enquiries({ url, staff }) {
    await askDesk(url, staff.admissions, { leads: 1, each: 1 });
  },

  async insight({ url, staff }) {
    await askInsight(url, staff.superAdmin, 1);
  },

  async payments({ url, sandbox, buyers: file }) {
    const buyers = JSON.parse(readFileSync(file, 'utf8'));
    const order = { url, sandbox, buyers, pace: 'in turn', plan: plan.key, prices };
    const { refused } = await print('payments/buy.mjs', order);
    if (refused.length > 0) throw new Error(`Not everybody could buy: ${refused.join(', ')}`);
  },

  async costs({ url }) {
    for (const number of [0, 1, 2]) await expectStatus(url, beaconOf(number, 1), 204);
  },

  async worst({ url }) {
    for (const { path, headers = {}, ...how } of worstRequests) {
      const sent = { ...how, headers: Object.entries(headers).map(([name, value]) => [name, String(value)]) };
      const { status } = await fetch(`${url}${path}`, /** @type {RequestInit} */ (sent));
      if (status >= 500) throw new Error(`${path.slice(0, 60)}: ${status}`);
    }
  },

  async publishing({ url, staff, buyer }) {
    const desk = await logIn(url, staff.marketing);
    await publishingState(desk);
    for (const uid of [postUid, landingUid]) {
      const [entry] = await somePosts(desk, 1, uid);
      if (entry === undefined) throw new Error(`There is no ${uid} to publish.`);
      await save(desk, uid, entry.documentId, { title: `${entry.title}, saved` });
      await publish(desk, uid, entry.documentId, { title: `${entry.title} again` });
    }
    await saveSettings(desk, { footerNote: 'Bench words' });
    await measurePrice(desk, JSON.parse(readFileSync(buyer, 'utf8')));
  },
};
