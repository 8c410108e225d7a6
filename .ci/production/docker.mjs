import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { lastWordsOf } from '../machine/run-command.mjs';
import { msOf } from './boxes.mjs';
import { serviceOf } from './plan.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {{ code: number, output: string }} Answer */

/** @param {string[]} lines @param {number} [code] @returns {Answer} */
const say = (lines, code = 0) => ({ code, output: lines.map((line) => `${line}\n`).join('') });

/** @param {Engine} engine @param {string} id */
function found(engine, id) {
  const service = /^[a-z]+/.exec(id)?.[0] ?? '';
  const one = engine.runningOf(service).find(({ box }) => box.id === id);
  if (one === undefined) throw new Error(`No such container: ${id}`);
  return one;
}

/** Replaces a service that has one container. @param {Engine} engine @param {string} service @param {number} withinMs */
async function recreate(engine, service, withinMs) {
  for (const one of engine.runningOf(service)) await engine.stop(one);
  const one = engine.start(service);
  return say([], (await engine.untilHealthy([one], withinMs)) ? 0 : 1);
}

/** @param {Engine} engine @param {string} service @param {number} count */
function scale(engine, service, count) {
  for (let more = count - engine.runningOf(service).length; more > 0; more -= 1) engine.start(service);
  return say([]);
}

/** What deploy/roll.sh asks of Docker. @type {[RegExp, (engine: Engine, ...words: string[]) => Answer | Promise<Answer>][]} */
const commands = [
  [
    /^compose ps --quiet (\w+)$/,
    (engine, service = '') => say(engine.runningOf(service).map(({ box }) => box.id)),
  ],
  [
    /^compose run --rm (\w+)$/,
    async (engine, service = '') => {
      const { code, words } = await engine.run(service);
      return say(words, code);
    },
  ],
  [
    /^compose up --detach --wait --wait-timeout (\d+) --no-deps --force-recreate (\w+)$/,
    (engine, seconds, service = '') => recreate(engine, service, Number(seconds) * 1000),
  ],
  [
    /^compose up --detach --no-deps --no-recreate --scale (\w+)=(\d+) \1$/,
    (engine, service = '', count = '') => scale(engine, service, Number(count)),
  ],
  [
    /^inspect --format \{\{\.State\.Health\.Status\}\} (\w+)$/,
    (engine, id = '') => say([found(engine, id).health]),
  ],
  [/^logs --tail \d+ (\w+)$/, (engine, id = '') => say(lastWordsOf(found(engine, id).box.log))],
  [
    /^stop --time (\d+) (\w+)$/,
    async (engine, seconds = '', id = '') => {
      const one = found(engine, id);
      const { stop_grace_period: grace = '10s' } = serviceOf(one.box.service);
      if (Number(seconds) * 1000 < msOf(grace)) return say(['This is less than the service asks for.'], 1);
      await engine.stop(one, Number(seconds) * 1000);
      return say([id]);
    },
  ],
  // A stopped box is forgotten at once.
  [/^rm (\w+)$/, () => say([])],
  [
    /^rm --force (\w+)$/,
    async (engine, id = '') => {
      await engine.stop(found(engine, id), 0);
      return say([id]);
    },
  ],
];

/** @param {Engine} engine @param {string} asked */
async function answer(engine, asked) {
  for (const [pattern, act] of commands) {
    const match = pattern.exec(asked);
    if (match !== null) return act(engine, ...match.slice(1));
  }
  return say([`This stand-in for Docker does not know: ${asked}`], 64);
}

/**
 * Offers the program `docker` to scripts that are started with the returned variables.
 * @param {Engine} engine @param {string} place
 */
export async function offerDocker(engine, place) {
  const bin = path.join(place, 'bin');
  const program = path.join(bin, 'docker');
  const socket = path.join(place, 'docker.sock');
  mkdirSync(bin);
  writeFileSync(
    program,
    `#!/bin/sh\nexec '${process.execPath}' '${inRoot('.ci/production/docker-shim.mjs')}' "$@"\n`,
  );
  chmodSync(program, 0o755);
  const server = createServer((client) => {
    let words = '';
    client.on('data', (part) => {
      words += String(part);
      if (!words.endsWith('\n')) return;
      answer(engine, JSON.parse(words).join(' ')).then(
        (given) => client.end(JSON.stringify(given)),
        (/** @type {Error} */ { message }) => client.end(JSON.stringify(say([message], 1))),
      );
    });
  });
  await new Promise((resolve) => server.listen(socket, () => resolve(undefined)));
  return {
    env: { PATH: `${bin}:${process.env.PATH ?? ''}`, DOCKER_SOCKET: socket },
    close: () => void server.close(),
  };
}
