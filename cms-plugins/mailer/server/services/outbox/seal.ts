import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is stored in place of something that only the dispatch may read. */
export interface Sealed {
  sealed: string;
}

export interface Seal {
  close: (value: unknown) => Sealed;
  /** Throws where the value was not closed with the same secret. */
  open: (sealed: Sealed) => unknown;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with a key of its own, made from the installation's secret. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mailer: secret mails', 32));
  return {
    close(value) {
      const iv = randomBytes(ivBytes);
      const closing = createCipheriv(cipher, key, iv);
      const closed = Buffer.concat([closing.update(JSON.stringify(value), 'utf8'), closing.final()]);
      return { sealed: Buffer.concat([iv, closing.getAuthTag(), closed]).toString('base64') };
    },
    open({ sealed }) {
      const bytes = Buffer.from(sealed, 'base64');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const opened = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
      return JSON.parse(opened.toString('utf8'));
    },
  };
}

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Sealed>).sealed === 'string';
