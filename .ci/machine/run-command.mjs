import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { logsDir } from '../paths.mjs';
import { startChild } from './children.mjs';

/** Lines of a noisy tool's log that are shown when it fails. */
const tailLines = 40;

/** Tools speak plain text into the logs, ask nothing, and report home to nobody. */
export const quietTools = {
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  GATSBY_TELEMETRY_DISABLED: '1',
  STRAPI_TELEMETRY_DISABLED: 'true',
};

/** A tool ended badly; the message carries the end of what it said. */
export class CommandFailed extends Error {
  /** @param {string} what @param {string} log @param {string[]} tail */
  constructor(what, log, tail) {
    super(
      [`${what} failed. Its last words (all of them: ${log}):`, ...tail.map((line) => `  | ${line}`)].join(
        '\n',
      ),
    );
    this.name = 'CommandFailed';
  }
}

/** Keeps the last lines of a stream, whose pieces may end in the middle of a line. */
export function keepTail() {
  let text = '';
  const lines = () =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-tailLines);
  return {
    /** @param {Buffer} chunk */
    add(chunk) {
      // More than is shown, as empty lines are not.
      text = `${text}${chunk.toString()}`
        .split('\n')
        .slice(-2 * tailLines)
        .join('\n');
    },
    lines,
  };
}

/**
 * Starts a program whose words go to `.data/logs/<log>.log`.
 * @param {string} log
 * @param {string} command
 * @param {string[]} args
 * @param {import('./children.mjs').How} how
 */
export function startLogged(log, command, args, how) {
  mkdirSync(logsDir, { recursive: true });
  const file = path.join(logsDir, `${log}.log`);
  const stream = createWriteStream(file);
  const tail = keepTail();
  const child = startChild(command, args, {
    ...how,
    env: { ...quietTools, ...how.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const source of [child.stdout, child.stderr]) {
    source?.on('data', (chunk) => {
      stream.write(chunk);
      tail.add(chunk);
    });
  }
  /** Once the log holds its last word. */
  const written = new Promise((resolve) => child.once('close', () => stream.end(resolve)));
  return { child, file, tail, written };
}

/**
 * Runs a program to its end.
 * @param {string} what the doing, as the reader knows it
 * @param {string} log
 * @param {string} command
 * @param {string[]} args
 * @param {import('./children.mjs').How} how
 * @returns {Promise<void>}
 */
export function runCommand(what, log, command, args, how) {
  return new Promise((resolve, reject) => {
    const { child, file, tail, written } = startLogged(log, command, args, how);
    child.once('error', (error) => reject(new CommandFailed(what, file, [error.message])));
    // Whoever waits for it may read its log.
    child.once('close', async (code) => {
      await written;
      if (code === 0) resolve();
      else reject(new CommandFailed(what, file, tail.lines()));
    });
  });
}
