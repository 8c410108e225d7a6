import type { Core } from '@strapi/strapi';
import type { Client } from 'pg';
import type { Env } from '../env';
import type { PostgresDatabase } from '../env-database';
import { refuseStart } from '../start-checks';
import { dropTriggers } from './drop-triggers';
import { connectPatiently, DatabaseRefusal } from './connect';
import { limitRole } from './role-limits';
import { lockOnPostgres, lockOnSqlite, type Unlock } from './schema-lock';
import { readSchemaVersions, recordSchemaVersion, schemaVersionOf } from './schema-versions';

/** To be called when the tables are there and filled with what every installation has. */
export type Finish = () => Promise<void>;

const nothing: Finish = () => Promise.resolve();

/**
 * Makes the database fit for this server, before Strapi opens its first connection. Where the tables are those of another
 * version, this process changes them, under a lock that it keeps until `finish`; or refuses to start, where only the command
 * `migrate` may change them.
 */
export async function prepareDatabase(
  strapi: Core.Strapi,
  { database, migrates }: Pick<Env, 'database' | 'migrates'>,
): Promise<Finish> {
  const client = database.client === 'postgres' ? await openPostgres(strapi, database) : null;
  if (client === null) await dropTriggers(strapi);
  const version = schemaVersionOf(strapi);
  strapi.config.set('installation.schema', version);
  const isDone = async () => (await readSchemaVersions(strapi)).at(-1) === version;
  if (migrates === 'by-command') checkVersion(strapi, version, await readSchemaVersions(strapi));
  else if (!(await isDone())) {
    const unlock = await lock(client, database.client === 'sqlite' ? database.filename : null);
    // Another process may have done it meanwhile.
    if (!(await isDone())) {
      strapi.log.info('The tables are changed to those of this version.');
      return async () => {
        await recordSchemaVersion(strapi, version);
        await unlock();
        await client?.end();
      };
    }
    await unlock();
  }
  await client?.end();
  return nothing;
}

const lock = (client: Client | null, file: string | null): Promise<Unlock> => {
  if (client !== null) return lockOnPostgres(client);
  return file === null ? Promise.resolve(nothing) : lockOnSqlite(file);
};

/** A version that the database once had is good enough: newer versions only add to the tables, so both can run at once. */
function checkVersion(strapi: Core.Strapi, version: string, known: readonly string[]): void {
  if (!known.includes(version))
    refuseStart('Not started: the tables are not those of this version. Run "npm run migrate" first.');
  // The tables stay as they are: this version must not change newer tables back to its own.
  strapi.db.schema.sync = () => Promise.resolve('UNCHANGED');
}

async function openPostgres(strapi: Core.Strapi, database: PostgresDatabase): Promise<Client> {
  const { url, directUrl, waitMs } = database;
  const say = (line: string) => strapi.log.info(line);
  try {
    const variable = directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    const client = await connectPatiently({ variable, url: directUrl, waitMs, say });
    if (directUrl !== url)
      await (await connectPatiently({ variable: 'DATABASE_URL', url, waitMs, say })).end();
    await limitRole(client).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : 'unknown reason';
      strapi.log.warn(
        `The database's role could not be given its time limits (${why}). See "PostgreSQL" in the guide for operators.`,
      );
    });
    return client;
  } catch (error) {
    if (error instanceof DatabaseRefusal) refuseStart(`Not started. ${error.message}`);
    throw error;
  }
}
