import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../paths.mjs';
import { lastWordsOf } from '../machine/run-command.mjs';
import { execIn, msOf, startBox, stopBox } from './boxes.mjs';
import { makeNames, makeNetwork, ownAddress } from './network.mjs';
import { serviceOf } from './plan.mjs';

/**
 * @typedef {import('./boxes.mjs').Box} Box
 * @typedef {{ box: Box, health: 'starting' | 'healthy' | 'unhealthy', isWanted: boolean, restarts: number }} Running
 * @typedef {ReturnType<typeof createEngine>} Engine
 */

/**
 * Runs the services of docker-compose.yml: what it says about order, health, restarts and names is done as Docker would.
 * @param {string} place
 * @param {{ outside: Record<string, string[]>, host: string }} names of what is no service, with its addresses; the site's
 */
export function createEngine(place, { outside, host }) {
  const network = makeNetwork(place);
  const { table, tell } = makeNames(place);
  /** @type {Map<string, Running>} */
  const running = new Map();
  /** Resolve when a box is forgotten. @type {Map<string, Promise<void>>} */
  const gone = new Map();
  let made = 0;

  const runningOf = (/** @type {string} */ service) =>
    [...running.values()].filter(({ box }) => box.service === service);

  function tellNames() {
    /** @type {Record<string, string[]>} */
    const names = { ...outside };
    for (const { box } of running.values()) (names[box.service] ??= []).push(box.address);
    tell({ ...names, [host]: names.proxy ?? [] });
  }

  /** @param {string} service @param {string[]} [command] */
  function start(service, command) {
    const id = `${service}${(made += 1)}`;
    const address = network.join(id);
    const box = startBox({ id, service, address, place, ...(command === undefined ? {} : { command }) });
    /** @type {Running} */
    const one = { box, health: 'starting', isWanted: true, restarts: 0 };
    running.set(id, one);
    tellNames();
    gone.set(id, keep(one));
    if (service === 'proxy') answerNames(one);
    void watchHealth(one);
    return one;
  }

  /** The proxy asks Docker's name server by its address. @param {Running} one */
  function answerNames({ box }) {
    const program = inRoot('.ci', 'production', 'names-server.mjs');
    const server = spawn('ip', ['netns', 'exec', box.id, process.execPath, program, table], {
      stdio: 'inherit',
    });
    void gone.get(box.id)?.then(() => server.kill());
  }

  /** Starts a box again that ended by itself, where its service wants that, and forgets it at its end. @param {Running} one */
  async function keep(one) {
    const { restart } = serviceOf(one.box.service);
    await one.box.ended;
    while (one.isWanted && restart === 'unless-stopped') {
      one.restarts += 1;
      one.health = 'starting';
      await wait(1_000);
      if (one.isWanted) Object.assign(one.box, startBox({ ...one.box, place }));
      await one.box.ended;
    }
    one.isWanted = false;
    running.delete(one.box.id);
    tellNames();
    network.leave(one.box.id);
  }

  /** @param {Running} one */
  async function watchHealth(one) {
    const check = serviceOf(one.box.service).healthcheck;
    if (check === undefined) return;
    const from = Date.now();
    for (let failures = 0; one.isWanted;) {
      await wait(Math.min(msOf(check.interval), 5_000));
      const { code } = await execIn(one.box, check.test.slice(1), { withinMs: msOf(check.timeout) });
      failures = code === 0 ? 0 : failures + 1;
      const mayStart = Date.now() - from < msOf(check.start_period ?? '0s') && one.health === 'starting';
      if (code === 0) one.health = 'healthy';
      else if (failures >= check.retries && !mayStart) one.health = 'unhealthy';
    }
  }

  /** @param {Running} one @param {number} [withinMs] */
  async function stop(one, withinMs) {
    one.isWanted = false;
    const code = await stopBox(one.box, withinMs);
    await gone.get(one.box.id);
    return code;
  }

  /** Runs a service once, to its end. @param {string} service @param {string[]} [command] */
  async function run(service, command) {
    const one = start(service, command);
    // A service that starts again whenever it ends does not do so here.
    one.isWanted = false;
    const code = await one.box.ended;
    await gone.get(one.box.id);
    return { code, words: lastWordsOf(one.box.log) };
  }

  /** @param {Running[]} all @param {number} withinMs */
  async function untilHealthy(all, withinMs) {
    const until = Date.now() + withinMs;
    while (all.some(({ health }) => health !== 'healthy')) {
      if (Date.now() > until) return false;
      await wait(500);
    }
    return true;
  }

  return {
    start,
    run,
    stop,
    runningOf,
    untilHealthy,
    exec: execIn,
    gateway: ownAddress,
    async stopAll() {
      const order = ['proxy', 'web', 'worker', 'pooler', 'db'];
      for (const service of order) await Promise.all(runningOf(service).map((one) => stop(one, 20_000)));
      await Promise.all([...running.values()].map((one) => stop(one, 5_000)));
    },
  };
}
