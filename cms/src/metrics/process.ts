import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** The part of the pool of connections that is used here. */
interface Pool {
  numUsed: () => number;
  numFree: () => number;
  numPendingAcquires: () => number;
}

/** What this process is, and what it uses. */
export function measureProcess(strapi: Core.Strapi, registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: 'Always 1; its labels say which version of the product runs, on which Node.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: versionOf(strapi.dirs.app.root), node: process.version }, 1);
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of this process to the database: used, free, and waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { pool } = strapi.db.connection.client as { pool?: Pool };
      this.reset();
      // There is none any more while the server ends.
      if (pool === undefined) return;
      this.set({ state: 'used' }, pool.numUsed());
      this.set({ state: 'free' }, pool.numFree());
      this.set({ state: 'waiting' }, pool.numPendingAcquires());
    },
  });
}

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version?: string;
  };
  return version ?? 'unknown';
}
