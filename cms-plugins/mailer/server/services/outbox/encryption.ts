import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is stored in place of something that only the dispatch may read. */
export interface Encrypted {
  /** Its name in the outbox's rows. */
  sealed: string;
}

export interface Encryption {
  encrypt: (value: unknown) => Encrypted;
  /** Throws where the value was not encrypted with the same secret. */
  decrypt: (encrypted: Encrypted) => unknown;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with a key of its own, made from the installation's secret. */
export function createEncryption(secret: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mailer: secret mails', 32));
  return {
    encrypt(value) {
      const iv = randomBytes(ivBytes);
      const encrypting = createCipheriv(cipher, key, iv);
      const encrypted = Buffer.concat([encrypting.update(JSON.stringify(value), 'utf8'), encrypting.final()]);
      return { sealed: Buffer.concat([iv, encrypting.getAuthTag(), encrypted]).toString('base64') };
    },
    decrypt({ sealed }) {
      const bytes = Buffer.from(sealed, 'base64');
      const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
      decrypting.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const decrypted = Buffer.concat([
        decrypting.update(bytes.subarray(ivBytes + tagBytes)),
        decrypting.final(),
      ]);
      return JSON.parse(decrypted.toString('utf8'));
    },
  };
}

export const isEncrypted = (value: unknown): value is Encrypted =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Encrypted>).sealed === 'string';
