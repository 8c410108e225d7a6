import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<void>} */
function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => server.close(() => resolve()));
  });
}

/**
 * Below the ports that systems give to connections and to whoever asks for any port: a start looks for its ports minutes
 * before its servers take them. Above 10080, the last that browsers refuse.
 */
const lowest = 11_000;
const count = 21_000;
const perProcess = 100;

let asked = 0;

/** A port that is free, and that another process which asks at the same time is not given: each begins at its own place. */
export async function freePort() {
  for (;;) {
    const port = lowest + ((process.pid * perProcess + asked) % count);
    asked += 1;
    const isFree = await listenOnce(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
}

/** @param {string | undefined} text */
export function portFrom(text) {
  const port = Number(text ?? 1337);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535; it is "${text}".`);
}

/** @param {number} port @param {string} again how to ask for another port */
export async function requireFreePort(port, again) {
  try {
    await listenOnce(port);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'EACCES')
      throw new Error(`Port ${port} needs more rights than you have. Choose another: ${again}`);
    throw new Error(
      `Port ${port} is in use by another program (perhaps an earlier start). Choose another: ${again}`,
    );
  }
}
