import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature in hex is the HMAC of the text. The time it takes does not tell how close a wrong one was. */
export function isSignedWith(secret: string, signed: string | Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** What the window hands the page (docs/payments/payment-gateway/web-integration/standard): signed with the key's secret. */
export const isWindowSignature = (
  keySecret: string,
  orderId: string,
  paymentId: string,
  signature: string,
): boolean => isSignedWith(keySecret, `${orderId}|${paymentId}`, signature);
