import { createHmac, createSign, createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { account } from '../env';
import type { SigningKey } from './certificate';

/** The secret that signs an event, and whether a byte is changed afterwards. */
export type Signing = 'right' | 'wrong_secret' | 'old_secret' | 'tamper';

export const razorpaySignature = (raw: string, secret: string): string =>
  createHmac('sha256', secret).update(raw).digest('hex');

/** Returned by Razorpay's window: proves that the payment belongs to the order. */
export const windowSignature = (orderId: string, paymentId: string, secret: string): string =>
  createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');

export function razorpayHeaders(raw: string, eventId: string, signing: Signing): Record<string, string> {
  const secrets = {
    right: account.razorpay.webhookSecret,
    tamper: account.razorpay.webhookSecret,
    old_secret: account.razorpay.oldWebhookSecret,
    wrong_secret: 'whsec_of_somebody_else',
  };
  return {
    'X-Razorpay-Signature': razorpaySignature(raw, secrets[signing]),
    'x-razorpay-event-id': eventId,
  };
}

interface Transmission {
  id: string;
  time: string;
  webhookId: string;
  raw: string;
}

const signedText = ({ id, time, webhookId, raw }: Transmission) =>
  `${id}|${time}|${webhookId}|${String(crc32(raw))}`;

export function paypalHeaders(
  transmission: { id: string; time: string; raw: string; certUrl: string },
  { key }: SigningKey,
  signing: Signing,
): Record<string, string> {
  const webhookIds = {
    right: account.paypal.webhookId,
    tamper: account.paypal.webhookId,
    old_secret: account.paypal.oldWebhookId,
    wrong_secret: 'WH-OF-SOMEBODY-ELSE',
  };
  const text = signedText({ ...transmission, webhookId: webhookIds[signing] });
  return {
    'PAYPAL-TRANSMISSION-ID': transmission.id,
    'PAYPAL-TRANSMISSION-TIME': transmission.time,
    'PAYPAL-TRANSMISSION-SIG': createSign('RSA-SHA256').update(text).sign(key, 'base64'),
    'PAYPAL-CERT-URL': transmission.certUrl,
    'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
  };
}

export function isGenuine(transmission: Transmission, signature: string, { pem }: SigningKey): boolean {
  return createVerify('RSA-SHA256').update(signedText(transmission)).verify(pem, signature, 'base64');
}

/** Changes one byte after signing; the text is still JSON. */
export const tampered = (raw: string): string =>
  raw.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
