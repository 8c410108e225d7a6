import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import { leaseUid } from '../../content-types';
import { timeOf } from '../../content-types/records';

/* Leases: of all processes, however many there are, one at a time does a job. */

/** Proof that a job is ours. Its token is higher than the token of everybody who held it before. */
export interface Lease {
  name: string;
  holder: string;
  token: number;
}

interface LeaseRecord {
  name: string;
  holder: string | null;
  until: string | Date | null;
  token: number;
}

const host = hostname().slice(0, 50);

/** Host, process number, and random letters that tell this process from an earlier one with the same number. */
const thisProcess = `${host}:${String(process.pid)}:${randomBytes(4).toString('hex')}`;

const rowsOf = (strapi: Core.Strapi) => strapi.db.query(leaseUid);
const endAfter = (seconds: number) => new Date(Date.now() + seconds * 1000);

const findLease = async (strapi: Core.Strapi, name: string) =>
  (await rowsOf(strapi).findOne({ where: { name } })) as LeaseRecord | null;

async function addLease(strapi: Core.Strapi, name: string): Promise<LeaseRecord | null> {
  const row = { name, token: 0 };
  await strapi.db.queryBuilder(leaseUid).insert(row).onConflict('name').ignore().execute();
  return findLease(strapi, name);
}

/** Takes a lease that nobody has, or whose holder is gone; null where another process has it. */
export async function takeLease(strapi: Core.Strapi, name: string, seconds: number): Promise<Lease | null> {
  const found = (await findLease(strapi, name)) ?? (await addLease(strapi, name));
  if (found === null || !isFree(found)) return null;
  const token = found.token + 1;
  // One statement decides: only the process that counts the token up first has the lease.
  const { count } = await rowsOf(strapi).updateMany({
    where: { name, token: found.token },
    data: { holder: thisProcess, until: endAfter(seconds), token },
  });
  return count === 1 ? { name, holder: thisProcess, token } : null;
}

/**
 * Extends a lease to this many seconds from now, and returns whether it was still ours. In a transaction nobody else can
 * take it until the transaction ends.
 */
export async function keepLease(strapi: Core.Strapi, lease: Lease, seconds: number): Promise<boolean> {
  const { name, holder, token } = lease;
  const { count } = await rowsOf(strapi).updateMany({
    where: { name, holder, token },
    data: { until: endAfter(seconds) },
  });
  return count === 1;
}

/** Lets nobody take, keep or release a lease until the transaction ends. */
export async function lockLease(strapi: Core.Strapi, name: string): Promise<void> {
  const { count } = await rowsOf(strapi).updateMany({ where: { name }, data: { name } });
  // A row that was just added is locked by being added.
  if (count === 0) await addLease(strapi, name);
}

/** Gives a lease back, where it is still ours. */
export async function releaseLease(strapi: Core.Strapi, { name, holder, token }: Lease): Promise<void> {
  await rowsOf(strapi).updateMany({ where: { name, holder, token }, data: { holder: null, until: null } });
}

const isFree = ({ holder, until }: LeaseRecord): boolean =>
  holder === null || until === null || timeOf(until) < new Date() || isGone(holder);

/** Whether the holder is a process of this host that has ended. Nobody can tell that of a process of another host. */
function isGone(holder: string): boolean {
  const [where, pid] = holder.split(':');
  if (where !== host || holder === thisProcess) return false;
  const number = Number(pid);
  // Our own number, but not us: the number was given out again.
  if (number === process.pid) return true;
  try {
    process.kill(number, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
