import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { logsDir } from '../paths.mjs';
import { startChild } from './children.mjs';

/** How many last lines of a tool's log are shown when it fails. */
const tailLines = 40;

/** Tools write plain text, ask nothing, and send no telemetry. */
export const quietTools = {
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  GATSBY_TELEMETRY_DISABLED: '1',
  STRAPI_TELEMETRY_DISABLED: 'true',
};

/** A tool failed; the message contains the end of its log. */
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

/** The last lines of a log, without empty ones. @param {string} file */
export const lastWordsOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-tailLines);

/**
 * Starts a program that logs to `.data/logs/<log>.log`. It writes there itself, so that a server that logs every
 * request does not keep this process busy. Only with `hear` does the output pass through here.
 * @param {string} log
 * @param {string} command
 * @param {string[]} args
 * @param {import('./children.mjs').How} how
 * @param {(words: string) => void} [hear]
 */
export function startLogged(log, command, args, how, hear) {
  mkdirSync(logsDir, { recursive: true });
  const file = path.join(logsDir, `${log}.log`);
  const descriptor = openSync(file, 'w');
  const into = hear ? 'pipe' : descriptor;
  const child = startChild(command, args, {
    ...how,
    env: { ...quietTools, ...how.env },
    stdio: ['ignore', into, into],
  });
  for (const source of [child.stdout, child.stderr]) {
    source?.on('data', (chunk) => {
      writeSync(descriptor, chunk);
      hear?.(String(chunk));
    });
  }
  child.once('close', () => closeSync(descriptor));
  return { child, file, lastWords: () => lastWordsOf(file) };
}

/**
 * Runs a program to its end.
 * @param {string} what the action, as users know it
 * @param {string} log
 * @param {string} command
 * @param {string[]} args
 * @param {import('./children.mjs').How} how
 * @param {(words: string) => void} [hear]
 * @returns {Promise<void>}
 */
export function runCommand(what, log, command, args, how, hear) {
  return new Promise((resolve, reject) => {
    const { child, file, lastWords } = startLogged(log, command, args, how, hear);
    child.once('error', (error) => reject(new CommandFailed(what, file, [error.message])));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new CommandFailed(what, file, lastWords()));
    });
  });
}
