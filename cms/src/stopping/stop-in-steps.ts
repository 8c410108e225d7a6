import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { watchRequests } from './drain';
import type { Stopping } from '../env';
import { beginDraining } from '../middlewares/health';

/**
 * Stops in three steps. First the server says that it is not ready and serves on, so that the load balancer sees it and
 * sends no more. Then it takes no more requests, and those under way end. Then everything else ends. Strapi's own
 * order would end the work in the background first, and wait for no request.
 */
export function stopInSteps(strapi: Core.Strapi, { delayMs, ...times }: Stopping): void {
  const drain = watchRequests(strapi.server.httpServer, times);
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    if (strapi.server.httpServer.listening) {
      beginDraining(strapi);
      if (delayMs > 0) await wait(delayMs);
      await drain();
    }
    await destroy();
  };
}
