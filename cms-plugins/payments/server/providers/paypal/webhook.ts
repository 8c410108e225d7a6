import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { parseJson } from '../parse-json';
import type { Verified } from '../provider';
import { isShape, textAt, textOrNull } from '../reading';
import type { Certificates } from './certificates';
import type { PayPalClient } from './client';
import { readEvent } from './read-event';

export interface WebhookAccess {
  webhookId: string;
  /** Null for a stand-in, which has no modes. */
  isLive: boolean | null;
  certificates: Certificates;
  client: PayPalClient;
}

interface Transmission {
  id: string;
  time: string;
  signature: string;
  certUrl: string;
}

type Header = (name: string) => string;

/** Signed over its ids and the checksum of the exact text (docs/api-basics/notifications/webhooks/notification-messages). */
export async function readWebhook(access: WebhookAccess, raw: string, header: Header): Promise<Verified> {
  const sent = transmissionOf(header);
  if (sent === null) return { kind: 'forged' };
  const found = await access.certificates.keyAt(sent.certUrl);
  if (found.kind === 'refused') return { kind: 'forged' };
  const isGenuine =
    found.kind === 'key'
      ? verify(
          'sha256',
          Buffer.from(signedText(access.webhookId, sent, raw)),
          found.key,
          Buffer.from(sent.signature, 'base64'),
        )
      : await askPayPal(access, sent, raw);
  if (!isGenuine) return { kind: 'forged' };
  const event = parseJson(raw);
  if (!isShape(event) || textOrNull(event, 'id') === null || textOrNull(event, 'event_type') === null) {
    return { kind: 'unreadable' };
  }
  return { kind: 'genuine', event: readEvent(event, access.isLive) };
}

function transmissionOf(header: Header): Transmission | null {
  const [id, time, signature, certUrl, algorithm] = ['id', 'time', 'sig']
    .map((name) => header(`paypal-transmission-${name}`))
    .concat(header('paypal-cert-url'), header('paypal-auth-algo'));
  if (!id || !time || !signature || !certUrl || algorithm !== 'SHA256withRSA') return null;
  return { id, time, signature, certUrl };
}

/** It contains the webhook id configured here, so the signature of an event for another application does not fit. */
const signedText = (webhookId: string, { id, time }: Transmission, raw: string): string =>
  `${id}|${time}|${webhookId}|${String(crc32(Buffer.from(raw)))}`;

/**
 * Asks PayPal itself, if its certificate is unavailable. The text is sent back letter by letter: written again, it would
 * have another checksum. Throws a ProviderError if PayPal cannot be asked either.
 */
function askPayPal({ webhookId, client }: WebhookAccess, sent: Transmission, raw: string): Promise<boolean> {
  // A text that is not JSON cannot be put into our JSON, and is no event of PayPal's.
  if (!isShape(parseJson(raw))) return Promise.resolve(false);
  const facts = JSON.stringify({
    auth_algo: 'SHA256withRSA',
    cert_url: sent.certUrl,
    transmission_id: sent.id,
    transmission_sig: sent.signature,
    transmission_time: sent.time,
    webhook_id: webhookId,
  });
  return client.call({
    name: 'verify webhook',
    ref: null,
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${facts.slice(0, -1)},"webhook_event":${raw}}`,
    isRepeatable: true,
    read: (answer) => textAt(answer, 'verification_status') === 'SUCCESS',
  });
}
