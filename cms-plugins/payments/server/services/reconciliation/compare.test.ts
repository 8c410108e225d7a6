import type { PaymentSnapshot } from '../../providers/provider';
import { compare, totalsOf, type OurPayment } from './compare';

const ours: OurPayment = {
  provider: 'razorpay',
  paymentId: 'pay_1',
  state: 'captured',
  amountMinor: 649_900,
  currency: 'INR',
  refundedMinor: 0,
};

const theirs: PaymentSnapshot = {
  ...ours,
  providerOrderId: 'order_1',
  method: 'card',
  reason: null,
  isInternational: false,
  at: '2026-11-20T10:00:00.000Z',
};

it('finds nothing where both say the same', () => {
  expect(compare(theirs, ours)).toBeNull();
});

it.each([
  ['missing_here', theirs, null],
  ['missing_there', null, ours],
  ['amount', { ...theirs, amountMinor: 649_800 }, ours],
  ['amount', { ...theirs, currency: 'USD' }, ours],
  ['state', theirs, { ...ours, state: 'failed' as const }],
  ['state', { ...theirs, state: 'failed' as const }, ours],
  ['state', { ...theirs, state: 'reversed' as const }, ours],
  ['refunded', { ...theirs, refundedMinor: 100 }, ours],
])('finds a difference: %s', (kind, theirSide, ourSide) => {
  expect(compare(theirSide, ourSide)).toMatchObject({ kind });
});

it('says in words what is different', () => {
  expect(compare({ ...theirs, refundedMinor: 64_990 }, ours)?.words).toBe(
    'Razorpay has given back ₹649.90 of payment pay_1, and we know of ₹0.',
  );
});

it('asks nobody to know of attempts that came to nothing', () => {
  const failed = { state: 'failed' as const };
  expect(compare({ ...theirs, ...failed }, null)).toBeNull();
  expect(compare(null, { ...ours, ...failed })).toBeNull();
  expect(compare({ ...theirs, ...failed }, { ...ours, state: 'authorized' })).toBeNull();
});

it('adds up what was taken and given back, for each currency', () => {
  const dollars = { ...ours, currency: 'USD', amountMinor: 24_900, refundedMinor: 900 };
  expect(totalsOf([dollars, ours, ours, { ...ours, state: 'failed' }])).toEqual([
    { currency: 'INR', taken: 1_299_800, refunded: 0 },
    { currency: 'USD', taken: 24_900, refunded: 900 },
  ]);
});
