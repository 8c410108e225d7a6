import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is stored in place of something that only the dispatch may read. */
export interface Encrypted {
  /** Its name in the outbox's rows. */
  sealed: string;
}

export interface Encryption {
  encrypt: (value: unknown) => Encrypted;
  /** Throws where the value was not encrypted with one of the secrets. */
  decrypt: (encrypted: Encrypted) => unknown;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with a key of its own, made from the installation's secret.
 * @param secrets the first encrypts; what any of them encrypted is decrypted, so that a secret can be replaced
 */
export function createEncryption(secrets: readonly string[]): Encryption {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'mailer: secret mails', 32)),
  );
  const [first] = keys;
  if (first === undefined) throw new Error('There is no secret to encrypt with.');
  return {
    encrypt: (value) => ({ sealed: encryptWith(first, JSON.stringify(value)).toString('base64') }),
    decrypt({ sealed }) {
      const bytes = Buffer.from(sealed, 'base64');
      const text = keys.map((key) => decryptWith(key, bytes)).find((each) => each !== null);
      if (text === undefined) throw new Error('It was encrypted with another secret, or was changed.');
      return JSON.parse(text);
    },
  };
}

function encryptWith(key: Buffer, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const encrypting = createCipheriv(cipher, key, iv);
  const encrypted = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
  return Buffer.concat([iv, encrypting.getAuthTag(), encrypted]);
}

/** Null where the bytes were not encrypted with this key. */
function decryptWith(key: Buffer, bytes: Buffer): string | null {
  try {
    const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
    decrypting.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const encrypted = bytes.subarray(ivBytes + tagBytes);
    return Buffer.concat([decrypting.update(encrypted), decrypting.final()]).toString('utf8');
  } catch {
    return null;
  }
}

export const isEncrypted = (value: unknown): value is Encrypted =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Encrypted>).sealed === 'string';
