/** The variables of the database. */
import path from 'node:path';
import { EnvError, oneOf, text, wholeNumber, type Source } from './env-values';

export interface PostgresDatabase {
  client: 'postgres';
  url: string;
  /** The same database without a pooler in between, for work that holds one connection. */
  directUrl: string;
  /** The most connections that this process opens. */
  poolMax: number;
  /** How long to wait for a database that is still starting. */
  waitMs: number;
}

export type Database = { client: 'sqlite'; filename: string } | PostgresDatabase;

/** @param root the folder of the workspace, which a file's path is relative to */
export function readDatabase(source: Source, { root, dataDir }: { root: string; dataDir: string }): Database {
  const client = oneOf(source, 'DATABASE_CLIENT', ['sqlite', 'postgres'], 'sqlite');
  if (client === 'sqlite') {
    return {
      client,
      filename: path.resolve(root, text(source, 'DATABASE_FILENAME') ?? path.join(dataDir, 'cms.db')),
    };
  }
  const url = postgresAddress(source, 'DATABASE_URL');
  if (url === null) throw refusalOf('DATABASE_URL');
  return {
    client,
    url,
    directUrl: postgresAddress(source, 'DATABASE_DIRECT_URL') ?? url,
    waitMs: wholeNumber(source, 'DATABASE_WAIT_S', { fallback: 60, min: 0, max: 3600 }) * 1000,
    poolMax: wholeNumber(source, 'DATABASE_POOL_MAX', { fallback: 10, min: 2, max: 200 }),
  };
}

/** It may hold a password, so it is not shown when it is refused. */
function postgresAddress(source: Source, name: string): string | null {
  const value = text(source, name);
  if (value === null) return null;
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) throw refusalOf(name);
  return value;
}

const refusalOf = (name: string) =>
  new EnvError(`${name} must be an address like postgresql://user:password@host:5432/name.`);
