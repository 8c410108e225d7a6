import { adviceOn } from './attention-advice';

type Order = Parameters<typeof adviceOn>[1];

const orderWith = (state: Order['state'], ...refunds: Order['refunds']): Order => ({ state, refunds });

it('says what to do while nothing has happened', () => {
  expect(adviceOn('stuck', orderWith('processing'))).toMatch(/^Check with the provider/);
  expect(adviceOn('refund_failed', orderWith('paid', { kind: 'policy', state: 'failed' }))).toMatch(
    /^See why/,
  );
});

it('says that the provider has answered since', () => {
  expect(adviceOn('stuck', orderWith('paid'))).toBe(
    'The provider has answered. You can mark this as dealt with.',
  );
});

it('follows the refund that settles it, and no other', () => {
  const refund = (state: Order['refunds'][number]['state']) =>
    orderWith('paid', { kind: 'duplicate', state });
  expect(adviceOn('second_payment', refund('pending'))).toMatch(/on the way/);
  expect(adviceOn('second_payment', refund('awaiting_approval'))).toMatch(/second person/);
  expect(adviceOn('second_payment', refund('done'))).toMatch(/^Its refund is done/);
  expect(adviceOn('second_payment', orderWith('paid', { kind: 'policy', state: 'done' }))).toMatch(
    /^The second payment/,
  );
  expect(adviceOn('mismatch', refund('done'))).toMatch(/^Nothing was fulfilled/);
});
