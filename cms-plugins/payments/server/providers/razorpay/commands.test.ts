import type { PaymentSnapshot } from '../provider';
import type { Answer } from '../testing/answering-server';
import {
  list,
  made,
  orderId,
  payment,
  paymentId,
  razorpay,
  razorpayAt,
  refusal,
} from '../testing/at-razorpay';
import { faultOf, policyFor } from '../testing/patience';

describe('a capture', () => {
  const held = { ...payment, status: 'authorized', captured: false };
  const take = { providerOrderId: orderId, payment: null, requestKey: 'capture_0123456789' };

  it('captures the whole authorised amount', async () => {
    const { provider, heard } = await razorpay(({ method, path }) => {
      if (method === 'POST') return { body: payment };
      return path.endsWith('/payments') ? list(held) : { body: { ...made, status: 'attempted' } };
    });
    expect(await provider.capture(take)).toMatchObject({ state: 'captured', paymentId });
    const sent = heard.find(({ method }) => method === 'POST');
    expect(sent?.path).toBe(`/v1/payments/${paymentId}/capture`);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ amount: 649900, currency: 'INR' });
  });

  it.each<[string, Answer]>([
    ['refused', refusal(400)],
    ['not answered', 'silence'],
  ])('that is %s is done where the payment says so', async (_what, answer) => {
    const { provider } = await razorpay(({ method, path }) => {
      if (method === 'POST') return answer;
      if (path.endsWith('/payments')) return list(held);
      return path.startsWith('/v1/orders') ? { body: { ...made, status: 'attempted' } } : { body: payment };
    }, policyFor(answer));
    expect(await provider.capture(take)).toMatchObject({ state: 'captured' });
  });

  it('is in doubt once the time for all of it is over, though a try might last longer', async () => {
    const { url } = await razorpay(() => 'silence');
    const policy = { tryMs: 60_000, totalMs: 300, tries: 3, firstWaitMs: 5 };
    const { capture } = razorpayAt(url, () => undefined, policy);
    const sure: PaymentSnapshot = {
      provider: 'razorpay',
      paymentId,
      providerOrderId: orderId,
      state: 'authorized',
      amountMinor: 649900,
      currency: 'INR',
      refundedMinor: 0,
      method: null,
      reason: null,
      isInternational: null,
      at: '2025-11-20T10:00:00Z',
    };
    const error = await faultOf(capture({ ...take, payment: sure }));
    expect(error).toMatchObject({ fault: 'unknown', code: 'TIMEOUT' });
  });

  it('is not tried without an authorised payment', async () => {
    const { provider } = await razorpay(({ path }) => (path.endsWith('/payments') ? list() : { body: made }));
    expect(await faultOf(provider.capture(take))).toMatchObject({ fault: 'not_approved' });
  });
});

describe('a refund', () => {
  const refund = {
    id: 'rfnd_FP8QHiV938haTz',
    entity: 'refund',
    amount: 500100,
    currency: 'INR',
    payment_id: paymentId,
    notes: { request_key: 'refund_0123456789' },
    status: 'processed',
    created_at: 1597078866,
  };
  const wish = {
    paymentId,
    amountMinor: 500100,
    currency: 'INR',
    requestKey: 'refund_0123456789',
    note: null,
  };

  it('says how much, and carries its key in the header and in a note', async () => {
    const { provider, heard } = await razorpay(() => ({ body: refund }));
    expect(await provider.refund(wish)).toEqual({
      provider: 'razorpay',
      refundId: 'rfnd_FP8QHiV938haTz',
      paymentId,
      amountMinor: 500100,
      currency: 'INR',
      state: 'done',
      problem: null,
      requestKey: 'refund_0123456789',
      at: '2020-08-10T17:01:06.000Z',
    });
    expect(heard[0]?.headers['x-refund-idempotency']).toBe('refund_0123456789');
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      amount: 500100,
      speed: 'normal',
      notes: { request_key: 'refund_0123456789' },
    });
  });

  it('is tried again with the same key, also while the first is being worked on', async () => {
    const { provider, heard } = await razorpay(
      (_heard, nth) => [refusal(409), refusal(502), { body: refund }][nth - 1] ?? 'reset',
    );
    expect(await provider.refund(wish)).toMatchObject({ state: 'done' });
    expect(new Set(heard.map(({ headers }) => headers['x-refund-idempotency'])).size).toBe(1);
    expect(heard).toHaveLength(3);
  });

  it('that was never answered is found by its key', async () => {
    const elsewhere = { ...refund, id: 'rfnd_Dashboard00001', notes: [] };
    const { provider } = await razorpay(({ method }) =>
      method === 'POST' ? 'reset' : list(elsewhere, refund),
    );
    expect(await provider.refund(wish)).toMatchObject({ refundId: 'rfnd_FP8QHiV938haTz' });
  });

  it('that was refused and is not there stays refused', async () => {
    const { provider, heard } = await razorpay(({ method }) => (method === 'POST' ? refusal(400) : list()));
    expect(await faultOf(provider.refund(wish))).toMatchObject({ fault: 'invalid' });
    expect(heard.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('that was made elsewhere has no key of ours', async () => {
    const { provider } = await razorpay(() => list({ ...refund, notes: [], status: 'failed' }));
    expect(await provider.listRefunds(paymentId)).toMatchObject([{ requestKey: null, state: 'failed' }]);
  });
});
