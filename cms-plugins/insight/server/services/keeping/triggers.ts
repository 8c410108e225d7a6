import {
  accountFactsOf,
  leadFactsOf,
  orderFactsOf,
  type WatchedTable,
} from '@lanternway/server-kit/family-facts';
import type { Core } from '@strapi/strapi';
import { marksTable } from '../../content-types/keeping';

/**
 * Has the database mark the family of every row that is written, changed or removed, in the same transaction, whatever
 * wrote it. Once, at every start: Strapi may have made a table again.
 */
export async function watchTables(strapi: Core.Strapi): Promise<void> {
  const watched = [leadFactsOf(strapi), accountFactsOf(strapi), orderFactsOf(strapi)].flatMap(
    (source) => source.watched,
  );
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  await strapi.db.transaction(async () => {
    // Two servers that start at the same moment would change the same function.
    if (!isSqlite) await run(strapi, 'select pg_advisory_xact_lock(7219304)');
    for (const table of watched) await (isSqlite ? watchInSqlite : watchInPostgres)(strapi, table);
  });
}

/** In the transaction. */
const run = (strapi: Core.Strapi, statement: string, values: readonly string[] = []) =>
  strapi.db.transaction(async ({ trx }): Promise<{ rows: unknown[] }> => trx.raw(statement, [...values]));

const as = (expression: string, row: 'old' | 'new') => expression.replaceAll('$row', row);

const markOf = ({ email }: WatchedTable, row: 'old' | 'new', isRemoval = 'false', where = 'true') =>
  `insert into ${marksTable} (email, is_removal)
   select told.email, ${isRemoval} from (select ${as(email, row)} as email) told
   where told.email is not null and ${where};`;

/** Marks the previous e-mail if a row's e-mail has changed. */
const markOfFormer = (watched: WatchedTable) =>
  markOf(watched, 'old', 'false', `told.email is distinct from ${as(watched.email, 'new')}`);

async function watchInPostgres(strapi: Core.Strapi, watched: WatchedTable): Promise<void> {
  const name = `insight_mark_${watched.table}`;
  await run(
    strapi,
    `create or replace function ${name}() returns trigger language plpgsql as $mark$ begin
       if tg_op <> 'DELETE' then ${markOf(watched, 'new')} end if;
       if tg_op = 'UPDATE' then ${markOfFormer(watched)} end if;
       if tg_op = 'DELETE' then ${markOf(watched, 'old', as(watched.isKept, 'old'))} end if;
       return null;
     end $mark$`,
  );
  const { rows } = await run(strapi, `select 1 from pg_trigger where tgname = ? and tgrelid = ?::regclass`, [
    name,
    watched.table,
  ]);
  if (rows.length === 0)
    await run(
      strapi,
      `create or replace trigger ${name} after insert or update or delete on ${watched.table}
       for each row execute function ${name}()`,
    );
}

async function watchInSqlite(strapi: Core.Strapi, watched: WatchedTable): Promise<void> {
  const { table } = watched;
  const statements = {
    insert: markOf(watched, 'new'),
    update: `${markOf(watched, 'new')} ${markOfFormer(watched)}`,
    delete: markOf(watched, 'old', as(watched.isKept, 'old')),
  };
  for (const [event, body] of Object.entries(statements)) {
    await run(strapi, `drop trigger if exists insight_mark_${table}_${event}`);
    await run(
      strapi,
      `create trigger insight_mark_${table}_${event} after ${event} on ${table} begin ${body} end`,
    );
  }
}
