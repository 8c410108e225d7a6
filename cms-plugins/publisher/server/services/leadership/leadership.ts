import type { Core } from '@strapi/strapi';
import { releaseLease, type Lease } from '@lanternway/server-kit/jobs/lease';
import { leaseTable } from '../../content-types';
import { keepBuilderLease, takeBuilderLease } from './builder-lease';

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

  /** Of a lease that another has taken. */
  function giveUp(mine: Lease): void {
    if (lease === mine) lose();
  }

  async function keep(mine: Lease): Promise<boolean> {
    const isOurs = await keepBuilderLease(strapi, mine);
    if (!isOurs) giveUp(mine);
    return isOurs;
  }

  async function keepIfAnswered(mine: Lease): Promise<void> {
    try {
      await keep(mine);
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
      const taken = await takeBuilderLease(strapi);
      if (taken === null) return null;
      lease = taken;
      timer = setInterval(() => void keepIfAnswered(taken), keepIntervalMs);
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

    keep,
    giveUp,
    end,
  };
}
