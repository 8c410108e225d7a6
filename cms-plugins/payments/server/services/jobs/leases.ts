import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { leaseUid } from '../../content-types/service-records';

/** Has a job done by one process at a time, however many there are. */
export interface Leases {
  /**
   * Does the work unless somebody else is at it, and tells whether it was done. A process that dies over it holds it for
   * `seconds` at most; one that takes longer keeps it.
   */
  holding: (name: string, seconds: number, work: () => Promise<void>) => Promise<boolean>;
}

export function leases({ strapi }: { strapi: Core.Strapi }): Leases {
  const rows = () => strapi.db.query(leaseUid);
  const ends = (seconds: number) => new Date(Date.now() + seconds * 1000);

  /** One statement decides who has it. */
  async function take(name: string, holder: string, seconds: number): Promise<boolean> {
    const data = { holder, until: ends(seconds) };
    const free = { name, $or: [{ until: { $null: true } }, { until: { $lt: new Date() } }] };
    const { count } = await rows().updateMany({ where: free, data });
    return count === 1;
  }

  async function add(name: string): Promise<void> {
    await strapi.db.queryBuilder(leaseUid).insert({ name }).onConflict('name').ignore().execute();
  }

  return {
    async holding(name, seconds, work) {
      // As many as there are calls: one process may ask for the same job twice.
      const holder = randomUUID();
      if (!(await take(name, holder, seconds))) {
        await add(name);
        if (!(await take(name, holder, seconds))) return false;
      }
      const mine = { name, holder };
      const keep = () =>
        rows()
          .updateMany({ where: mine, data: { until: ends(seconds) } })
          // Where the database is away, the work itself will find out.
          .catch(() => undefined);
      const keeping = setInterval(() => void keep(), (seconds * 1000) / 3);
      keeping.unref();
      try {
        await work();
      } finally {
        clearInterval(keeping);
        await rows().updateMany({ where: mine, data: { until: null } });
      }
      return true;
    },
  };
}
