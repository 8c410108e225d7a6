import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBucket } from '@lanternway/object-store/bucket';
import { connectTo } from '@lanternway/object-store/connection';
import type { BeforeRequest, StoreKind } from './store-server';

/**
 * A store that runs somewhere. Requests go through an address of this machine, so that a test can hold one back or be
 * without the store.
 * @param address `http://key:secret@host:port`; everything in its buckets of these names is removed
 */
export function realStore(address: string, buckets: string[], before: BeforeRequest): StoreKind {
  const store = new URL(address);
  const user = { accessKeyId: store.username, secretAccessKey: store.password };
  return {
    user,
    async listen(port) {
      const server = createServer((incoming, outgoing) => {
        void before(incoming.method ?? '', incoming.url ?? '').then(() => {
          passOn(store, incoming, outgoing);
        });
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return {
        port: (server.address() as AddressInfo).port,
        async end() {
          const closed = once(server, 'close');
          server.close();
          server.closeAllConnections();
          await closed;
        },
      };
    },
    async begin(endpoint) {
      for (const bucket of buckets) {
        const settings = { bucket, region: 'us-east-1', endpoint, ...user };
        const { sdk, client } = await connectTo(settings);
        await client.send(new sdk.CreateBucketCommand({ Bucket: bucket }));
        const opened = openBucket(settings);
        for await (const { key } of opened.list('')) await opened.remove(key);
      }
    },
    remove: () => undefined,
  };
}

/** With the host that the request was signed for. */
function passOn({ hostname, port }: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const sent = request({ hostname, port, method, path: url, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  sent.on('error', () => outgoing.destroy());
  outgoing.on('close', () => sent.destroy());
  incoming.pipe(sent);
}
