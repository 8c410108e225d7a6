import type { Core } from '@strapi/strapi';
import { keepLease, releaseLease, takeLease, type Lease } from '@lanternway/server-kit/jobs/lease';
import { leaseTable } from '../../content-types';

export const leaseName = 'builder';

const leaseSeconds = 15;
const keepIntervalMs = 4_000;

export type Leadership = ReturnType<typeof createLeadership>;

/**
 * Makes one of all instances the builder, by a lease. An instance keeps the lease while it lives, even when idle: so one site
 * builder stays warm, and no two work in the same folder. If the instance dies, another takes over within seconds.
 */
export function createLeadership(strapi: Core.Strapi, on: { begun: () => Promise<void>; lost: () => void }) {
  let lease: Lease | null = null;
  let timer: NodeJS.Timeout | undefined;

  function lose(): void {
    clearInterval(timer);
    lease = null;
    strapi.log.warn('publisher: another instance builds from now on');
    on.lost();
  }

  async function keep(mine: Lease): Promise<void> {
    try {
      const isOurs = await keepLease(strapi, leaseTable, mine, leaseSeconds);
      if (!isOurs && lease === mine) lose();
    } catch {
      // While the database is away, nobody else can take the lease either, and nothing goes live.
    }
  }

  async function end(): Promise<void> {
    clearInterval(timer);
    const ended = lease;
    lease = null;
    if (ended !== null) await releaseLease(strapi, leaseTable, ended);
  }

  return {
    current: (): Lease | null => lease,

    /** The lease, taken where it was free; null while another instance has it. */
    async ensure(): Promise<Lease | null> {
      if (lease !== null) return lease;
      const taken = await takeLease(strapi, leaseTable, leaseName, leaseSeconds);
      if (taken === null) return null;
      lease = taken;
      timer = setInterval(() => void keep(taken), keepIntervalMs);
      timer.unref();
      strapi.log.info(`publisher: this instance builds (${taken.token})`);
      try {
        await on.begun();
      } catch (error) {
        await end();
        throw error;
      }
      return taken;
    },

    end,
  };
}
