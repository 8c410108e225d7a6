import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import { leaseUid } from '../../content-types';
import { timeOf } from '../builds/records';

/** That a job is ours. Its token is higher than that of everybody who held it before. */
export interface Lease {
  name: string;
  holder: string;
  token: number;
}

/** Who does a job that one process at a time does, however many there are. */
export interface Leases {
  /** Takes it where nobody has it, or whoever had it is gone. */
  take: (name: string, seconds: number) => Promise<Lease | null>;
  /** Keeps it for so long from now, and tells whether it still was ours. In a transaction nobody takes it until that ends. */
  keep: (lease: Lease, seconds: number) => Promise<boolean>;
  /** Lets nobody take, keep or release it until the transaction ends. */
  lock: (name: string) => Promise<void>;
  release: (lease: Lease) => Promise<void>;
}

interface LeaseRecord {
  name: string;
  holder: string | null;
  until: string | Date | null;
  token: number;
}

const host = hostname().slice(0, 50);

/** Host, process, and a word that tells this process from an earlier one of the same number. */
const thisProcess = `${host}:${String(process.pid)}:${randomBytes(4).toString('hex')}`;

export function leases({ strapi }: { strapi: Core.Strapi }): Leases {
  const rows = () => strapi.db.query(leaseUid);
  const ends = (seconds: number) => new Date(Date.now() + seconds * 1000);
  const find = async (name: string) => (await rows().findOne({ where: { name } })) as LeaseRecord | null;

  async function add(name: string): Promise<LeaseRecord | null> {
    const row = { name, token: 0 };
    await strapi.db.queryBuilder(leaseUid).insert(row).onConflict('name').ignore().execute();
    return find(name);
  }

  return {
    async take(name, seconds) {
      const found = (await find(name)) ?? (await add(name));
      if (found === null || !isFree(found)) return null;
      const token = found.token + 1;
      // One statement decides: whoever was quicker has counted it up.
      const { count } = await rows().updateMany({
        where: { name, token: found.token },
        data: { holder: thisProcess, until: ends(seconds), token },
      });
      return count === 1 ? { name, holder: thisProcess, token } : null;
    },

    async keep({ name, holder, token }, seconds) {
      const { count } = await rows().updateMany({
        where: { name, holder, token },
        data: { until: ends(seconds) },
      });
      return count === 1;
    },

    async lock(name) {
      const { count } = await rows().updateMany({ where: { name }, data: { name } });
      // One that is just added is locked by being added.
      if (count === 0) await add(name);
    },

    async release({ name, holder, token }) {
      await rows().updateMany({ where: { name, holder, token }, data: { holder: null, until: null } });
    },
  };
}

const isFree = ({ holder, until }: LeaseRecord): boolean =>
  holder === null || until === null || timeOf(until) < new Date() || isGone(holder);

/** A process of this host that is no more. Of other hosts nobody here can tell. */
function isGone(holder: string): boolean {
  const [where, pid] = holder.split(':');
  if (where !== host || holder === thisProcess) return false;
  const number = Number(pid);
  // Our own number, and not us: it was given anew.
  if (number === process.pid) return true;
  try {
    process.kill(number, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
