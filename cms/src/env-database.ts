/** The variables of the database. */
import { readFileSync } from 'node:fs';
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
    refuseOverlooked(source);
    return {
      client,
      filename: path.resolve(root, text(source, 'DATABASE_FILENAME') ?? path.join(dataDir, 'cms.db')),
    };
  }
  const url = postgresAddress(source, 'DATABASE_URL');
  if (url === null) throw refusalOf('DATABASE_URL');
  const encrypted = encryption(source);
  return {
    client,
    url: encrypted(url),
    directUrl: encrypted(postgresAddress(source, 'DATABASE_DIRECT_URL') ?? url),
    waitMs: wholeNumber(source, 'DATABASE_WAIT_S', { fallback: 60, min: 0, max: 3600 }) * 1000,
    poolMax: wholeNumber(source, 'DATABASE_POOL_MAX', { fallback: 10, min: 2, max: 200 }),
  };
}

/** Without DATABASE_CLIENT the address of a PostgreSQL would be ignored. With DATABASE_CLIENT=sqlite that is meant. */
function refuseOverlooked(source: Source): void {
  if (text(source, 'DATABASE_CLIENT') !== null) return;
  const named = ['DATABASE_URL', 'DATABASE_DIRECT_URL'].find((name) => text(source, name) !== null);
  if (named !== undefined)
    throw new EnvError(`DATABASE_CLIENT must be postgres or sqlite where ${named} is set, and is not set.`);
}

/**
 * Says in the address how connections are encrypted, where the driver and PostgreSQL's own programs read it. What stands there
 * already is left alone where nothing is said.
 */
function encryption(source: Source): (url: string) => string {
  const mode = oneOf(source, 'DATABASE_SSL', ['off', 'require', 'verify'], 'off');
  const authority = source['DATABASE_SSL_CA_FILE']?.trim() ?? '';
  if (mode === 'off' && authority !== '')
    throw new EnvError('DATABASE_SSL_CA_FILE is set, and DATABASE_SSL is not: set it to verify.');
  if (mode === 'off') return (url) => url;
  if (mode === 'verify') requireCertificate(authority);
  return (url) => {
    const address = new URL(url);
    address.searchParams.set('sslmode', mode === 'verify' ? 'verify-full' : unverified);
    if (mode === 'verify') address.searchParams.set('sslrootcert', authority);
    return address.href;
  };
}

/** What the driver calls it. PostgreSQL's own programs call it `require`. */
export const unverified = 'no-verify';

function requireCertificate(file: string): void {
  try {
    if (readFileSync(file, 'utf8').includes('-----BEGIN CERTIFICATE-----')) return;
  } catch {
    // Said below.
  }
  throw new EnvError(
    `DATABASE_SSL=verify needs DATABASE_SSL_CA_FILE: a file with the certificate that signed the database's. It is "${file}".`,
  );
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
