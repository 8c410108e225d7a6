import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../../paths.mjs';
import { until } from '../ask.mjs';
import { countOf } from '../count.mjs';
import { webhookSecretOf } from '../installation.mjs';
import { startVisitors } from '../visitors.mjs';

/** @typedef {import('../run.mjs').Run} Run */

const perSecond = Number(process.env.PRODUCTION_REQUESTS ?? 100);

const freeClasses = 'select count(*) from enquiries_free_classes';

const reported = 'select count(*) from payments_events';

/**
 * Puts PgBouncer between servers and database, as the guide says, and replaces the servers: all go through it from then on.
 * @param {Run} run
 */
export async function goesThroughPooler(run) {
  const { engine, place } = run;
  const pooler = engine.start('pooler');
  assert.ok(await engine.untilHealthy([pooler], 30_000), 'PgBouncer does not answer.');
  const secret = path.join(place, 'deploy/secrets/DATABASE_URL');
  const direct = readFileSync(secret, 'utf8');
  rmSync(secret);
  writeFileSync(secret, direct.replace('@db:5432', '@pooler:6432'), { mode: 0o444 });
  appendFileSync(path.join(place, 'deploy/settings.env'), `DATABASE_DIRECT_URL=${direct}\n`);
  const words = await rollsWithoutFailure(run);
  const addresses = engine.runningOf('web').map(({ box }) => `'${box.address}'`);
  const from = 'select count(*) from pg_stat_activity where client_addr in';
  assert.equal(await countOf(run, `${from} (${addresses.join(', ')})`), 0);
  const lent = await countOf(run, `${from} ('${pooler.box.address}')`);
  assert.ok(lent > 0 && lent <= 20, `${lent} connections are lent.`);
  return `${words}; ${lent} connections to the database for all`;
}

/** deploy/roll.sh, as an operator runs it, while visitors come. @param {Run} run */
export async function rollsWithoutFailure(run) {
  const { engine, docker, mail, place } = run;
  const old = engine.runningOf('web').map(({ box }) => box.id);
  const before = await countOf(run, freeClasses);
  const reportsBefore = await countOf(run, reported);
  const visitors = startVisitors(perSecond, webhookSecretOf(place));
  await wait(3_000);
  const roll = spawn('sh', [inRoot('deploy', 'roll.sh')], { env: { ...process.env, ...docker.env } });
  let words = '';
  for (const stream of [roll.stdout, roll.stderr]) stream.on('data', (part) => (words += String(part)));
  const [code] = await once(roll, 'close');
  await wait(3_000);
  const { sent, forms, reports, failures } = await visitors.end();
  assert.equal(code, 0, words);
  assert.deepEqual(failures, [], `${failures.length} of ${sent} failed.`);
  assert.equal((await countOf(run, freeClasses)) - before, forms);
  assert.equal((await countOf(run, reported)) - reportsBefore, reports);
  const now = engine.runningOf('web').map(({ box }) => box.id);
  assert.equal(now.length, old.length);
  assert.ok(!now.some((id) => old.includes(id)), 'An old server is still there.');
  await until('all mail is sent', 120_000, async () => (await countOf(run, waitingMails)) === 0);
  const repeated = [...mail.letters.values()].filter((times) => times > 1);
  assert.deepEqual(repeated, [], 'A mail came twice.');
  return `${sent} requests, 0 failed; ${forms} forms and ${reports} reports of payments, all stored; ${mail.letters.size} mails, each once`;
}

const waitingMails = "select count(*) from mails where state = 'waiting'";
