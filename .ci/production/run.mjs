import { createEngine } from './engine.mjs';
import { offerDocker } from './docker.mjs';
import { host } from './installation.mjs';
import { canLimit, removeLimits } from './limits.mjs';
import { catchMail } from './mail.mjs';
import { ownAddress } from './network.mjs';
import { duration } from '../machine/steps.mjs';
import { backsUp } from './checks/backup.mjs';
import { publishesThoughKilled } from './checks/killed.mjs';
import { takesTenServers } from './checks/many.mjs';
import { goesThroughPooler, rollsWithoutFailure } from './checks/rolling.mjs';
import {
  limitsUploads,
  outlivesDatabase,
  passesCalls,
  sendsToHttps,
  servesHomePage,
} from './checks/site.mjs';
import { isFaster } from './checks/speed.mjs';
import { becomesReady, migrates, seeds } from './checks/start.mjs';

/**
 * @typedef {{ engine: import('./engine.mjs').Engine, place: string, mail: Awaited<ReturnType<typeof catchMail>>,
 *   docker: Awaited<ReturnType<typeof offerDocker>> }} Run
 */

/**
 * In this order. Nothing else is tried where one that the others need has failed.
 * @type {{ title: string, check: (run: Run) => Promise<unknown>, isNeeded?: boolean }[]}
 */
const checks = [
  { title: 'migrate twice at once on an empty database', check: migrates, isNeeded: true },
  { title: 'fill it with the demo', check: seeds, isNeeded: true },
  { title: 'two web servers, worker and proxy become ready', check: becomesReady, isNeeded: true },
  { title: 'the home page, compressed and with its policy', check: servesHomePage },
  { title: 'HTTP leads to HTTPS', check: sendsToHttps },
  { title: 'calls go through the proxy', check: passesCalls },
  { title: 'what is too large is refused', check: limitsUploads },
  { title: 'the proxy is faster than a server', check: isFaster },
  { title: 'deploy/roll.sh under visitors', check: rollsWithoutFailure },
  { title: 'the same, to servers behind PgBouncer', check: goesThroughPooler },
  { title: 'ten web servers on one database', check: takesTenServers },
  { title: 'a backup, and what comes back of it', check: backsUp },
  { title: 'the worker is killed while it publishes', check: publishesThoughKilled },
  { title: 'half a minute without a database', check: outlivesDatabase },
];

/** Only these, and what they need: PRODUCTION_CHECKS='backup|killed'. */
const asked = new RegExp(process.env.PRODUCTION_CHECKS ?? '');

/** @param {Run} run @returns {Promise<number>} how many checks failed or were not made */
async function checkAll(run) {
  const made = checks.filter(({ title, isNeeded }) => isNeeded || asked.test(title));
  let left = made.length;
  for (const { title, check, isNeeded = false } of made) {
    const from = Date.now();
    try {
      const words = await check(run);
      left -= 1;
      console.log(
        `ok      ${title} (${duration(Date.now() - from)})${typeof words === 'string' ? `: ${words}` : ''}`,
      );
    } catch (error) {
      console.log(`FAILED  ${title} (${duration(Date.now() - from)})`);
      console.log(error instanceof Error ? error.message.replace(/^/gm, '        ') : error);
      if (isNeeded) break;
    }
  }
  if (made.length < checks.length) console.log(`${made.length} of ${checks.length} checks were asked for.`);
  return left;
}

/** Runs inside of its own network and mount namespace. @param {string} place of a prepared installation */
export async function runProduction(place) {
  if (!canLimit) console.log('Memory and processes are not limited: this machine does not let us.');
  const engine = createEngine(place, { outside: { mail: [ownAddress] }, host });
  const mail = await catchMail();
  const docker = await offerDocker(engine, place);
  try {
    return await checkAll({ engine, place, mail, docker });
  } finally {
    await engine.stopAll();
    docker.close();
    await mail.close();
    removeLimits();
  }
}
