import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

export interface Waiting {
  /** The variable that has the address, to be named where it does not work. */
  variable: string;
  url: string;
  /** How long to wait for a database that cannot be reached yet. */
  waitMs: number;
  /** Takes one line when the waiting begins. */
  say: (line: string) => void;
}

/** A database that cannot be used. The message is a line for the operator, and has no password. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
}

const retryEveryMs = 500;
const connectWithinMs = 5_000;

/** Opens a connection. Waits for a database that is still starting, and gives up at once where waiting does not help. */
export async function connectPatiently({ variable, url, waitMs, say }: Waiting): Promise<Client> {
  const end = Date.now() + waitMs;
  let hasSaid = false;
  for (;;) {
    const client = new Client({
      connectionString: url,
      application_name: 'school-cms start',
      connectionTimeoutMillis: connectWithinMs,
    });
    // A connection that is lost later rejects what waits for it; without a listener it would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const why = reasonOf(error);
      if (!why.mayPass || Date.now() >= end) throw refusalOf(variable, url, why, waitMs);
      if (!hasSaid) say(`Waiting for the database at ${placeOf(url)} (${why.words}).`);
      hasSaid = true;
    }
    await wait(retryEveryMs);
  }
}

interface Reason {
  words: string;
  /** Whether the fault may be over in a moment, without anybody doing anything. */
  mayPass: boolean;
}

const reasons: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: { words: 'nothing answers there', mayPass: true },
  ECONNRESET: { words: 'the connection was cut', mayPass: true },
  ENOTFOUND: { words: 'there is no such host', mayPass: true },
  EAI_AGAIN: { words: 'the name of the host cannot be looked up', mayPass: true },
  ETIMEDOUT: { words: 'no answer in time', mayPass: true },
  EHOSTUNREACH: { words: 'the host cannot be reached', mayPass: true },
  ENETUNREACH: { words: 'the network cannot be reached', mayPass: true },
  '57P01': { words: 'it is being stopped', mayPass: true },
  '57P03': { words: 'it is starting', mayPass: true },
  '53300': { words: 'it has too many connections', mayPass: true },
  '28P01': { words: 'the password is wrong', mayPass: false },
  '28000': { words: 'the user may not log in, or only with DATABASE_SSL', mayPass: false },
  '3D000': { words: 'there is no such database', mayPass: false },
  '42501': { words: 'the user may not use it', mayPass: false },
  CERT_HAS_EXPIRED: { words: 'its certificate has expired', mayPass: false },
  ERR_TLS_CERT_ALTNAME_INVALID: { words: 'its certificate is for another host', mayPass: false },
};

function reasonOf(error: unknown): Reason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = reasons[code];
  if (known !== undefined) return known;
  if (/^(?:DEPTH_ZERO_)?SELF_SIGNED|^UNABLE_TO_/.test(code))
    return { words: 'its certificate is not signed by the one in DATABASE_SSL_CA_FILE', mayPass: false };
  if (error instanceof Error && error.message.includes('does not support SSL'))
    return { words: 'it offers no encryption, and DATABASE_SSL asks for it', mayPass: false };
  // The driver has no code for its own time limit, and for a server that hangs up.
  const mayPass = error instanceof Error && /timeout|terminated/i.test(error.message);
  return { words: mayPass ? 'no answer in time' : code || 'unknown reason', mayPass };
}

function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? '5432' : port}`;
}

function refusalOf(variable: string, url: string, { words, mayPass }: Reason, waitMs: number): Error {
  const { username, pathname } = new URL(url);
  const where = `the database "${pathname.slice(1)}" at ${placeOf(url)} as "${decodeURIComponent(username)}"`;
  const waited = mayPass && waitMs > 0 ? ` Waited ${String(waitMs / 1000)} s.` : '';
  return new DatabaseRefusal(`${variable}: ${where} cannot be used, because ${words}.${waited}`);
}
