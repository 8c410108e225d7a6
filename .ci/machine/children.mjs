import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * `inBackground`: it gets only the processor time that other programs leave.
 * @typedef {{ cwd: string, env?: Record<string, string | undefined>,
 *   stdio?: import('node:child_process').StdioOptions, inBackground?: boolean }} How
 */

/** @type {Set<ChildProcess>} */
const living = new Set();
let ending = false;

/**
 * Starts a program in its own process group, so that it can be ended together with all it started.
 * @param {string} command
 * @param {string[]} args
 * @param {How} how
 */
export function startChild(command, args, { cwd, env = {}, stdio = 'pipe', inBackground = false }) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
  if (inBackground && child.pid !== undefined) letOthersGoFirst(child.pid);
  living.add(child);
  child.once('close', () => living.delete(child));
  return child;
}

/** As `nice -n` counts: 19 leaves most to others. At 15, a busy machine's linter had not ended after 80 minutes of tests. */
const niceness = 5;

/** Also holds for what the program starts. @param {number} pid */
function letOthersGoFirst(pid) {
  try {
    setPriority(pid, niceness);
    // Linux may share its processors among sessions before it looks at the programs in them; ours has one of its own.
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // It has ended, or this system knows no sessions. The program is only less polite.
  }
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** A server first finishes its open requests, and its workers finish theirs. */
const endWithinMs = 30_000;

/**
 * Asks a program to end, and kills it if it takes too long.
 * @param {ChildProcess} child
 * @param {number} [withinMs] longer for a program that ends others in the same way
 * @returns {Promise<void>}
 */
export function endChild(child, withinMs = endWithinMs) {
  if (!living.has(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), withinMs);
    child.once('close', () => {
      clearTimeout(force);
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
}

export async function endAllChildren() {
  await Promise.all([...living].map((child) => endChild(child)));
}

/** True as soon as the user has asked to end: later errors are not failures. */
export const isEnding = () => ending;

/** Ctrl-C, or a signal to end from outside, ends everything that was started here. */
export function endWithChildren() {
  const codes = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      process.stdout.write('\nEnding everything ...\n');
      void endAllChildren().then(() => process.exit(code));
    });
  }
}
