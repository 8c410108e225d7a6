import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A process manager gives a server some twenty seconds to stop, and other things have to end too. */
const longestMs = 4_000;
const lookEveryMs = 50;

/**
 * Counts the requests that are being answered. The function it returns closes the server to new requests and waits for
 * the open ones to end. Without it, Strapi cuts every connection the moment it is asked to stop.
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
