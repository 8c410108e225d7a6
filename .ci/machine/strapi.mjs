import { once } from 'node:events';
import { endChild, isEnding } from './children.mjs';
import { CommandFailed, startLogged } from './run-command.mjs';
import { inRoot } from '../paths.mjs';

/** A started Strapi must answer within this time. */
const startWithinMs = 120_000;

/** A Strapi that is not too busy answers within this time. */
const answersWithinMs = 30_000;

/** @typedef {{ port: number, env?: Record<string, string | undefined>, log?: string, cwd?: string }} Options */

/** @param {string} url @param {number} withinMs @returns {Promise<'well' | 'late' | 'otherwise'>} */
async function askHealth(url, withinMs) {
  try {
    const reply = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(withinMs) });
    return reply.status === 204 ? 'well' : 'otherwise';
  } catch (error) {
    return /** @type {Error} */ (error).name === 'TimeoutError' ? 'late' : 'otherwise';
  }
}

/** Whether a Strapi answers at once. @param {string} url */
export const answers = async (url) => (await askHealth(url, 2000)) === 'well';

/**
 * Whether a Strapi runs at an address. One that is too busy to answer in time runs too: no second may be started beside it.
 * @param {string} url
 */
export const strapiRuns = async (url, withinMs = answersWithinMs) =>
  (await askHealth(url, withinMs)) !== 'otherwise';

/**
 * Starts the built Strapi and resolves when it answers.
 * @param {Options} options
 */
export async function startStrapi({ port, env = {}, log = 'strapi', cwd = inRoot('cms') }) {
  const how = { cwd, env: { ...env, PORT: String(port) } };
  const { child, file, lastWords } = startLogged(log, process.execPath, ['dist/src/starting/serve.js'], how);
  const ended = once(child, 'close').then(() => new CommandFailed('Strapi', file, lastWords()));
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + startWithinMs;
  while (!(await answers(url))) {
    const failure = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 250, null))]);
    if (failure !== null) throw failure;
    if (Date.now() > until) throw new CommandFailed(`Waiting for Strapi on port ${port}`, file, lastWords());
  }
  return {
    url,
    /** Ends Strapi, and waits until it has ended. */
    stop: () => endChild(child),
    /** Fails with Strapi's last log lines if it ends without being asked to. @returns {Promise<void>} */
    watch: async () => {
      const failure = await ended;
      if (!isEnding()) throw failure;
    },
  };
}
