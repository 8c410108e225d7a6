import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A certificate for this machine only, valid for a day; null if OpenSSL is not installed. */
function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ];
  const isMade = spawnSync('openssl', args, { stdio: 'ignore' }).status === 0;
  const made = isMade ? { key: readFileSync(key), cert: readFileSync(cert) } : null;
  rmSync(folder, { recursive: true, force: true });
  return made;
}

/** Headers of one connection, which HTTP/2 does not use. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** @param {import('node:http').IncomingHttpHeaders} headers */
const withoutConnection = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );

/** In which the product is told the country, as `GEO_COUNTRY_HEADER`. */
export const countryHeader = 'x-visitor-country';

/**
 * Puts TLS and HTTP/2 in front of the product, like a proxy in production: browsers accept Brotli only over TLS, and
 * load many files over one connection. It says the visitor's country, as a content network does.
 * @param {string} site address of the product
 * @param {string} [country] where visitors are
 * @returns {Promise<{ url: string, close: () => void } | null>} null if no certificate can be made
 */
export async function openSecureFront(site, country = 'IN') {
  const certificate = makeCertificate();
  if (certificate === null) return null;
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (incoming, outgoing) => {
    const about = { host: new URL(site).host, [countryHeader]: country, 'x-forwarded-for': '192.0.2.7' };
    const headers = { ...withoutConnection(incoming.headers), ...about };
    const inner = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
        answer.pipe(outgoing);
      },
    );
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `https://localhost:${port}`, close: () => void server.close() };
}
