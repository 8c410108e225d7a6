import { once } from 'node:events';
import path from 'node:path';
import { isEnding } from '../machine/children.mjs';
import { freePort, portFrom, requireFreePort } from '../machine/port.mjs';
import { CommandFailed, startLogged } from '../machine/run-command.mjs';
import { inRoot } from '../paths.mjs';
import { dataDir, port, publicUrl, setting } from './environment.mjs';

const usualPort = 15_001;
const listenWithinMs = 15_000;
const againAfterMs = 500;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** @typedef {{ url: string, env: Record<string, string>, strapiEnv: Record<string, string> }} SandboxPlan */

/** The requested port, or else the default one, or else any free one. */
async function choosePort() {
  const asked = setting('SANDBOX_PORT');
  if (asked) {
    const chosen = portFrom(asked);
    await requireFreePort(chosen, 'SANDBOX_PORT=15100 npm start');
    return chosen;
  }
  return requireFreePort(usualPort, '').then(
    () => usualPort,
    () => freePort(),
  );
}

/** Only this machine can reach it, unless the site is for others too. @param {string} siteName */
function hostToListenOn(siteName) {
  const asked = setting('HOST');
  if (asked && ![...loopback, '::1'].includes(asked)) return asked;
  return loopback.includes(siteName) ? null : '0.0.0.0';
}

/**
 * Where the payment sandbox will run: on the site's own host name, since browsers load its scripts too.
 * @returns {Promise<SandboxPlan>}
 */
export async function planSandbox() {
  const sandboxPort = await choosePort();
  const { hostname } = new URL(publicUrl);
  const url = (setting('SANDBOX_URL') ?? `http://${hostname}:${sandboxPort}`).replace(/(?<!\/)\/+$/, '');
  const host = hostToListenOn(hostname);
  const webhook = `http://127.0.0.1:${port}/api/auth/payment/webhook`;
  return {
    url,
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_URL: url,
      SANDBOX_FILE: path.join(dataDir, 'sandbox.json'),
      SANDBOX_WEBHOOK_RAZORPAY: `${webhook}/razorpay`,
      SANDBOX_WEBHOOK_PAYPAL: `${webhook}/paypal`,
      ...(host ? { SANDBOX_HOST: host } : {}),
    },
    strapiEnv: { PAYMENT_SANDBOX_URL: url },
  };
}

/** @param {SandboxPlan} plan */
export const sandboxStep = (plan) => ({
  title: 'Start the payment sandbox',
  run: () => startSandbox(plan.env),
});

/** Resolves once it listens. If it ends, it is started again with its data. */
async function startSandbox(/** @type {Record<string, string>} */ env) {
  /** @type {(isListening: boolean) => void} */
  let tell = () => {};
  const listening = new Promise((resolve) => (tell = resolve));
  const { child, file, lastWords } = startLogged(
    'sandbox',
    process.execPath,
    [inRoot('cms-plugins/payment-sandbox/dist/main.js')],
    { cwd: inRoot(), env },
    (words) => {
      if (words.includes('Payment sandbox on')) tell(true);
    },
  );
  const ended = once(child, 'close');
  const late = new Promise((resolve) => setTimeout(resolve, listenWithinMs, false).unref());
  if (!(await Promise.race([listening, ended.then(() => false), late]))) {
    throw new CommandFailed('The payment sandbox', file, lastWords());
  }
  void ended.then(() => startAgain(env, lastWords()));
}

/** @param {Record<string, string>} env @param {string[]} lastWords */
async function startAgain(env, lastWords) {
  if (isEnding()) return;
  console.log(
    ['The payment sandbox has ended, and is started again.', ...lastWords.map((line) => `  | ${line}`)].join(
      '\n',
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, againAfterMs));
  if (isEnding()) return;
  await startSandbox(env).catch((error) => startAgain(env, [String(error.message)]));
}
