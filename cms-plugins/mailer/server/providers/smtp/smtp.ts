import { createTransport } from 'nodemailer';
import type { Provider } from '../provider';
import { readAddress } from './read-address';
import { readFault } from './read-fault';

const settings = {
  pool: true as const,
  maxConnections: 3,
  // If the server closed the connection meanwhile, one more is tried; the outbox repeats after all other faults.
  maxRequeues: 1,
  disableFileAccess: true,
  disableUrlAccess: true,
  // Without these a mail server that hangs is waited for up to ten minutes.
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

/** Delivers through a mail server, over a few connections that are kept for a moment. */
export function createSmtp(url: string): Provider {
  const transport = createTransport({ ...settings, ...readAddress(url) });
  return {
    async deliver({ messageId, from, to, subject, html, text, attachments }) {
      try {
        await transport.sendMail({
          messageId,
          from,
          // Given as an object, it is one mailbox, whatever characters it contains.
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: attachments.map(({ filename, contentType, base64 }) => ({
            filename,
            contentType,
            content: base64,
            encoding: 'base64',
          })),
        });
        return { kind: 'delivered' };
      } catch (error) {
        return { kind: 'failed', ...readFault(error) };
      }
    },
    stop() {
      transport.close();
      return Promise.resolve();
    },
  };
}
