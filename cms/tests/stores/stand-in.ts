import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type Koa from 'koa';
import S3rver from 's3rver';
import type { BeforeRequest, StoreKind } from './store-server';

/** What the stand-in takes for its one user. */
const key = 'S3RVER';

/** A store in this process, which checks signatures and keeps its objects in a folder. */
export function standIn(buckets: string[], before: BeforeRequest): StoreKind {
  const directory = mkdtempSync(path.join(tmpdir(), 'lanternway-store-'));
  const configureBuckets = buckets.map((name) => ({ name, configs: [] }));
  const held: Koa.Middleware = async ({ method, url }, next) => {
    await before(method, url);
    return next();
  };
  return {
    user: { accessKeyId: key, secretAccessKey: key },
    async listen(port) {
      const made = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
      (made as unknown as Koa).middleware.unshift(held);
      storeWholeOnly(made);
      const { port: own } = (await made.run()) as AddressInfo;
      return { port: own, end: () => endStore(made) };
    },
    begin: () => Promise.resolve(),
    remove: () => {
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

interface Stored {
  content: Readable;
}

/** S3 keeps an object once all of it has come. The stand-in would keep what came of it before its sender died. */
function storeWholeOnly(made: S3rver): void {
  const { store } = made as unknown as { store: { putObject: (object: Stored) => Promise<unknown> } };
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    object.content = Readable.from([await buffer(object.content)]);
    return put(object);
  };
}

/** Clients keep their connections open. */
async function endStore(store: S3rver): Promise<void> {
  const closed = store.close();
  (store as unknown as { httpServer?: Server }).httpServer?.closeAllConnections();
  await closed;
}
