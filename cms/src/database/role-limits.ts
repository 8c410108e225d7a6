import type { Client } from 'pg';

/**
 * How long the database lets anything take. It gives up before people do, and a request that hangs cannot keep a transaction
 * open for ever.
 *
 * The limits are set for the role in this database. PgBouncer refuses them as parameters of a connection. What a client sets on
 * a connection later is lost behind PgBouncer, because each transaction may get another connection.
 */
const limits = {
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
} as const;

type LimitName = keyof typeof limits;

const names = Object.keys(limits) as LimitName[];

/** Gives the role each limit that nobody has set for it. What an operator has set stays. */
export async function limitRole(client: Client): Promise<void> {
  const missing = await findMissing(client);
  if (missing.length === 0) return;
  await client.query('begin');
  try {
    // Two servers that start at once would refuse each other's change of the same row.
    await client.query("select pg_advisory_xact_lock(hashtext('limits of the role'))");
    for (const name of await findMissing(client)) {
      const { rows } = await client.query<{ command: string }>(
        `select format('alter role %I in database %I set ${name} to %L', current_user, current_database(), $1::text) as command`,
        [limits[name]],
      );
      await client.query(rows[0]?.command ?? '');
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** A setting of the role counts, whether for this database or for all. */
async function findMissing(client: Client): Promise<LimitName[]> {
  const { rows } = await client.query<{ setting: string }>(
    `select unnest(setconfig) as setting from pg_db_role_setting
     where setrole = (select oid from pg_roles where rolname = current_user)
       and setdatabase in (0, (select oid from pg_database where datname = current_database()))`,
  );
  return names.filter((name) => !rows.some(({ setting }) => setting.startsWith(`${name}=`)));
}
