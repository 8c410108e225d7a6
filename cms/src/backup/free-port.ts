import { createServer } from 'node:net';

/**
 * Operating systems give connections only ports above these, so a port from here stays free between the check and the
 * start of the server. Browsers refuse 10080, so they begin above it.
 */
const lowest = 11_000;
const count = 21_000;
const perProcess = 100;

let asked = 0;

/** Returns a free port. Each process begins in a range of its own, so two that ask at once get different ports. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + ((process.pid * perProcess + asked) % count);
    asked += 1;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
