import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isUpload } from '../upload-paths';

export interface DrainTimes {
  /** How long requests under way may take before they are cut. */
  usualMs: number;
  /** The same for requests that bring files. */
  uploadMs: number;
}

const pollIntervalMs = 50;

/**
 * Counts the requests that are being answered. The function it returns closes the server to new requests and waits for
 * the open ones to end. Without it, Strapi cuts every connection the moment it is asked to stop.
 */
export function watchRequests(server: Server, { usualMs, uploadMs }: DrainTimes): () => Promise<void> {
  const open = { usual: 0, upload: 0 };
  server.on('request', (request, response) => {
    const kind = isUpload(request.url ?? '') ? 'upload' : 'usual';
    open[kind] += 1;
    response.on('close', () => {
      open[kind] -= 1;
    });
  });
  return async () => {
    server.close();
    server.closeIdleConnections();
    const start = Date.now();
    const waitsFor = () =>
      (open.usual > 0 && Date.now() - start < usualMs) || (open.upload > 0 && Date.now() - start < uploadMs);
    while (waitsFor()) await wait(pollIntervalMs);
  };
}
