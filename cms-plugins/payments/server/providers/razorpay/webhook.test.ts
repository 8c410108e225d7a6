import { createHmac } from 'node:crypto';
import { readWebhook } from './webhook';

const access = { webhookSecrets: ['whsec_new', 'whsec_old'], accountId: 'acc_BFQ7uQEaa7j2z7' };

const payment = {
  id: 'pay_DESlfW9H8K9uqM',
  amount: 640100,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_DESlLckIVRkHWj',
  captured: true,
  amount_refunded: 0,
  notes: { symbol: '₹' },
  created_at: 1567674599,
};
const order = {
  id: 'order_DESlLckIVRkHWj',
  receipt: 'ORD-0123456789',
  notes: { order: 'abcdefghijklmnopqrstuvwx' },
};

/** Written as Razorpay may: a space and an escape that a second writing would not keep. */
const textOf = (event: string, payload: object, rest: object = {}) =>
  JSON.stringify({ entity: 'event', account_id: 'acc_BFQ7uQEaa7j2z7', event, payload, ...rest })
    .replace('"event":', '"event": ')
    .replaceAll('₹', '\\u20b9');

const sign = (raw: string, secret = 'whsec_new') => createHmac('sha256', secret).update(raw).digest('hex');

function read(raw: string, headers: Record<string, string>) {
  return readWebhook(access, raw, (name) => headers[name] ?? '');
}

const signed = (raw: string, secret?: string) => ({
  'x-razorpay-signature': sign(raw, secret),
  'x-razorpay-event-id': 'FgvTVwWcSlbLlu',
});

const paid = textOf('order.paid', { payment: { entity: payment }, order: { entity: order } });

it('believes what is signed with a secret of ours', () => {
  expect(read(paid, signed(paid))).toEqual({
    kind: 'genuine',
    event: {
      eventId: 'FgvTVwWcSlbLlu',
      what: 'order.paid',
      kind: 'order',
      providerOrderId: 'order_DESlLckIVRkHWj',
      paymentId: 'pay_DESlfW9H8K9uqM',
      refundId: null,
      orderHint: 'abcdefghijklmnopqrstuvwx',
      dispute: null,
      isForeign: false,
      claims: expect.objectContaining({ state: 'captured', amountMinor: 640100 }) as unknown,
    },
  });
});

it('takes the secret from before as long as it is listed', () => {
  expect(read(paid, signed(paid, 'whsec_old')).kind).toBe('genuine');
  expect(read(paid, signed(paid, 'whsec_older'))).toEqual({ kind: 'forged' });
});

it.each([
  ['without a signature', paid, {}],
  ['with the signature of another text', paid, signed(`${paid} `)],
  ['with a digit changed on the way', paid.replace('640100', '640000'), signed(paid)],
  ['written anew from what it means', JSON.stringify(JSON.parse(paid)), signed(paid)],
])('refuses a text %s', (_what, raw, headers) => {
  expect(read(raw, headers)).toEqual({ kind: 'forged' });
});

it.each(['not json', '[]', '{"entity":"event"}', 'null'])('cannot read %s, though it is signed', (raw) => {
  expect(read(raw, signed(raw))).toEqual({ kind: 'unreadable' });
});

function eventOf(raw: string) {
  const verified = read(raw, signed(raw));
  if (verified.kind !== 'genuine') throw new Error(verified.kind);
  return verified.event;
}

it('takes the same text for the same event where the id is missing', () => {
  const first = read(paid, { 'x-razorpay-signature': sign(paid) });
  expect(first).toMatchObject({ event: { eventId: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown } });
  expect(read(paid, { 'x-razorpay-signature': sign(paid) })).toEqual(first);
});

it('reads which refund an event is about', () => {
  const refund = { id: 'rfnd_FS8TEW6GZmkIZA', payment_id: payment.id, notes: [] };
  const raw = textOf('refund.processed', { refund: { entity: refund }, payment: { entity: payment } });
  expect(eventOf(raw)).toMatchObject({
    kind: 'refund',
    refundId: 'rfnd_FS8TEW6GZmkIZA',
    paymentId: payment.id,
    providerOrderId: payment.order_id,
  });
});

it.each([
  ['payment.dispute.created', 'opened'],
  ['payment.dispute.under_review', 'opened'],
  ['payment.dispute.won', 'won'],
  ['payment.dispute.lost', 'lost'],
  ['payment.dispute.closed', 'closed'],
])('reads %s as a dispute that is %s', (what, dispute) => {
  const raw = textOf(what, { dispute: { entity: { id: 'disp_1', payment_id: payment.id } } });
  expect(eventOf(raw)).toMatchObject({ kind: 'dispute', dispute, paymentId: payment.id });
});

it('recognises events of another account, and events that we do not act on', () => {
  expect(eventOf(textOf('payment.captured', {}, { account_id: 'acc_SomebodyElse1' })).isForeign).toBe(true);
  expect(eventOf(textOf('settlement.processed', {}))).toMatchObject({ kind: 'other', isForeign: false });
});

it('claims nothing where the payment cannot be read', () => {
  const raw = textOf('payment.captured', { payment: { entity: { ...payment, amount: '640100' } } });
  expect(eventOf(raw)).toMatchObject({ kind: 'payment', paymentId: payment.id, claims: null });
});
