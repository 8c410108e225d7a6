import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import type { Database, PostgresDatabase } from '../env-database';

/** As server-kit's `Wakes` has it. */
interface Wakes {
  tell: (worker: string) => void;
  hear: (worker: string, wake: () => void) => () => void;
}

const channel = 'school_wakes';

/** Notifications that come within this time are sent together. */
const batchMs = 50;

const retryAfterMs = 5_000;

/**
 * Lets processes on one PostgreSQL wake each other's workers, by its NOTIFY. If a notification is lost with its connection, the
 * next poll finds the work. On SQLite there is only one process, and nothing to do.
 */
export function connectWakes(strapi: Core.Strapi, database: Database): void {
  if (database.client === 'sqlite') return;
  const heard = createListener(database);
  const teller = createTeller(strapi);
  strapi.config.set('jobs.wakes', { tell: teller.tell, hear: heard.hear } satisfies Wakes);
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await destroy();
    teller.stop();
    await heard.stop();
  };
}

/** Sends notifications over a connection of the pool, which may lead through a pooler. */
function createTeller(strapi: Core.Strapi) {
  const names = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function tellNow(): void {
    timer = undefined;
    const all = [...names];
    names.clear();
    const notify = `select pg_notify('${channel}', name) from unnest(?::text[]) as name`;
    strapi.db.connection.raw(notify, [all]).then(
      () => undefined,
      // While the database is away, no worker has anything to do.
      () => undefined,
    );
  }

  return {
    tell(worker: string): void {
      names.add(worker);
      timer ??= setTimeout(tellNow, batchMs).unref();
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}

/** Listens on a connection of its own, from the first worker on. */
function createListener({ directUrl }: PostgresDatabase) {
  const workers = new Map<string, () => void>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function listen(): void {
    timer = undefined;
    const next = new Client({
      connectionString: directUrl,
      application_name: 'school-cms wakes',
      keepAlive: true,
    });
    client = next;
    next.on('notification', ({ payload = '' }) => workers.get(payload)?.());
    const begin = async () => {
      await next.connect();
      await next.query(`listen ${channel}`);
      // Notifications were lost while this process did not listen, so every worker looks once.
      for (const wake of workers.values()) wake();
    };
    const listenAgain = () => {
      if (client !== next || isStopped) return;
      client = undefined;
      next.end().catch(() => undefined);
      timer = setTimeout(listen, retryAfterMs).unref();
    };
    next.on('error', listenAgain).once('end', listenAgain);
    begin().catch(listenAgain);
  }

  return {
    hear(worker: string, wake: () => void): () => void {
      workers.set(worker, wake);
      if (client === undefined && timer === undefined && !isStopped) listen();
      return () => workers.delete(worker);
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
