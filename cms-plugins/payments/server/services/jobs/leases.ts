import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { leaseUid } from '../../content-types/service-records';

const rowsOf = (strapi: Core.Strapi) => strapi.db.query(leaseUid);

const endsAt = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/**
 * Has a job done by one process at a time, however many processes there are. Does the work unless another call is doing
 * it, and returns whether it was done. A process that dies holds the lease for `seconds` at most; work that takes longer
 * keeps it.
 */
export async function withLease(
  strapi: Core.Strapi,
  name: string,
  seconds: number,
  work: () => Promise<void>,
): Promise<boolean> {
  // A new holder for each call: one process may ask for the same job twice.
  const holder = randomUUID();
  if (!(await takeLease(strapi, name, holder, seconds))) {
    await addLease(strapi, name);
    if (!(await takeLease(strapi, name, holder, seconds))) return false;
  }
  const mine = { name, holder };
  const keep = () =>
    rowsOf(strapi)
      .updateMany({ where: mine, data: { until: endsAt(seconds) } })
      // Where the database is away, the work itself will find out.
      .catch(() => undefined);
  const keeping = setInterval(() => void keep(), (seconds * 1000) / 3);
  keeping.unref();
  try {
    await work();
  } finally {
    clearInterval(keeping);
    await rowsOf(strapi).updateMany({ where: mine, data: { until: null } });
  }
  return true;
}

/** One statement decides who has it. */
async function takeLease(
  strapi: Core.Strapi,
  name: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const data = { holder, until: endsAt(seconds) };
  const free = { name, $or: [{ until: { $null: true } }, { until: { $lt: new Date() } }] };
  const { count } = await rowsOf(strapi).updateMany({ where: free, data });
  return count === 1;
}

async function addLease(strapi: Core.Strapi, name: string): Promise<void> {
  await strapi.db.queryBuilder(leaseUid).insert({ name }).onConflict('name').ignore().execute();
}
