import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../../machine/children.mjs';
import { freePort } from '../../machine/port.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { inRoot, logsDir } from '../../paths.mjs';
import { brand } from '../enquiries/add.mjs';
import { freshDatabase } from '../enquiries/database.mjs';
import { runInApplication } from '../run-in-application.mjs';
import { quantile } from '../statistics.mjs';
import { drawBooking, judgeBooking } from './report.mjs';

/** @typedef {import('./send.mjs').Order} Order @typedef {import('./send.mjs').Sent} Sent */

const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const [teachers, days, clients, holdsPerSecond] = [100, 30, 50, 50];
/** Times begin so much later that all of it is over before they are too soon. */
const stillOfferedMs = 24 * 60 * 60_000;
/** A PostgreSQL server on which databases may be created; without it SQLite. */
const server = process.env.BENCH_DATABASE_URL;
const databaseName = server === undefined ? 'SQLite' : 'PostgreSQL';
const here = (/** @type {string} */ name) => inRoot('.ci', 'bench', 'booking', name);

/** Measures free times and holds, and how much the holds slow down those who send the form. */
export async function benchBooking() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  const database = await freshDatabase(path.join(place, 'database'), server);
  const env = {
    ...{ NODE_ENV: 'development', DEMO_STAFF_FILE: '', PUBLISHER: 'off', DATA_DIR: path.join(place, 'data') },
    ...{ RATE_LIMIT_SCALE: '1000', TRUST_PROXY: '1' },
    ...database.env,
  };
  try {
    console.log(`Adding ${teachers} teachers with classes in ${days} days ...`);
    const order = { teachers, days, brand };
    await runInApplication('Adding teachers', 'bench-booking', [['booking/add-teachers.mjs', order]], {
      env,
    });
    const started = await startStrapi({ port: await freePort(), env, log: 'bench-booking' });
    const measured = await measure(started.url).finally(started.stop);
    await checkCalendar(database.ask);
    console.log(
      [
        `\nBooking, on ${databaseName}: ${teachers} teachers over ${days} days, three classes booked on each day of each of them.`,
        `Times and holds one after the other; leads on ${clients} connections in ${rounds} rounds of ${seconds} s in turn, without and with ${holdsPerSecond} holds a second beside.\n`,
        `${drawBooking(measured)}\n`,
      ].join('\n'),
    );
    mkdirSync(logsDir, { recursive: true });
    const kept = JSON.stringify({ database: databaseName, ...measured }, null, 2);
    writeFileSync(path.join(logsDir, 'bench-booking.json'), `${kept}\n`);
    return judgeBooking(measured);
  } finally {
    await database.remove();
    rmSync(place, { recursive: true, force: true });
  }
}

/** @param {string} url */
async function measure(url) {
  const last = { slots: 0, holds: 0, leads: 0 };
  const send = async (
    /** @type {Pick<Order, 'what' | 'connections' | 'perSecond'> & { for?: number }} */ order,
  ) => {
    const sent = await inProcess({
      url,
      seconds: order.for ?? seconds,
      first: last[order.what],
      times,
      ...order,
    });
    last[order.what] = sent.last;
    return sent.tookMs;
  };
  const answer = await fetch(`${url}/api/classes/slots?kind=free-math&level=4`);
  /** @type {{ times: string[] }} */
  const offered = await answer.json();
  // The first of them would be too soon before the last hold is asked for.
  const times = offered.times.filter((at) => Date.parse(at) > Date.now() + stillOfferedMs);
  // Code is compiled as it runs.
  for (const what of /** @type {const} */ (['slots', 'holds', 'leads'])) await send({ what, for: 3 });
  const slots = summary('free times, GET /api/classes/slots', await send({ what: 'slots' }));
  const holds = summary('a hold, POST /api/classes/holds', await send({ what: 'holds' }));
  const [alone, beside] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await send({ what: 'leads', connections: clients })));
    const [leads] = await Promise.all([
      send({ what: 'leads', connections: clients }),
      send({ what: 'holds', perSecond: holdsPerSecond }),
    ]);
    beside.push(...leads);
  }
  return {
    ...{ slots, holds },
    alone: summary('leads, POST /api/auth/students', alone),
    beside: summary(`the same beside ${String(holdsPerSecond)} holds a second`, beside),
  };
}

/** @param {string} what @param {number[]} tookMs @returns {import('./report.mjs').Measured} */
const summary = (what, tookMs) => {
  const at = (/** @type {number} */ share) => quantile(tookMs, share);
  return { what, count: tookMs.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
};

/** @param {Order} order @returns {Promise<Sent>} */
async function inProcess(order) {
  const child = startChild(process.execPath, [here('send.mjs'), JSON.stringify(order)], { cwd: inRoot() });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  /** @type {Sent} */
  const sent = JSON.parse(said);
  // Some hold a time that nobody has free any more.
  const right = order.what === 'holds' ? ['200', '409'] : ['200', '201'];
  if (Object.keys(sent.answers).some((status) => !right.includes(status)))
    throw new Error(`Not all ${order.what} were answered: ${JSON.stringify(sent.answers)}`);
  return sent;
}

/** Fails where a teacher is in two places at once. @param {import('../enquiries/database.mjs').Ask} ask */
async function checkCalendar(ask) {
  const [found] = await ask(`select count(*) as n from classes_sessions a join classes_sessions b
    on a.teacher_key = b.teacher_key and a.id < b.id and a.starts_at = b.starts_at
    where a.state in ('held', 'booked') and b.state in ('held', 'booked')`);
  const [taken] = await ask(`select (select count(*) from classes_busy) as cells,
    (select count(*) from classes_sessions where state in ('held', 'booked')) as classes`);
  if (Number(found?.n) > 0 || Number(taken?.cells) !== 4 * Number(taken?.classes))
    throw new Error(`The calendar is wrong: ${JSON.stringify({ ...found, ...taken })}`);
}
