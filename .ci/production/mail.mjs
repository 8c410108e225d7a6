import { createRequire } from 'node:module';

/** Takes all mail, as the service `mail` does. Its address is the one that deploy/prepare.sh writes down. */
export async function catchMail() {
  const { SMTPServer } = /** @type {typeof import('smtp-server')} */ (
    createRequire(import.meta.url)('smtp-server')
  );
  /** How often each letter came, by its message id. @type {Map<string, number>} */
  const letters = new Map();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part) => (text += String(part)));
      stream.on('end', () => {
        const [, id = text] = /^message-id:\s*(\S+)/im.exec(text) ?? [];
        letters.set(id, (letters.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(1025, () => resolve(undefined)));
  return { letters, close: () => new Promise((resolve) => server.close(() => resolve(undefined))) };
}
