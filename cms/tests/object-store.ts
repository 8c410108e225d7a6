import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBucket, type Bucket } from '@lanternway/object-store/bucket';
import type Koa from 'koa';
import S3rver from 's3rver';

/** A store with S3's protocol, which checks signatures, on this machine. */
export interface ObjectStore {
  /** The variables of a server that may use it. */
  variables: Record<string, string>;
  bucket: (name: string) => Bucket;
  /** Everything in a bucket below a prefix, as text. */
  keysIn: (name: string, prefix?: string) => Promise<string[]>;
  /** The next request of this method whose address has this in it waits until it is let go on. */
  holdAt: (method: string, part: string) => Held;
  /** Nobody listens meanwhile. */
  whileAway: (act: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

export interface Held {
  /** Resolves once such a request has come. */
  come: Promise<void>;
  goOn: () => void;
}

/** What the stand-in takes for its one user. */
const key = 'S3RVER';

export async function startObjectStore(buckets: string[]): Promise<ObjectStore> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lanternway-store-'));
  const configureBuckets = buckets.map((name) => ({ name, configs: [] }));
  const listen = async (port: number) => {
    const made = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
    (made as unknown as Koa).middleware.unshift(holding);
    return { made, port: ((await made.run()) as AddressInfo).port };
  };
  const holds: Hold[] = [];
  const holding: Koa.Middleware = async ({ method, url }, next) => {
    const index = holds.findIndex((hold) => hold.method === method && url.includes(hold.part));
    const [hold] = index === -1 ? [] : holds.splice(index, 1);
    hold?.begin();
    await hold?.end;
    return next();
  };
  let running = await listen(0);
  const { port } = running;
  const endpoint = `http://127.0.0.1:${String(port)}`;
  const bucket = (name: string) =>
    openBucket({ bucket: name, region: 'us-east-1', endpoint, accessKeyId: key, secretAccessKey: key });
  return {
    variables: { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
    bucket,
    async keysIn(name, prefix = '') {
      const keys: string[] = [];
      for await (const found of bucket(name).list(prefix)) keys.push(found.key);
      return keys;
    },
    holdAt(method, part) {
      const { come, goOn, ...hold } = createHold();
      holds.push({ method, part, ...hold });
      return { come, goOn };
    },
    async whileAway(act) {
      await end(running.made);
      try {
        await act();
      } finally {
        running = await listen(port);
      }
    },
    async stop() {
      await end(running.made);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

interface Hold {
  method: string;
  part: string;
  begin: () => void;
  end: Promise<void>;
}

function createHold() {
  let begin: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const come = new Promise<void>((resolve) => (begin = resolve));
  const end = new Promise<void>((resolve) => (goOn = resolve));
  return {
    come,
    end,
    begin: () => {
      begin();
    },
    goOn: () => {
      goOn();
    },
  };
}

/** Clients keep their connections open. */
async function end(store: S3rver): Promise<void> {
  const closed = store.close();
  (store as unknown as { httpServer?: Server }).httpServer?.closeAllConnections();
  await closed;
}
