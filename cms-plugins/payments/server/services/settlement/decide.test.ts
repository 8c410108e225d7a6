import type { OrderState } from '@lanternway/contracts/payments/orders';
import type { PaymentSnapshot, PaymentState } from '../../providers/provider';
import { decide, hasNews, type OrderFacts, type Situation } from './decide';
import { laterState } from './payments';

const openOrder: OrderFacts = {
  stage: 'pending',
  amountMinor: 649900,
  currency: 'INR',
  paidProvider: null,
  paidPaymentId: null,
};

const paidOrder: OrderFacts = {
  ...openOrder,
  stage: 'paid',
  paidProvider: 'razorpay',
  paidPaymentId: 'pay_1',
};

const payment = (more: Partial<PaymentSnapshot> = {}): PaymentSnapshot => ({
  provider: 'razorpay',
  paymentId: 'pay_1',
  providerOrderId: 'order_1',
  state: 'captured',
  amountMinor: 649900,
  currency: 'INR',
  refundedMinor: 0,
  method: 'card',
  reason: null,
  isInternational: false,
  at: '2026-11-20T10:00:00.000Z',
  ...more,
});

const decideOn = (more: Partial<Situation>) =>
  decide({
    order: openOrder,
    known: [],
    snapshots: [],
    isOurs: ({ providerOrderId }) => providerOrderId === 'order_1' || providerOrderId === 'PAYPAL1',
    isStillSold: true,
    isBoughtAlready: false,
    ...more,
  });

const kinds = (more: Partial<Situation>): string[] => decideOn(more).steps.map(({ kind }) => kind);

const inStage = (stage: OrderState): OrderFacts => ({ ...openOrder, stage });

describe('money that is the order’s', () => {
  it.each<OrderState>(['pending', 'processing', 'failed', 'expired', 'review'])(
    'pays one that is %s',
    (stage) => {
      const isLate = stage === 'failed' || stage === 'expired';
      expect(decideOn({ order: inStage(stage), snapshots: [payment()] }).steps).toEqual([
        { kind: 'pays', payment: payment(), isLate },
      ]);
    },
  );

  it('pays where it was given back already: a refund that we hear of first is not lost', () => {
    expect(kinds({ snapshots: [payment({ state: 'refunded', refundedMinor: 649900 })] })).toEqual(['pays']);
  });

  it('pays an attempt that had failed before', () => {
    expect(kinds({ known: [payment({ state: 'failed' })], snapshots: [payment()] })).toEqual(['pays']);
  });

  it('pays once, however often it is reported', () => {
    const situation = { order: paidOrder, known: [payment()], snapshots: [payment(), payment()] };
    expect(decideOn(situation)).toEqual({ payments: [], steps: [], transition: null });
  });

  it('is given back where it comes late for what is no longer sold', () => {
    expect(kinds({ order: inStage('expired'), snapshots: [payment()], isStillSold: false })).toEqual([
      'notSold',
    ]);
  });

  it('is given back where another order has paid for the same plan, and nobody asked for it twice', () => {
    expect(kinds({ snapshots: [payment()], isBoughtAlready: true })).toEqual(['boughtAlready']);
  });

  it('pays in time, though the plan was taken from sale meanwhile', () => {
    expect(kinds({ snapshots: [payment()], isStillSold: false })).toEqual(['pays']);
  });
});

describe('money that is not as it should be', () => {
  it.each([
    ['too little', { amountMinor: 649800 }],
    ['too much', { amountMinor: 649901 }],
    ['of another currency', { currency: 'USD' }],
    ['of another order at the provider', { providerOrderId: 'order_2' }],
  ])('never pays: %s', (_what, more) => {
    expect(decideOn({ snapshots: [payment(more)] })).toMatchObject({
      steps: [{ kind: 'mismatch' }],
      transition: null,
    });
  });

  it('is a second payment once the order is paid, whichever provider took it', () => {
    const second = payment({ provider: 'paypal', paymentId: 'CAP2', providerOrderId: 'PAYPAL1' });
    expect(kinds({ order: paidOrder, known: [payment()], snapshots: [payment(), second] })).toEqual([
      'second',
    ]);
  });

  it('is a second payment for the later of two that come together', () => {
    const later = payment({ paymentId: 'pay_0', at: '2026-11-20T10:00:01.000Z' });
    expect(decideOn({ snapshots: [later, payment()] }).steps).toMatchObject([
      { kind: 'pays', payment: { paymentId: 'pay_1' } },
      { kind: 'second', payment: { paymentId: 'pay_0' } },
    ]);
  });

  it('calls a person when a bank takes it back, once', () => {
    const back = { order: paidOrder, snapshots: [payment({ state: 'reversed' })] };
    expect(kinds({ ...back, known: [payment()] })).toEqual(['chargeback']);
    expect(kinds({ ...back, known: [payment({ state: 'reversed' })] })).toEqual([]);
  });
});

describe('money that is not there yet', () => {
  it.each<[PaymentState, OrderState, string | null]>([
    ['authorized', 'pending', 'processing'],
    ['pending', 'pending', 'processing'],
    ['pending', 'failed', 'processing'],
    ['authorized', 'expired', 'processing'],
    ['authorized', 'processing', null],
    ['created', 'pending', null],
    ['failed', 'pending', null],
  ])('%s of an order that is %s: %s', (state, stage, transition) => {
    expect(decideOn({ order: inStage(stage), snapshots: [payment({ state })] }).transition).toBe(transition);
  });

  it('fails the order once nothing of what was being confirmed is left', () => {
    const known = [payment({ state: 'authorized' })];
    const snapshots = [payment({ state: 'failed', reason: 'timed_out' })];
    const { steps, transition } = decideOn({ order: inStage('processing'), known, snapshots });
    expect(steps).toMatchObject([{ kind: 'attempt', reason: 'timed_out' }]);
    expect(transition).toBe('failed');
  });

  it('goes on being confirmed while another payment is', () => {
    const known = [payment({ state: 'authorized' }), payment({ paymentId: 'pay_2', state: 'authorized' })];
    const snapshots = [payment({ state: 'failed' })];
    expect(decideOn({ order: inStage('processing'), known, snapshots }).transition).toBeNull();
  });

  it('fails with a capture that PayPal refuses for good', () => {
    const snapshots = [payment({ provider: 'paypal', paymentId: 'CAP1', state: 'failed' })];
    expect(decideOn({ snapshots }).transition).toBe('failed');
  });

  it('notes an attempt once', () => {
    const failed = payment({ state: 'failed', reason: 'declined' });
    expect(kinds({ snapshots: [failed] })).toEqual(['attempt']);
    expect(kinds({ known: [failed], snapshots: [failed] })).toEqual([]);
  });

  it.each<PaymentState>(['created', 'authorized', 'pending', 'failed'])(
    'never takes back what was paid: %s comes too late',
    (state) => {
      const late = { order: paidOrder, known: [payment()], snapshots: [payment({ state })] };
      expect(decideOn(late)).toEqual({ payments: [], steps: [], transition: null });
    },
  );
});

it.each<[PaymentState, PaymentState, PaymentState]>([
  ['captured', 'authorized', 'captured'],
  ['captured', 'failed', 'captured'],
  ['refunded', 'captured', 'refunded'],
  ['reversed', 'refunded', 'reversed'],
  ['captured', 'refunded', 'refunded'],
  ['failed', 'captured', 'captured'],
  ['pending', 'failed', 'failed'],
  ['authorized', 'created', 'authorized'],
  ['created', 'failed', 'failed'],
])('a payment that was %s and is reported as %s is %s', (known, reported, is) => {
  expect(laterState(known, reported)).toBe(is);
});

it('keeps how much of a payment has gone back', () => {
  const snapshots = [payment({ refundedMinor: 1000 })];
  expect(decideOn({ order: paidOrder, known: [payment()], snapshots }).payments).toEqual(snapshots);
});

describe('whether a report brings news', () => {
  const paidBy = { order: paidOrder, known: [payment()] };

  it.each<[string, PaymentSnapshot[]]>([
    ['what is stored', [payment()]],
    ['an earlier state of it', [payment({ state: 'authorized', method: null })]],
    ['nothing at all', []],
  ])('says no for a paid order and %s, and nothing would be decided', (_, snapshots) => {
    expect(hasNews({ ...paidBy, snapshots })).toBe(false);
    expect(decideOn({ ...paidBy, snapshots })).toEqual({ payments: [], steps: [], transition: null });
  });

  it.each<[string, PaymentSnapshot[]]>([
    ['money that went back', [payment({ refundedMinor: 1_000 })]],
    ['a later state', [payment({ state: 'reversed' })]],
    ['another amount', [payment({ amountMinor: 1 })]],
    ['a second payment', [payment(), payment({ paymentId: 'pay_2' })]],
    ['the same id at another provider', [payment({ provider: 'paypal' })]],
  ])('says yes for %s', (_, snapshots) => {
    expect(hasNews({ ...paidBy, snapshots })).toBe(true);
  });

  it('says yes for every order that is not paid, as time and other orders decide on it, too', () => {
    expect(hasNews({ order: openOrder, known: [payment()], snapshots: [payment()] })).toBe(true);
  });
});
