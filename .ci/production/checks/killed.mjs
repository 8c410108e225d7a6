import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { saveSettings } from '../../bench/publishing/staff.mjs';
import { askSite, postJson, until } from '../ask.mjs';
import { signalBox } from '../boxes.mjs';
import { site } from '../installation.mjs';

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('@lanternway/contracts/publishing/site-folder').SiteStatus} SiteStatus */

const kills = Number(process.env.PRODUCTION_KILLS ?? 10);

/** Each is met at least once in ten times, and the moment in it is left to chance. */
const stages = ['reading', 'pages', 'drawing', 'checking', 'packing', 'verifying'];

const liveWithinMs = 6 * 60_000;

const longestPauseMs = 700;

/** The first super admin, as the guide says. @param {Run} run @returns {Promise<import('../../bench/publishing/staff.mjs').Desk>} */
async function logInFirst({ engine }) {
  const [worker] = engine.runningOf('worker');
  assert.ok(worker);
  const email = 'ada@school.example';
  const { code, output } = await engine.exec(worker.box, ['node', '.ci/invite.mjs', email], {
    folder: '/app',
  });
  assert.equal(code, 0, output);
  const registrationToken = /registrationToken=(\w+)/.exec(output)?.[1];
  const password = `Aa1${randomBytes(9).toString('hex')}`;
  const userInfo = { firstname: 'Ada', lastname: 'Rao', password };
  const { status, text } = await postJson('/admin/register', { registrationToken, userInfo });
  assert.equal(status, 200, text);
  return { url: site, token: JSON.parse(text).data.token };
}

/** @param {string} place @returns {SiteStatus} */
const statusIn = (place) =>
  JSON.parse(readFileSync(path.join(place, 'volumes/files/site/status.json'), 'utf8'));

/** @param {string} page */
const noteOf = (page) => /Kill test \d+/.exec(page)?.[0] ?? 'none';

/**
 * Looks at the live site again and again: every answer must be a whole page, and the live release must have all its parts.
 * @param {string} place
 */
function watchSite(place) {
  let isOver = false;
  let looks = 0;
  /** @type {string[]} */
  const faults = [];
  const going = (async () => {
    for (; !isOver; looks += 1) {
      const { status, text } = await askSite('/faq');
      if (status !== 200 || !/<\/html>\s*$/.test(text))
        faults.push(`/faq: ${status}, ${text.length} letters`);
      const release = realpathSync(path.join(place, 'volumes/files/site/current'));
      for (const file of ['_site.json', '_release.json', 'index.html', 'faq/index.html'])
        if (!existsSync(path.join(release, file))) faults.push(`${path.basename(release)} has no ${file}`);
      await wait(100);
    }
  })();
  return async () => {
    isOver = true;
    await going;
    return { looks, faults };
  };
}

/** Publishes a change of every page, and kills the worker in a stage. @param {Run} run @param {import('../../bench/publishing/staff.mjs').Desk} desk @param {number} number */
async function killOnce({ engine, place }, desk, number) {
  const [worker] = engine.runningOf('worker');
  assert.ok(worker);
  const stage = stages[number % stages.length];
  const { live: before } = statusIn(place);
  const footerNote = `Kill test ${number}`;
  await saveSettings(desk, { footerNote });
  const from = Date.now();
  const isDue = () => {
    const { building, live } = statusIn(place);
    return building?.stage === stage || live?.number !== before?.number;
  };
  while (!isDue() && Date.now() - from < liveWithinMs) await wait(5);
  await wait(Math.random() * longestPauseMs);
  const { building } = statusIn(place);
  const { restarts } = worker;
  signalBox(worker.box, 'SIGKILL');
  await until('the worker was started again', 30_000, () => worker.restarts > restarts);
  for (const page of ['/', '/faq'])
    await until(
      `${page} shows the change`,
      liveWithinMs,
      async () => noteOf((await askSite(page)).text) === footerNote,
    );
  return `${building?.stage ?? 'after'}: live ${Math.round((Date.now() - from) / 1000)} s after it was saved`;
}

/** The worker dies in the middle of publishing. @param {Run} run */
export async function publishesThoughKilled(run) {
  const desk = await logInFirst(run);
  const endWatch = watchSite(run.place);
  const told = [];
  try {
    for (let number = 0; number < kills; number += 1) told.push(await killOnce(run, desk, number));
  } finally {
    const { looks, faults } = await endWatch();
    assert.deepEqual(faults, [], `${faults.length} of ${looks} looks.`);
  }
  return told.join('; ');
}
