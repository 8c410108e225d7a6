import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { overTcp } from './postgres';

/** Stands where PgBouncer does, in front of a database, and refuses what PgBouncer refuses at the start of a connection. */
export interface Pooler {
  url: string;
  /** The names of all parameters that connections began with. */
  given: Set<string>;
  /** Cuts all connections and takes no more, as if the database were away, until it is started again. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** What PgBouncer takes; it has more, which nobody here sends. Anything else it refuses. */
const taken = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name'];

export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const database = overTcp(databaseUrl);
  const given = new Set<string>();
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client.on('error', () => undefined).once('close', () => clients.delete(client)));
    client.once('data', (start: Buffer) => {
      const names = parameterNames(start);
      names.forEach((name) => given.add(name));
      const refused = names.find((name) => !taken.includes(name.toLowerCase()));
      if (refused === undefined) passOn(client, start, database);
      else client.end(refusal(`unsupported startup parameter: ${refused}`));
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = overTcp(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    given,
    start: () => listen(port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        clients.forEach((client) => client.destroy());
      }),
  };
}

function passOn(client: Socket, start: Buffer, { hostname, port }: URL): void {
  const behind = connect(Number(port), hostname);
  behind.on('error', () => client.destroy());
  client.once('close', () => behind.destroy());
  behind.write(start);
  behind.pipe(client);
  client.pipe(behind);
}

/** The start of a connection: its length, the version of the protocol, then names and values that each end with a zero. */
function parameterNames(start: Buffer): string[] {
  const words = start.subarray(8).toString('utf8').split('\0');
  return words.filter((word, index) => index % 2 === 0 && word !== '');
}

/** An error of the protocol: severity, code, message. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
