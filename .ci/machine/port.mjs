import { createServer } from 'node:net';

/** @param {number} port 0 asks for any free one @returns {Promise<number>} */
function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}

export const freePort = () => listenOnce(0);

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
