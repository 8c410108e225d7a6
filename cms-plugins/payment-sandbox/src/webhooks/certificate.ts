import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/**
 * A key and its self-signed certificate, written as X.509 bytes (RFC 5280): Node can read certificates but not make
 * them.
 */
export interface SigningKey {
  key: KeyObject;
  /** The certificate, PEM. */
  pem: string;
}

const sha256WithRsa = '2a864886f70d01010b';
const commonName = '550403';

export function makeSigningKey(name: string, now: number): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = sequence(tagged(0x06, hex(sha256WithRsa)), tagged(0x05, Buffer.alloc(0)));
  const holder = sequence(
    tagged(0x31, sequence(tagged(0x06, hex(commonName)), tagged(0x0c, Buffer.from(name, 'utf8')))),
  );
  const year = 365 * 86_400_000;
  const toBeSigned = sequence(
    tagged(0xa0, tagged(0x02, hex('02'))),
    tagged(0x02, hex('01')),
    algorithm,
    holder,
    sequence(moment(now - year), moment(now + 10 * year)),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(toBeSigned).sign(privateKey);
  const der = sequence(toBeSigned, algorithm, tagged(0x03, Buffer.concat([hex('00'), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey,
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

const hex = (text: string) => Buffer.from(text, 'hex');

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** GeneralizedTime: 20261121183736Z. */
const moment = (ms: number) =>
  tagged(0x18, Buffer.from(new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, ''), 'ascii'));
