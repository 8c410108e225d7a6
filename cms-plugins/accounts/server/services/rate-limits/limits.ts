import type { Core } from '@strapi/strapi';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import type { Allowance, RateLimits } from '@lanternway/server-kit/platform';
import { createCounting, type Bucket } from './counting';
import { limitsRefused } from '../counters';
import { bucketOf, widerBucketOf } from './keys';
import { ruleOf, type LimitName } from './rules';

export { accountAt, accountNear, codeTo } from './keys';
export type { LimitName } from './rules';

/**
 * Counts in the database, so that several instances count together. Must not be called inside a transaction, because a
 * count must stay when the rest is rolled back. Rejects with `ServiceBusyError` if the database does not answer.
 */
export interface Limits extends RateLimits<LimitName> {
  /** Makes the table. Once, at the start. */
  prepare(): Promise<void>;
  /**
   * Takes one back from each of `counted`, and resets each of `forgotten`. A limit of failures counts every try before its
   * outcome is known, else many tries at the same moment would all be let through; a success is then taken back.
   */
  giveBack(counted: Counted[], forgotten?: Counted[]): Promise<void>;
}

export type Counted = readonly [name: LimitName, key: string];

/** How much more is allowed to the wider network of an IPv6 address: it may be a street as well as one customer. */
const widerIs = 8;

/** More than is ever counted. */
const all = 1_000_000_000;

const sweepEveryMs = 10 * 60_000;
const busyForS = 5;

export function limits({ strapi }: { strapi: Core.Strapi }, now: () => number = Date.now): Limits {
  const refuseInTransaction = () => {
    if (strapi.db.inTransaction()) throw new Error('Limits are not counted inside a transaction.');
  };
  const run = async (statement: string, values: (string | number)[] = []): Promise<Bucket[]> => {
    refuseInTransaction();
    try {
      // SQLite's driver answers with the rows, PostgreSQL's with an object around them.
      const answer: Bucket[] | { rows: Bucket[] } = await strapi.db.connection.raw(statement, values);
      return Array.isArray(answer) ? answer : answer.rows;
    } catch (error) {
      strapi.log.error(error);
      throw new ServiceBusyError(busyForS, { cause: error });
    }
  };
  const maxOf = (name: LimitName) =>
    ruleOf(name).max *
    (ruleOf(name).per === 'address' ? strapi.config.get('plugin::accounts.limitScale', 1) : 1);
  /** The buckets in which it is counted, each with its maximum. */
  const places = ([name, key]: Counted) => {
    const secret = strapi.config.get<string>('plugin::users-permissions.jwtSecret');
    const wider = widerBucketOf(name, key, secret);
    const narrow = { name, k: bucketOf(name, key, secret), max: maxOf(name) };
    return wider === null ? [narrow] : [narrow, { name, k: wider, max: maxOf(name) * widerIs }];
  };
  const waitOf = ({ reset_at }: Bucket) => Math.max(1, Math.ceil((Number(reset_at) - now()) / 1000));

  let sweptAt = now();
  async function sweep(): Promise<void> {
    if (now() - sweptAt < sweepEveryMs) return;
    sweptAt = now();
    await run('delete from rate_buckets where reset_at <= ?', [now()]);
  }

  const count = createCounting(run, now);

  async function takeAll(counted: Counted[]): Promise<Allowance> {
    refuseInTransaction();
    await sweep();
    const buckets = counted.flatMap(places);
    const rows = await count(buckets.map(({ name, k }) => ({ k, resetAt: now() + ruleOf(name).inS * 1000 })));
    const over = buckets.flatMap(({ name, k, max: maxHere }) => {
      const row = rows.find((each) => each.k === k);
      return row !== undefined && row.n > maxHere ? [{ name, waitS: waitOf(row) }] : [];
    });
    for (const name of new Set(over.map((each) => each.name))) limitsRefused.inc({ name });
    const waits = over.map(({ waitS }) => waitS);
    return waits.length === 0 ? { kind: 'free' } : { kind: 'over', retryAfterS: Math.max(...waits) };
  }

  return {
    async prepare() {
      for (const statement of table) await run(statement);
    },
    take: (name, key) => takeAll([[name, key]]),
    takeAll,
    async giveBack(counted, forgotten = []) {
      // One value per bucket: PostgreSQL cannot change a row twice in one statement.
      const rows = new Map([
        ...counted.flatMap(places).map(({ k }) => [k, 1] as const),
        ...forgotten.flatMap(places).map(({ k }) => [k, all] as const),
      ]);
      // Always in the same order, so that statements that lock several rows never wait for each other in a ring.
      const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
      await run(takeBack(sorted.length), sorted.flat());
    },
  };
}

/** The counting of this process. It has state: what is counted in the same turn goes into one statement. */
export const limitsOf = (strapi: Core.Strapi): Limits => strapi.plugin('accounts').service('limits');

const table = [
  'create table if not exists rate_buckets (k varchar(200) primary key, n integer not null, reset_at bigint not null)',
  'create index if not exists rate_buckets_reset_at on rate_buckets (reset_at)',
];

const times = (count: number, row: string) => Array<string>(count).fill(row).join(', ');

/** An insert as well, because it locks the rows in the given order. A row that is gone is added again, already expired. */
const takeBack = (
  count: number,
) => `insert into rate_buckets (k, n, reset_at) values ${times(count, '(?, ?, 0)')}
  on conflict (k) do update set
    n = case when rate_buckets.n > excluded.n then rate_buckets.n - excluded.n else 0 end`;
