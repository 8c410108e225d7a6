import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections and to whoever asks for any port. So nothing takes a port between the
 * look at it and the start of the server that is to have it. Above 10080, the last that browsers refuse.
 */
const lowest = 11_000;
const count = 21_000;
const perProcess = 100;

let asked = 0;

/** A port that is free, and that another process which asks at the same time is not given: each begins at its own place. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + ((process.pid * perProcess + asked) % count);
    asked += 1;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
