import { createHash, randomBytes } from 'node:crypto';

/** Makes ids like the providers'. The same seed gives the same ids in the same order. */
export interface Ids {
  /** Razorpay: a prefix, then 14 letters and digits. */
  razorpay: (prefix: string) => string;
  /** PayPal: 17 capital letters and digits. */
  paypal: (length?: number) => string;
  hex: (bytes: number) => string;
  reset: () => void;
}

const mixed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export function createIds(seed: string | null): Ids {
  let count = 0;
  function bytes(size: number): Buffer {
    if (seed === null) return randomBytes(size);
    count += 1;
    return createHash('sha512')
      .update(`${seed} ${String(count)}`)
      .digest()
      .subarray(0, size);
  }
  const pick = (alphabet: string, length: number) =>
    Array.from(bytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
  return {
    razorpay: (prefix) => `${prefix}_${pick(mixed, 14)}`,
    paypal: (length = 17) => pick(capitals, length),
    hex: (size) => bytes(size).toString('hex'),
    reset: () => {
      count = 0;
    },
  };
}
