import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';

/* Leases: of all processes, however many there are, one at a time does a job. */

/** A table with a row for each job. */
export interface LeaseTable {
  uid: string;
}

/** Proof that a job is ours. */
export interface Lease {
  name: string;
  /**
   * The fencing token, in the column `holder`: no two takings of any lease have the same. It begins with host and process
   * number for people who look for the holder. Nothing may be decided by these two: containers can share both.
   */
  token: string;
}

interface LeaseRow {
  holder: string | null;
  until: string | Date | null;
  /** How often it was taken, where the table counts it. */
  token?: number | null;
}

const thisProcess = `${hostname().slice(0, 32)}:${String(process.pid)}:${randomBytes(12).toString('hex')}`;
let taken = 0;

const rowsOf = (strapi: Core.Strapi, { uid }: LeaseTable) => strapi.db.query(uid);
const endAfter = (seconds: number) => new Date(Date.now() + seconds * 1000);

const findRow = async (strapi: Core.Strapi, table: LeaseTable, name: string): Promise<LeaseRow | null> =>
  rowsOf(strapi, table).findOne({ where: { name } });

const addRow = (strapi: Core.Strapi, { uid }: LeaseTable, name: string) =>
  strapi.db.queryBuilder(uid).insert({ name }).onConflict('name').ignore().execute();

/** Takes a lease that nobody has, or whose time is over; null where another has it. */
export async function takeLease(
  strapi: Core.Strapi,
  table: LeaseTable,
  name: string,
  seconds: number,
): Promise<Lease | null> {
  let row = await findRow(strapi, table, name);
  if (row === null) {
    await addRow(strapi, table, name);
    row = await findRow(strapi, table, name);
  }
  if (row === null) return null;
  const isFree = { $or: [{ holder: null }, { until: null }, { until: { $lt: new Date() } }] };
  taken += 1;
  const lease = { name, token: `${thisProcess}:${String(taken)}` };
  // One statement decides: of those who found the same holder, the first takes it.
  const { count } = await rowsOf(strapi, table).updateMany({
    where: { name, holder: row.holder, ...isFree },
    data: { holder: lease.token, until: endAfter(seconds), ...countTaking(row) },
  });
  return count === 1 ? lease : null;
}

const countTaking = ({ token }: LeaseRow) => (token === undefined ? {} : { token: (token ?? 0) + 1 });

const heldBy = ({ name, token }: Lease) => ({ name, holder: token });

/**
 * Extends a lease to this many seconds from now, and returns whether it was still ours. In a transaction nobody else can
 * take it until the transaction ends, so what is written there is written by the holder.
 */
export async function keepLease(
  strapi: Core.Strapi,
  table: LeaseTable,
  lease: Lease,
  seconds: number,
): Promise<boolean> {
  const data = { until: endAfter(seconds) };
  const { count } = await rowsOf(strapi, table).updateMany({ where: heldBy(lease), data });
  return count === 1;
}

/** Gives a lease back, where it is still ours. */
export async function releaseLease(strapi: Core.Strapi, table: LeaseTable, lease: Lease): Promise<void> {
  await rowsOf(strapi, table).updateMany({ where: heldBy(lease), data: { holder: null, until: null } });
}

/** Lets nobody take, keep or release a lease until the transaction ends. */
export async function lockLease(strapi: Core.Strapi, table: LeaseTable, name: string): Promise<void> {
  await addRow(strapi, table, name);
  await rowsOf(strapi, table).updateMany({ where: { name }, data: { name } });
}

/**
 * Does the work unless another call is doing it, and returns whether it was done. A process that dies holds the lease for
 * `seconds` at most; work that takes longer keeps it.
 */
export async function withLease(
  strapi: Core.Strapi,
  table: LeaseTable,
  { name, seconds }: { name: string; seconds: number },
  work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const lease = await takeLease(strapi, table, name, seconds);
  if (lease === null) return false;
  // If the database does not answer, the work itself will notice.
  const keep = () => keepLease(strapi, table, lease, seconds).catch(() => false);
  const keeping = setInterval(() => void keep(), (seconds * 1000) / 3);
  keeping.unref();
  try {
    await work(lease);
  } finally {
    clearInterval(keeping);
    await releaseLease(strapi, table, lease);
  }
  return true;
}
