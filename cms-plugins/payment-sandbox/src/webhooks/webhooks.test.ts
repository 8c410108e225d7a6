import { createHmac, createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Sandbox } from '../server';
import {
  ask,
  control,
  newCardOrder,
  payByCard,
  payPalOrder,
  payPalToken,
  startQuietly,
  startReceiver,
  type Heard,
  type Receiver,
} from '../testing';

let sandbox: Sandbox;
let receiver: Receiver;

beforeEach(async () => {
  sandbox = await startQuietly();
  receiver = await startReceiver();
  await control(sandbox, 'config', {
    razorpay: `${receiver.url}/razorpay`,
    paypal: `${receiver.url}/paypal`,
  });
});

afterEach(async () => {
  await sandbox.stop();
  await receiver.stop();
});

/** Runs everything that is due within a second. */
const soon = () => control(sandbox, 'clock', { advanceMs: 1_000 });

const ofSuccess = ['payment.authorized', 'payment.captured', 'order.paid'];

const isSignedWith = (secret: string, { raw, headers }: Heard, text = raw) =>
  createHmac('sha256', secret).update(text).digest('hex') === headers['x-razorpay-signature'];

async function pay(more: object = {}, amount = 649_900): Promise<string> {
  const id = await newCardOrder(sandbox, amount);
  await payByCard(sandbox, id, more);
  return id;
}

const webhooks = (action: object) => control(sandbox, 'webhooks', action);

interface Told {
  id: string;
  event: string;
  state: string;
  tries: { status: number | null }[];
}

const deliveries = async () => (await control(sandbox, 'webhooks')).body['deliveries'] as unknown as Told[];

it('sends three events for a payment, signed over the text as sent', async () => {
  await pay();
  await soon();
  expect(receiver.events()).toEqual(ofSuccess);
  expect(receiver.heard.every((heard) => isSignedWith('whsec_sandbox', heard))).toBe(true);
  const ids = receiver.heard.map(({ headers }) => headers['x-razorpay-event-id'] ?? '');
  expect(ids.every((id) => /^[A-Za-z0-9]{14}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(3);
});

it('signs the exact text, so that a receiver that serialises the body again cannot verify it', async () => {
  await pay();
  await soon();
  for (const heard of receiver.heard) {
    expect(isSignedWith('whsec_sandbox', heard, JSON.stringify(JSON.parse(heard.raw)))).toBe(false);
  }
});

it('tries again until it is taken, with the same event', async () => {
  receiver.statuses.push(500, 400);
  const id = await newCardOrder(sandbox, 649_901);
  await payByCard(sandbox, id);
  await control(sandbox, 'clock', { advanceMs: 10_000 });
  expect(receiver.events()).toEqual(['payment.failed', 'payment.failed', 'payment.failed']);
  expect(new Set(receiver.heard.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1);
  expect(await deliveries()).toMatchObject([
    { state: 'delivered', tries: [{ status: 500 }, { status: 400 }, { status: 200 }] },
  ]);
});

it('turns Razorpay’s webhook off that took nothing for a day', async () => {
  receiver.statuses.push(...Array.from({ length: 200 }, () => 500));
  await pay({}, 649_901);
  await control(sandbox, 'clock', { advanceMs: 25 * 3_600_000 });
  const heard = receiver.heard.length;
  expect(heard).toBeGreaterThan(10);
  expect((await control(sandbox, 'webhooks')).body['disabled']).toBe(true);
  await pay();
  await soon();
  expect(receiver.heard).toHaveLength(heard);
});

it('delays events, and sends them in reverse order', async () => {
  await webhooks({ action: 'hold' });
  await pay();
  await soon();
  expect(receiver.heard).toEqual([]);
  await webhooks({ action: 'reorder' });
  expect(receiver.events()).toEqual([...ofSuccess].reverse());
});

it('drops what nobody shall hear', async () => {
  await control(sandbox, 'next', { provider: 'razorpay', outcome: 'lost', webhook: 'drop' });
  await pay();
  await soon();
  expect(receiver.heard).toEqual([]);
  expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'dropped']);
});

it('repeats one event as often as asked', async () => {
  await pay();
  await soon();
  const captured = (await deliveries()).find(({ event }) => event === 'payment.captured');
  await webhooks({ action: 'duplicate', ids: [captured?.id], times: 5, parallel: true });
  const same = receiver.heard.filter(({ raw }) => raw.includes('"payment.captured"'));
  expect(same).toHaveLength(6);
  expect(new Set(same.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1);
});

it.each([
  ['tamper', 'whsec_sandbox', false],
  ['wrong_secret', 'whsec_sandbox', false],
  ['old_secret', 'whsec_sandbox_old', true],
])('sends with %s what a receiver with that secret judges rightly', async (action, secret, isRight) => {
  await webhooks({ action: 'hold' });
  await pay({}, 649_901);
  await soon();
  await webhooks({ action });
  const [heard] = receiver.heard;
  expect(heard && isSignedWith(secret, heard)).toBe(isRight);
  await webhooks({ action: 'release' });
  expect(receiver.heard[1] && isSignedWith('whsec_sandbox', receiver.heard[1])).toBe(true);
});

it('sends the event before the browser gets its answer, when asked to', async () => {
  await pay({}, 649_912);
  expect(receiver.events()).toEqual(ofSuccess);
});

it('sends each event three times where the amount says so', async () => {
  await pay({}, 649_910);
  await soon();
  expect(receiver.events()).toEqual(ofSuccess.flatMap((event) => [event, event, event]));
});

it('emits an event that says what a test wants', async () => {
  const orderId = await pay();
  await soon();
  const { body } = await control(sandbox, 'state');
  const [payment] = body['payments'] as unknown as { id: string }[];
  await control(sandbox, 'emit', {
    provider: 'razorpay',
    event: 'payment.captured',
    entityId: payment?.id,
    overrides: { amount: 100, account_id: 'acc_Another0000001' },
  });
  await soon();
  const last = receiver.heard.at(-1);
  expect(last && isSignedWith('whsec_sandbox', last)).toBe(true);
  expect(JSON.parse(last?.raw ?? '{}')).toMatchObject({
    account_id: 'acc_Another0000001',
    payload: { payment: { entity: { id: payment?.id, order_id: orderId, amount: 100 } } },
  });
});

describe('PayPal’s', () => {
  let headers: Record<string, string>;

  beforeEach(async () => {
    headers = await payPalToken(sandbox);
    const { body } = await ask(sandbox, 'POST', '/v2/checkout/orders', payPalOrder('249.00'), headers);
    await control(sandbox, 'paypal/approve', { orderID: body['id'] });
    await ask(sandbox, 'POST', `/v2/checkout/orders/${String(body['id'])}/capture`, {}, headers);
    await soon();
  });

  const verify = ({ raw, headers: sent }: Heard, webhookId = 'WH-SANDBOX-1') => {
    const from = (name: string) => JSON.stringify(sent[`paypal-${name}`]);
    const text = `{"auth_algo":${from('auth-algo')},"cert_url":${from('cert-url')},"transmission_id":${from('transmission-id')},"transmission_sig":${from('transmission-sig')},"transmission_time":${from('transmission-time')},"webhook_id":"${webhookId}","webhook_event":${raw}}`;
    return ask(sandbox, 'POST', '/v1/notifications/verify-webhook-signature', text, headers);
  };

  it('events report the approval and the capture, and are verified as they came', async () => {
    expect(receiver.events()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
    for (const heard of receiver.heard) {
      expect((await verify(heard)).body).toEqual({ verification_status: 'SUCCESS' });
    }
  });

  it('events with one byte changed, serialised again, or of another webhook, are not', async () => {
    const [heard] = receiver.heard;
    if (heard === undefined) throw new Error('No event came.');
    const failure = { verification_status: 'FAILURE' };
    const written = JSON.stringify(JSON.parse(heard.raw));
    expect((await verify({ ...heard, raw: heard.raw.replace('249.00', '249.01') })).body).toEqual(failure);
    expect((await verify({ ...heard, raw: written })).body).toEqual(failure);
    expect((await verify(heard, 'WH-ANOTHER')).body).toEqual(failure);
  });

  it('signature can be verified with only its certificate', async () => {
    const [heard] = receiver.heard;
    const sent = heard?.headers ?? {};
    const pem = await (await fetch(sent['paypal-cert-url'] ?? '')).text();
    const certificate = new X509Certificate(pem);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    const sum = String(crc32(heard?.raw ?? ''));
    const text = [sent['paypal-transmission-id'], sent['paypal-transmission-time'], 'WH-SANDBOX-1', sum].join(
      '|',
    );
    const check = createVerify('RSA-SHA256').update(text);
    expect(check.verify(certificate.publicKey, sent['paypal-transmission-sig'] ?? '', 'base64')).toBe(true);
  });

  it('events can be listed and sent once more', async () => {
    const listed = await ask(
      sandbox,
      'GET',
      '/v1/notifications/webhooks-events?page_size=1',
      undefined,
      headers,
    );
    expect(listed.body).toMatchObject({ count: 2, links: [{ rel: 'next' }] });
    const [latest] = listed.body['events'] as unknown as { id: string }[];
    const path = `/v1/notifications/webhooks-events/${String(latest?.id)}/resend`;
    expect((await ask(sandbox, 'POST', path, {}, headers)).status).toBe(202);
    while (receiver.heard.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(receiver.events()[2]).toBe('PAYMENT.CAPTURE.COMPLETED');
  });
});
