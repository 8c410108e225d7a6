import type { Core } from '@strapi/strapi';
import { Busy } from './busy';
import { bucketOf } from './limit-keys';
import { ruleOf, type LimitName } from './limit-rules';

export { accountAt, codeTo } from './limit-keys';
export type { LimitName } from './limit-rules';

export type Allowance = { kind: 'free' } | { kind: 'over'; retryAfterS: number };

/**
 * Counts in the database, so that several instances count together. Nothing of it may be called inside a transaction:
 * a count must outlive what is rolled back. Rejects with `Busy` where the database does not answer.
 */
export interface Limits {
  /** Makes the table. Once, at the start. */
  prepare(): Promise<void>;
  /** Counts one. */
  take(name: LimitName, key: string): Promise<Allowance>;
  /**
   * Takes one back. What counts failures alone is counted before it is known how it ends, else many tries at the same
   * moment would all find the way free.
   */
  giveBack(name: LimitName, key: string): Promise<void>;
  forget(name: LimitName, key: string): Promise<void>;
}

interface Bucket {
  n: number;
  /** Milliseconds; PostgreSQL's driver hands them over as text. */
  reset_at: number | string;
}

const sweepEveryMs = 10 * 60_000;
const busyForS = 5;

export function limits({ strapi }: { strapi: Core.Strapi }, now: () => number = Date.now): Limits {
  const run = async (statement: string, values: (string | number)[] = []): Promise<Bucket[]> => {
    if (strapi.db.inTransaction()) throw new Error('Limits are not counted inside a transaction.');
    try {
      // SQLite's driver answers with the rows, PostgreSQL's with an object around them.
      const answer = (await strapi.db.connection.raw(statement, values)) as Bucket[] | { rows: Bucket[] };
      return Array.isArray(answer) ? answer : answer.rows;
    } catch (error) {
      strapi.log.error(error);
      throw new Busy(busyForS, { cause: error });
    }
  };
  const bucket = (name: LimitName, key: string) =>
    bucketOf(name, key, strapi.config.get('plugin::users-permissions.jwtSecret'));
  const most = (name: LimitName) =>
    ruleOf(name).most *
    (ruleOf(name).per === 'address' ? strapi.config.get('plugin::accounts.limitScale', 1) : 1);
  const over = ({ reset_at }: Bucket): Allowance => ({
    kind: 'over',
    retryAfterS: Math.max(1, Math.ceil((Number(reset_at) - now()) / 1000)),
  });

  let sweptAt = now();
  async function sweep(): Promise<void> {
    if (now() - sweptAt < sweepEveryMs) return;
    sweptAt = now();
    await run('delete from rate_buckets where reset_at <= ?', [now()]);
  }

  return {
    async prepare() {
      for (const statement of table) await run(statement);
    },
    async take(name, key) {
      await sweep();
      const ends = now() + ruleOf(name).inS * 1000;
      const [counted] = await run(takeOne, [bucket(name, key), ends, now(), now(), ends]);
      return counted === undefined || counted.n <= most(name) ? { kind: 'free' } : over(counted);
    },
    async giveBack(name, key) {
      await run('update rate_buckets set n = n - 1 where k = ? and n > 0', [bucket(name, key)]);
    },
    async forget(name, key) {
      await run('delete from rate_buckets where k = ?', [bucket(name, key)]);
    },
  };
}

const table = [
  'create table if not exists rate_buckets (k varchar(200) primary key, n integer not null, reset_at bigint not null)',
  'create index if not exists rate_buckets_reset_at on rate_buckets (reset_at)',
];

/** One statement, so that any number of instances may count at the same moment. */
const takeOne = `insert into rate_buckets (k, n, reset_at) values (?, 1, ?)
  on conflict (k) do update set
    n = case when rate_buckets.reset_at <= ? then 1 else rate_buckets.n + 1 end,
    reset_at = case when rate_buckets.reset_at <= ? then ? else rate_buckets.reset_at end
  returning n, reset_at`;
