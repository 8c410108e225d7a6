import { createSign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { makeSigningKey } from '@lanternway/payment-sandbox/webhooks/certificate';
import type { Answer, AnswerTo } from '../testing/answering-server';
import { capture, captureId, orderId, webhookId, paypal as paypalWith } from '../testing/at-paypal';
import { faultOf } from '../testing/patience';

const ours = makeSigningKey('sandbox', Date.now());
const certPath = '/v1/notifications/certs/CERT-1';
const verifyPath = '/v1/notifications/verify-webhook-signature';

const paypal = (answer: AnswerTo = () => ({ body: ours.pem })) => paypalWith(answer);

/** Written as PayPal may: with spaces and an escape that a second writing would not keep. */
const textOf = (resource: object, rest: object = {}) =>
  JSON.stringify({
    id: 'WH-58D329510W468432D-8HN650336L201105X',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    summary: 'Payment completed for $ 249.0 USD – é',
    resource,
    ...rest,
  })
    .replace('"event_type":', '"event_type": ')
    .replaceAll('é', '\\u00e9');

const raw = textOf(capture);

interface Signed {
  url: string;
  text?: string;
  webhook?: string;
  key?: typeof ours;
}

function headersOf({ url, text = raw, webhook = webhookId, key = ours }: Signed): Record<string, string> {
  const [id, time] = ['69cd13f0-d67a-11e5-baa3-778b53f4ae55', '2025-11-20T10:00:08Z'];
  const signed = `${id}|${time}|${webhook}|${String(crc32(text))}`;
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(key.key, 'base64'),
    'paypal-cert-url': `${url}${certPath}`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

const from = (headers: Record<string, string>) => (name: string) => headers[name] ?? '';

it('believes what is signed by the key of the certificate, and fetches that once', async () => {
  const { provider, url, calls } = await paypal();
  const headers = from(headersOf({ url }));
  const [first, second] = await Promise.all([
    provider.readWebhook(raw, headers),
    provider.readWebhook(raw, headers),
  ]);
  expect(first).toEqual({
    kind: 'genuine',
    event: {
      eventId: 'WH-58D329510W468432D-8HN650336L201105X',
      what: 'PAYMENT.CAPTURE.COMPLETED',
      kind: 'payment',
      providerOrderId: orderId,
      paymentId: captureId,
      refundId: null,
      orderHint: 'abcdefghijklmnopqrstuvwx',
      dispute: null,
      isForeign: false,
      claims: expect.objectContaining({ state: 'captured', amountMinor: 24900 }) as unknown,
    },
  });
  expect(second).toEqual(first);
  expect(calls().map(({ path }) => path)).toEqual([certPath]);
});

it.each<[string, string, (url: string) => Record<string, string>]>([
  ['with a digit changed on the way', raw.replace('249.00', '248.00'), (url) => headersOf({ url })],
  ['written anew from what it means', JSON.stringify(JSON.parse(raw)), (url) => headersOf({ url })],
  ['meant for another webhook', raw, (url) => headersOf({ url, webhook: 'WH-OTHER' })],
  ['from PayPal’s simulator', raw, (url) => headersOf({ url, webhook: 'WEBHOOK_ID' })],
  ['signed by a stranger', raw, (url) => headersOf({ url, key: makeSigningKey('sandbox', Date.now()) })],
  ['with another algorithm', raw, (url) => ({ ...headersOf({ url }), 'paypal-auth-algo': 'SHA1withRSA' })],
  ['without a signature', raw, (url) => ({ ...headersOf({ url }), 'paypal-transmission-sig': '' })],
  ['without any header', raw, () => ({})],
  [
    'with a time other than was signed',
    raw,
    (url) => ({ ...headersOf({ url }), 'paypal-transmission-time': '2025-11-21T10:00:08Z' }),
  ],
])('refuses a text %s', async (_what, text, headers) => {
  const { provider, url } = await paypal();
  expect(await provider.readWebhook(text, from(headers(url)))).toEqual({ kind: 'forged' });
});

it.each([
  ['another host', 'https://paypal.com.example/v1/notifications/certs/CERT-1'],
  ['a host that only ends alike', 'https://notpaypal.com/v1/notifications/certs/CERT-1'],
  ['a name within the address', 'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1'],
  ['no encryption', 'http://api.paypal.com/v1/notifications/certs/CERT-1'],
  ['another port', 'https://api.paypal.com:8443/v1/notifications/certs/CERT-1'],
  ['another path', 'https://api.paypal.com/redirect?to=CERT-1'],
  ['a way up', 'https://api.paypal.com/v1/notifications/certs/../../../x'],
  ['another scheme', 'file:///v1/notifications/certs/CERT-1'],
  ['nothing', 'CERT-1'],
])('fetches no certificate from %s, and asks nobody', async (_what, certUrl) => {
  const { provider, url, calls } = await paypal();
  const headers = { ...headersOf({ url }), 'paypal-cert-url': certUrl };
  expect(await provider.readWebhook(raw, from(headers))).toEqual({ kind: 'forged' });
  expect(calls()).toEqual([]);
});

it('takes a certificate that is not there for forged', async () => {
  const { provider, url, calls } = await paypal(() => ({ status: 404 }));
  expect(await provider.readWebhook(raw, from(headersOf({ url })))).toEqual({ kind: 'forged' });
  expect(calls().map(({ path }) => path)).toEqual([certPath]);
});

describe('where the certificate cannot be had', () => {
  const withAnswer = (answer: Answer, cert: Answer = { status: 503 }) =>
    paypal(({ path }) => (path === certPath ? cert : answer));

  it.each<[string, Answer]>([
    ['as PayPal is away', { status: 503 }],
    ['as the line breaks', 'reset'],
    ['as it leads elsewhere', { status: 302, headers: { location: '/x' } }],
    ['as it is none', { body: '<html>' }],
    ['as it is endless', { body: 'A'.repeat(100_000) }],
    ['as its time is over', { body: makeSigningKey('sandbox', 0).pem }],
  ])('PayPal is asked, %s', async (_what, cert) => {
    const { provider, url, calls } = await withAnswer({ body: { verification_status: 'SUCCESS' } }, cert);
    expect(await provider.readWebhook(raw, from(headersOf({ url })))).toMatchObject({ kind: 'genuine' });
    const asked = calls().find(({ path }) => path === verifyPath);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      auth_algo: 'SHA256withRSA',
      transmission_id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
      transmission_time: '2025-11-20T10:00:08Z',
      webhook_id: webhookId,
    });
    expect(asked?.body.endsWith(`,"webhook_event":${raw}}`)).toBe(true);
  });

  it('PayPal’s no is a no', async () => {
    const { provider, url } = await withAnswer({ body: { verification_status: 'FAILURE' } });
    expect(await provider.readWebhook(raw, from(headersOf({ url })))).toEqual({ kind: 'forged' });
  });

  it('nothing is said where PayPal cannot be asked either', async () => {
    const { provider, url } = await withAnswer({ status: 503 });
    const error = await faultOf(provider.readWebhook(raw, from(headersOf({ url }))));
    expect(error).toMatchObject({ provider: 'paypal', fault: 'unknown' });
  });

  it('no text is handed on that would end the question early', async () => {
    const text = `${raw},"webhook_id":"WH-OTHER"`;
    const { provider, url, calls } = await withAnswer({ body: { verification_status: 'SUCCESS' } });
    expect(await provider.readWebhook(text, from(headersOf({ url, text })))).toEqual({ kind: 'forged' });
    expect(calls().map(({ path }) => path)).not.toContain(verifyPath);
  });
});

it.each(['not json', '[]', '{"id":"WH-1"}', '{"event_type":"X"}'])(
  'cannot read %s, though it is signed',
  async (text) => {
    const { provider, url } = await paypal();
    const headers = from(headersOf({ url, text }));
    expect(await provider.readWebhook(text, headers)).toEqual({ kind: 'unreadable' });
  },
);
