import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Whoever stops a server gives it some twenty seconds, and this is not all that has to end. */
const longestMs = 4_000;
const lookEveryMs = 50;

/**
 * Counts the requests that are being answered. The function it returns closes the server to new ones and waits for
 * those to end: left alone, Strapi cuts every connection the moment it is told to stop.
 */
export function watchRequests(server: Server): () => Promise<void> {
  let open = 0;
  server.on('request', (_request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
  });
  return async () => {
    server.close();
    server.closeIdleConnections();
    const end = Date.now() + longestMs;
    while (open > 0 && Date.now() < end) await wait(lookEveryMs);
  };
}
