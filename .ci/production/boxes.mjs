import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asUser, scriptFor } from './box-script.mjs';
import { limitsFor } from './limits.mjs';
import { planOf, serviceOf } from './plan.mjs';

/**
 * A container: a process with its own files, network, processes and user.
 * @typedef {{ id: string, service: string, address: string, child: import('node:child_process').ChildProcess,
 *   ended: Promise<number>, log: string, plan: import('./plan.mjs').Plan }} Box
 */

/** @param {string} text as in a compose file: 150s */
export const msOf = (text) => Number(text.replace(/s$/, '')) * 1000;

const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Starts a service in a network namespace of its name.
 * @param {{ id: string, service: string, address: string, place: string, command?: string[] }} how
 * `command`: another than the service's
 * @returns {Box}
 */
export function startBox({ id, service, address, place, command }) {
  const { mem_limit: memory, pids_limit: pids, init } = serviceOf(service);
  const planned = planOf(service, place);
  const plan =
    command === undefined ? planned : { ...planned, command: init ? ['tini', '--', ...command] : command };
  const root = path.join(place, 'roots', id);
  for (const folder of [root, path.join(place, 'logs')]) mkdirSync(folder, { recursive: true });
  const log = path.join(place, 'logs', `${id}.log`);
  const output = openSync(log, 'a');
  // A service opens its standard output again by name, as another user.
  chmodSync(log, 0o666);
  const join = limitsFor(id, { memory, pids }).map((file) => `echo $$ > ${file}`);
  const enter = `exec ip netns exec ${id} unshare --mount --pid --fork --kill-child sh -c "$1"`;
  const child = spawn('sh', ['-c', [...join, enter].join('\n'), 'sh', scriptFor({ root, ...plan })], {
    env: { PATH: searchPath, ...plan.env },
    stdio: ['ignore', output, output],
  });
  const ended = once(child, 'close').then(([code]) => Number(code ?? 1));
  return { id, service, address, child, ended, log, plan };
}

/** The first process in the box, as this machine counts; undefined when there is none any more. @param {Box} box */
function firstProcess({ child: { pid } }) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {Box} box @param {NodeJS.Signals} signal */
export function signalBox(box, signal) {
  const pid = firstProcess(box);
  if (pid !== undefined) process.kill(pid, signal);
}

/** Asks a box to end, and kills it after its time. @param {Box} box @param {number} [withinMs] */
export async function stopBox(box, withinMs) {
  const { stop_signal: signal = 'SIGTERM', stop_grace_period: grace = '10s' } = serviceOf(box.service);
  signalBox(box, /** @type {NodeJS.Signals} */ (signal));
  const most = new AbortController();
  const late = wait(withinMs ?? msOf(grace), 'late', { signal: most.signal }).catch(() => 'ended');
  if ((await Promise.race([box.ended, late])) === 'late') signalBox(box, 'SIGKILL');
  most.abort();
  return box.ended;
}

/**
 * Runs a command inside of a box that runs, as its user.
 * @param {Box} box @param {string[]} command @param {{ folder?: string, withinMs?: number }} [how]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function execIn(box, command, { folder = box.plan.folder, withinMs = 120_000 } = {}) {
  const pid = firstProcess(box);
  if (pid === undefined) return { code: 1, output: '' };
  const enter = [`--target=${pid}`, '--mount', '--net', '--pid', '--root'];
  const args = [...enter, '--', ...asUser(box.plan.user), 'env', `--chdir=${folder}`, ...command];
  const child = spawn('nsenter', args, {
    env: { PATH: searchPath, ...box.plan.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: withinMs,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (output += String(words)));
  const [code] = await once(child, 'close');
  return { code: Number(code ?? 1), output };
}

/** How much of a processor's time all processes of a box have had, in seconds. @param {Box} box */
export function processorTimeOf(box) {
  const spaceOf = (/** @type {string | number} */ pid) => readlinkSync(`/proc/${pid}/ns/pid`);
  const own = spaceOf(firstProcess(box) ?? 0);
  const ticks = readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || spaceOf(pid) !== own) return [];
      // The name may have spaces, and ends with the last bracket.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return [Number(fields[11]) + Number(fields[12])];
    } catch {
      // It has ended.
      return [];
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) / ticksInSecond;
}

/** On every Linux. */
const ticksInSecond = 100;
