import type { Answer } from '../testing/answering-server';
import { capture, captureId, issue, order, orderId, paypal, refund, refundId } from '../testing/at-paypal';
import { faultOf } from '../testing/patience';

const take = { providerOrderId: orderId, payment: null, requestKey: 'capture_0123456789' };

describe('a capture', () => {
  it('is asked for with its key and an empty object', async () => {
    const { provider, calls } = await paypal(() => ({ status: 201, body: order('COMPLETED', [capture]) }));
    expect(await provider.capture(take)).toMatchObject({ state: 'captured', paymentId: captureId });
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toMatchObject({
      method: 'POST',
      path: `/v2/checkout/orders/${orderId}/capture`,
      body: '{}',
      headers: { 'paypal-request-id': 'capture_0123456789', 'content-type': 'application/json' },
    });
  });

  it.each<[string, Answer]>([
    ['was taken already', issue(422, 'ORDER_ALREADY_CAPTURED')],
    ['was taken, and the answer lost', 'reset'],
    ['is being worked on', issue(422, 'ORDER_COMPLETION_IN_PROGRESS')],
  ])('that %s is read from its order', async (_what, answer) => {
    const { provider } = await paypal(({ method }) =>
      method === 'POST' ? answer : { body: order('COMPLETED', [capture]) },
    );
    expect(await provider.capture(take)).toMatchObject({ state: 'captured', paymentId: captureId });
  });

  it('is read from the order where the answer leaves it out', async () => {
    const { provider } = await paypal(({ method }) => ({
      body: order('COMPLETED', method === 'POST' ? [] : [capture]),
    }));
    expect(await provider.capture(take)).toMatchObject({ paymentId: captureId });
  });

  it('counts money that came before an attempt that failed', async () => {
    const failed = { ...capture, id: '8FAILED366HH90899', status: 'DECLINED' };
    const { provider } = await paypal(() => ({ body: order('COMPLETED', [failed, capture]) }));
    expect(await provider.capture(take)).toMatchObject({ paymentId: captureId, state: 'captured' });
  });

  it.each([
    [422, 'INSTRUMENT_DECLINED', 'declined'],
    [422, 'PAYER_ACTION_REQUIRED', 'declined'],
    [422, 'TRANSACTION_REFUSED', 'declined'],
    [422, 'ORDER_NOT_APPROVED', 'not_approved'],
    [422, 'DUPLICATE_INVOICE_ID', 'already_done'],
    [404, 'INVALID_RESOURCE_ID', 'gone'],
  ])('that is refused with %i %s is a fault of the kind %s', async (status, name, fault) => {
    const { provider, calls } = await paypal(({ method }) =>
      method === 'POST' ? issue(status, name) : { body: order('APPROVED') },
    );
    expect(await faultOf(provider.capture(take))).toMatchObject({ fault, issue: name });
    expect(calls().filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('stays in doubt where nobody can say what came of it', async () => {
    const { provider } = await paypal(() => 'reset');
    expect(await faultOf(provider.capture(take))).toMatchObject({ fault: 'unknown' });
  });

  it('is not asked for what is no order', async () => {
    const { provider, heard } = await paypal(() => ({}));
    const error = await faultOf(provider.capture({ ...take, providerOrderId: 'x/../y' }));
    expect(error).toMatchObject({ fault: 'invalid' });
    expect(heard).toEqual([]);
  });
});

describe('a refund', () => {
  const wish = {
    paymentId: captureId,
    amountMinor: 1000,
    currency: 'USD',
    requestKey: 'refund_0123456789',
    note: 'Unused sessions',
  };

  it('says how much, and carries its key twice', async () => {
    const { provider, calls } = await paypal(() => ({ status: 201, body: refund }));
    expect(await provider.refund(wish)).toMatchObject({ refundId, state: 'done', amountMinor: 1000 });
    expect(calls()[0]).toMatchObject({
      path: `/v2/payments/captures/${captureId}/refund`,
      headers: { 'paypal-request-id': 'refund_0123456789' },
    });
    expect(JSON.parse(calls()[0]?.body ?? '')).toEqual({
      amount: { value: '10.00', currency_code: 'USD' },
      custom_id: 'refund_0123456789',
      note_to_payer: 'Unused sessions',
    });
  });

  it('is tried again with the same key', async () => {
    const { provider, calls } = await paypal((_heard, nth) =>
      nth === 1 ? issue(409, 'PREVIOUS_REQUEST_IN_PROGRESS') : { body: refund },
    );
    expect(await provider.refund(wish)).toMatchObject({ refundId });
    expect(calls().map(({ headers }) => headers['paypal-request-id'])).toEqual([
      'refund_0123456789',
      'refund_0123456789',
    ]);
  });

  it.each<[string, Answer]>([
    ['never answered', 'reset'],
    ['refused, as all is given back', issue(422, 'CAPTURE_FULLY_REFUNDED')],
  ])('that was %s is found by its key', async (_what, answer) => {
    const elsewhere = { ...refund, id: '7DASHBOARD1691411', custom_id: undefined };
    const { provider } = await paypal(({ method, path }) => {
      if (method === 'POST') return answer;
      const body = path.includes('/captures/') ? capture : order('COMPLETED', [capture], [elsewhere, refund]);
      return { body };
    });
    expect(await provider.refund(wish)).toMatchObject({ refundId });
  });

  it('that was refused and is not there stays refused', async () => {
    const { provider } = await paypal(({ method, path }) => {
      if (method === 'POST') return issue(422, 'REFUND_AMOUNT_EXCEEDED');
      return { body: path.includes('/captures/') ? capture : order('COMPLETED', [capture]) };
    });
    expect(await faultOf(provider.refund(wish))).toMatchObject({
      fault: 'invalid',
      issue: 'REFUND_AMOUNT_EXCEEDED',
    });
  });
});
