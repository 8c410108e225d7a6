import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface Arrived {
  to: string;
  messageId: string;
  raw: string;
}

/** A mail server on this machine. The part of the address before the @ decides what it does. */
export interface MailServer {
  url: string;
  port: number;
  /** The mails it has accepted. */
  arrived: Arrived[];
  /** The mails it has read so far, accepted or not. */
  offered: Arrived[];
  /** Accepts the mails it was holding back, those to `slow@…`. */
  release: () => void;
  stop: () => Promise<void>;
}

const refusals: Record<string, number> = { nobody: 550, full: 452 };

export async function startMailServer(port = 0): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const offered: Arrived[] = [];
  let held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const code = refusals[nameIn(address)];
      callback(code === undefined ? null : Object.assign(new Error('Not here'), { responseCode: code }));
    },
    onData(stream, session, callback) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => (raw += part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const mail = { to, messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '', raw };
        offered.push(mail);
        const accept = () => {
          arrived.push(mail);
          callback();
        };
        if (nameIn(to) === 'slow') held.push(accept);
        else if (nameIn(to) === 'spam') callback(Object.assign(new Error('Spam'), { responseCode: 554 }));
        else accept();
      });
    },
  });
  // A client that is killed leaves a broken connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    port: address.port,
    arrived,
    offered,
    release() {
      held.forEach((accept) => {
        accept();
      });
      held = [];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

const nameIn = (address: string) => address.split('@', 1)[0] ?? '';
