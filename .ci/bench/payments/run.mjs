import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../../machine/children.mjs';
import { freePort } from '../../machine/port.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { inRoot, logsDir } from '../../paths.mjs';
import { freshDatabase } from '../enquiries/database.mjs';
import { readBooks, untilMailed, wrongOrders } from './books.mjs';
import { runInApplication } from '../run-in-application.mjs';
import { buyersPerSecond, drawSteps, drawVerdict, judgePayments } from './report.mjs';
import { startSandbox } from './sandbox.mjs';
import { readServerLog } from './server-log.mjs';
import { brand, plan, prices } from './shop.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const atOnce = 200;
/** A server that has run for a while has compiled its code. */
const warmUp = 200;
const inTurn = 100;
/** For how long so many buyers begin each second. */
const steadySeconds = 15;
/** A PostgreSQL server on which databases may be created; without it SQLite. */
const server = process.env.BENCH_DATABASE_URL;
const databaseName = server === undefined ? 'SQLite' : 'PostgreSQL';

const part = (/** @type {string} */ name) => inRoot('.ci', 'bench', 'payments', name);

/**
 * @typedef {{ bought: number, seconds: number, refused: string[],
 *   took: Record<'razorpay' | 'paypal', import('./buy.mjs').Took> }} Round
 */

/** @param {object} order @returns {Promise<Round>} */
async function buy(order) {
  const child = startChild(process.execPath, [part('buy.mjs'), JSON.stringify(order)], { cwd: inRoot() });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  /** @type {Round} */
  const round = JSON.parse(said);
  if (round.refused.length > 0)
    throw new Error(`Not everybody could buy: ${[...new Set(round.refused)].join(', ')}`);
  console.log(`  ${round.bought} orders in ${round.seconds.toFixed(1)} s`);
  return round;
}

/** @param {string} place */
async function measure(place) {
  const database = await freshDatabase(place, server);
  const port = await freePort();
  const sandbox = await startSandbox(port);
  const env = {
    ...{ NODE_ENV: 'development', DATA_DIR: place, DEMO_STAFF_FILE: '', RATE_LIMIT_SCALE: '1000' },
    ...{ PAYMENT_SANDBOX_URL: sandbox.url, ...database.env },
  };
  const file = path.join(place, 'buyers.json');
  const many = {
    count: warmUp + inTurn + buyersPerSecond * steadySeconds + rounds * atOnce,
    file,
    brand,
    plan,
  };
  const cwd = inRoot('cms');
  console.log('Adding buyers ...');
  await runInApplication('Adding buyers', 'bench-buyers', [['payments/add-buyers.mjs', many]], { env });
  const started = await startStrapi({ port, env, log: 'bench-payments', cwd });
  try {
    /** @type {import('./buy.mjs').Buyer[]} */
    const buyers = JSON.parse(readFileSync(file, 'utf8'));
    const shop = { url: started.url, sandbox: sandbox.url, plan: plan.key, prices };
    const log = path.join(logsDir, 'bench-payments.log');
    const toldOf = async (/** @type {() => Promise<void>} */ act) => {
      const before = readFileSync(log, 'utf8').length;
      await act();
      const mailedMs = await untilMailed(database.ask);
      return { ...readServerLog(readFileSync(log, 'utf8').slice(before)), mailedMs };
    };
    for (let warm = 0; warm < warmUp; warm += atOnce)
      await buy({ ...shop, buyers: buyers.splice(0, atOnce), pace: 'at once' });
    await untilMailed(database.ask);
    console.log('Buying, one after the other ...');
    const calm = await toldOf(
      async () => void (await buy({ ...shop, buyers: buyers.splice(0, inTurn), pace: 'in turn' })),
    );
    console.log(`Buying, ${buyersPerSecond} a second ...`);
    /** @type {number[]} */
    const createMs = [];
    const steady = await toldOf(async () => {
      const some = buyers.splice(0, buyersPerSecond * steadySeconds);
      const { took } = await buy({ ...shop, buyers: some, pace: buyersPerSecond });
      createMs.push(...took.razorpay.createMs, ...took.paypal.createMs);
    });
    console.log(`Buying, ${atOnce} at once ...`);
    /** @type {Round[]} */
    const done = [];
    const told = await toldOf(async () => {
      while (buyers.length > 0)
        done.push(await buy({ ...shop, buyers: buyers.splice(0, atOnce), pace: 'at once' }));
    });
    const state = await (await fetch(`${sandbox.url}/_sandbox/state`)).json();
    const books = await readBooks(database.ask);
    return {
      done,
      calm,
      steady: { ...steady, createMs },
      told,
      orders: books.length,
      wrong: wrongOrders(books, state.ledger),
    };
  } finally {
    await started.stop();
    await sandbox.stop();
    await database.remove();
  }
}

/** @param {Awaited<ReturnType<typeof measure>>} measured */
function stepsOf({ done, calm, steady, told }) {
  const names = { razorpay: 'by card', paypal: 'by PayPal' };
  const ways = /** @type {const} */ (['razorpay', 'paypal']);
  const ours = ways.flatMap((way) => [
    { what: `create, ${names[way]}`, ms: done.flatMap(({ took }) => took[way].createMs) },
    { what: `settle, ${names[way]}`, ms: done.flatMap(({ took }) => took[way].settleMs) },
  ]);
  const calls = Object.entries(told.calls).map(([what, ms]) => ({ what: `  call to ${what}`, ms }));
  const own = [
    { what: 'settling itself, one after the other', ms: calm.ownMs },
    { what: `create, ${buyersPerSecond} buyers a second`, ms: steady.createMs },
    { what: `settling itself, ${buyersPerSecond} buyers a second`, ms: steady.ownMs },
    { what: 'settling itself, all at once', ms: told.ownMs },
    { what: '  waiting for the database before', ms: told.waitedMs },
  ];
  return [...ours, ...calls, ...own];
}

/** Lets many buyers buy at once, and checks that each has what they paid for. */
export async function benchPayments() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  try {
    const measured = await measure(place);
    const { done, calm, steady, told, orders, wrong } = measured;
    const seconds = done.reduce((sum, round) => sum + round.seconds, 0);
    const bought = done.reduce((sum, round) => sum + round.bought, 0);
    const steps = stepsOf(measured);
    console.log(
      [
        `\nBuying, on ${databaseName}: ${rounds} times ${atOnce} buyers at once, half by card and half by PayPal; each creates an order, pays it at`,
        'the stand-in for both providers on the same machine, and has it settled, while the stand-in tells us of every payment by webhook.\n',
        `${(bought / seconds).toFixed(1)} orders/s from the first click to paid; the last receipt mailed ${(told.mailedMs / 1000).toFixed(1)} s later`,
        `${drawSteps(steps)}\n`,
        drawVerdict(calm.ownMs),
        `Compared with what the stand-in has taken: ${orders} orders, ${wrong.length} wrong (money, state, enrolment, receipt and mail of each, once).\n`,
      ].join('\n'),
    );
    const kept = { database: databaseName, orders, wrong, perSecond: bought / seconds, steps };
    writeFileSync(path.join(logsDir, 'bench-payments.json'), `${JSON.stringify(kept, null, 2)}\n`);
    if (wrong.length > 0)
      throw new Error(`${wrong.length} orders are wrong: ${wrong.slice(0, 5).join(', ')}`);
    return judgePayments(databaseName, {
      calmMs: calm.ownMs,
      createMs: steady.createMs,
      settleMs: steady.ownMs,
    });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
