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
 * Operating systems give connections only ports above these, so a port from here stays free between the check and the
 * start of the server. Browsers refuse 10080, so they begin above it.
 */
const lowest = 11_000;
const count = 21_000;
const perProcess = 100;

let asked = 0;

/** Returns a free port. Each process begins in a range of its own, so two that ask at once get different ports. */
export async function freePort() {
  for (;;) {
    const port = lowest + ((process.pid * perProcess + asked) % count);
    asked += 1;
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
const isFree = (port) =>
  listenOnce(port).then(
    () => true,
    (error) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return false;
    },
  );

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
