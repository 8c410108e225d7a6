import { longestBeacon, seen } from '@lanternway/contracts/insight/visits';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { IncomingMessage } from 'node:http';
import { intakeOf, type Intake } from '../services/visits/intake';

/**
 * A middleware: takes the beacons of pages that are viewed, and always answers 204. It runs before everything that other
 * calls need: thousands of beacons may come in a second, and forms must not wait for them. The answer does not wait for
 * the database.
 */
export function seenMiddleware(_config: unknown, { strapi }: { strapi: Core.Strapi }) {
  // Strapi makes its services after its middlewares.
  let intake: Intake | undefined;
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method !== seen.method || ctx.path !== seen.path) return next();
    const body = await readShort(ctx.req);
    ctx.status = 204;
    ctx.set('Cache-Control', 'no-store');
    // The sender may still be sending a body that is too long; the rest is not read.
    if (body === null) ctx.set('Connection', 'close');
    intake ??= intakeOf(strapi);
    void intake.take({ body, address: ctx.request.ip, header: (name) => ctx.get(name) });
  };
}

/** The body; null if it is longer than any of ours, or breaks off. */
function readShort(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > longestBeacon) return Promise.resolve(null);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= longestBeacon) {
        parts.push(part);
        return;
      }
      request.pause();
      resolve(null);
    });
    request.on('end', () => {
      resolve(Buffer.concat(parts).toString('utf8'));
    });
    request.on('close', () => {
      resolve(null);
    });
  });
}
