import { randomBytes } from 'node:crypto';

/** Crockford's digits and letters: none that are taken for another over the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As in ORD-7K3M9Q2XWT: drawn by lot, so that nobody learns from it how much is sold. */
export function newOrderNumber(): string {
  // A byte has eight times as many values as there are letters, so each is as likely as the others.
  const drawn = [...randomBytes(10)].map((byte) => letters.charAt(byte % letters.length));
  return `ORD-${drawn.join('')}`;
}
