import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { curl } from '../ask.mjs';
import { countOf } from '../count.mjs';
import { leadOf } from '../../bench/enquiries/lead.mjs';

/** @typedef {import('../run.mjs').Run} Run */

const servers = 10;

/** What docs/guides/operator/scaling.md says that they open at most, with PgBouncer in between. */
const mostConnections = 21;

/** @param {string} address @param {number} number @returns {string} the status of a form that is sent to one server */
const sendForm = (address, number) =>
  curl(
    ...['--output', '/dev/null', '--write-out', '%{http_code}', '--request', 'POST'],
    ...['--header', 'Content-Type: application/json', '--header', `Idempotency-Key: ten-servers-${number}`],
    ...[
      '--data',
      JSON.stringify(leadOf(900_000 + number, false)),
      `http://${address}:1337/api/auth/students`,
    ],
  );

/** Ten web servers on one database, behind PgBouncer: each takes a form, and all of them are stored. @param {Run} run */
export async function takesTenServers(run) {
  const { engine } = run;
  const more = servers - engine.runningOf('web').length;
  const added = Array.from({ length: more }, () => engine.start('web'));
  try {
    const isReady = await engine.untilHealthy(added, 10 * 60_000);
    assert.ok(isReady, added.map(({ box, health }) => `${box.id} is ${health}`).join(', '));
    const before = await countOf(run, 'select count(*) from enquiries_free_classes');
    const all = engine.runningOf('web');
    assert.equal(all.length, servers);
    let most = 0;
    for (let round = 0; round < 5; round += 1) {
      for (const [index, { box }] of all.entries())
        assert.equal(sendForm(box.address, round * servers + index), '200', box.id);
      most = Math.max(most, await countOf(run, connections));
      await wait(200);
    }
    const stored = (await countOf(run, 'select count(*) from enquiries_free_classes')) - before;
    assert.equal(stored, 5 * servers);
    assert.ok(most <= mostConnections, `${most} connections`);
    return `${servers} servers, ${stored} forms stored, ${most} connections to the database`;
  } finally {
    await Promise.all(added.map((one) => engine.stop(one)));
  }
}

/** Not our own question. */
const connections =
  "select count(*) from pg_stat_activity where datname = 'school' and client_addr is not null";
