import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';

/* Leases: of all processes, however many there are, one at a time does a job. */

/** A table with a row for each job. */
export interface LeaseTable {
  uid: string;
  /**
   * Whether a lease is free as soon as its holder, a process of this host, has ended. Otherwise, and where the holder is
   * on another host, it is free when its time is over.
   */
  isFreedByCrash?: boolean;
}

/** Proof that a job is ours. */
export interface Lease {
  name: string;
  /**
   * The fencing token, in the column `holder`: no two takings of any lease have the same. Host, process number, letters
   * that tell this process from an earlier one with the same number, and a count.
   */
  token: string;
}

interface LeaseRow {
  holder: string | null;
  until: string | Date | null;
  /** How often it was taken, where the table counts it. */
  token?: number | null;
}

const host = hostname().slice(0, 50);
const thisProcess = `${host}:${String(process.pid)}:${randomBytes(4).toString('hex')}`;
let taken = 0;

const rowsOf = (strapi: Core.Strapi, { uid }: LeaseTable) => strapi.db.query(uid);
const endAfter = (seconds: number) => new Date(Date.now() + seconds * 1000);

const findRow = async (strapi: Core.Strapi, table: LeaseTable, name: string): Promise<LeaseRow | null> =>
  rowsOf(strapi, table).findOne({ where: { name } });

const addRow = (strapi: Core.Strapi, { uid }: LeaseTable, name: string) =>
  strapi.db.queryBuilder(uid).insert({ name }).onConflict('name').ignore().execute();

/** Takes a lease that nobody has, or whose holder is gone; null where another has it. */
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
  const isCrashed = table.isFreedByCrash === true && row.holder !== null && hasEnded(row.holder);
  const isOver = { $or: [{ holder: null }, { until: null }, { until: { $lt: new Date() } }] };
  taken += 1;
  const lease = { name, token: `${thisProcess}:${String(taken)}` };
  // One statement decides: of those who found the same holder, the first takes it.
  const { count } = await rowsOf(strapi, table).updateMany({
    where: { name, holder: row.holder, ...(isCrashed ? {} : isOver) },
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
  // Where the database is away, the work itself will find out.
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

/** Whether the holder is a process of this host that has ended. Nobody can tell that of a process of another host. */
function hasEnded(holder: string): boolean {
  const [where, pid] = holder.split(':');
  if (where !== host || holder.startsWith(`${thisProcess}:`)) return false;
  const number = Number(pid);
  // Our own number, but not us: the number was given out again.
  if (number === process.pid) return true;
  try {
    process.kill(number, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
