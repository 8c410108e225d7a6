import { afterStep, atRest, type PaymentResult, isUnderWay, type Paying, type Step } from './paying';

const go = (...steps: Step[]): Paying => steps.reduce(afterStep, atRest);
const start: Step = { kind: 'start', by: 'razorpay' };
const opened: Step = { kind: 'opened' };
const returned: Step = { kind: 'returned', paidOrder: 'o1' };
const ended = (result: PaymentResult): Step => ({ kind: 'ended', result });

describe('a payment', () => {
  it('goes from the click to the window and back', () => {
    expect(go(start)).toEqual({ at: 'starting', by: 'razorpay' });
    expect(go(start, opened)).toEqual({ at: 'window', by: 'razorpay' });
    expect(go(start, opened, returned)).toEqual({ at: 'checking', by: 'razorpay', paidOrder: 'o1' });
  });

  it('keeps every other way to pay at rest while it is under way', () => {
    expect(isUnderWay(atRest)).toBe(false);
    for (const paying of [go(start), go(start, opened), go(start, opened, returned)]) {
      expect(isUnderWay(paying)).toBe(true);
      expect(afterStep(paying, { kind: 'start', by: 'paypal' })).toBe(paying);
    }
    const confirming = go(start, opened, returned, ended({ kind: 'confirming', order: 'o1' }));
    expect(isUnderWay(confirming)).toBe(true);
    expect(afterStep(confirming, start)).toBe(confirming);
  });

  it('that is declined leads back into the window', () => {
    expect(go(start, opened, returned, opened)).toEqual({ at: 'window', by: 'razorpay' });
  });

  it.each<[PaymentResult, Paying]>([
    [
      { kind: 'paid', order: 'o1' },
      { at: 'paid', order: 'o1' },
    ],
    [
      { kind: 'review', order: 'o1' },
      { at: 'review', order: 'o1' },
    ],
    [
      { kind: 'confirming', order: 'o1' },
      { at: 'confirming', order: 'o1', isPaidFor: true },
    ],
    [
      { kind: 'unsure', order: 'o1' },
      { at: 'confirming', order: 'o1', isPaidFor: false },
    ],
    [
      { kind: 'failed', text: 'No.' },
      { at: 'rest', problem: 'No.' },
    ],
    [{ kind: 'closed' }, { at: 'rest', problem: null, isClosed: true }],
    [{ kind: 'priceChanged', price: { amount: 1, currency: 'INR' } }, atRest],
  ])('that ends with %j is %j', (result, paying) => {
    expect(go(start, opened, returned, ended(result))).toEqual(paying);
  });

  it('that is paid stays paid, whatever is reported afterwards', () => {
    const paid = go(start, opened, returned, ended({ kind: 'paid', order: 'o1' }));
    for (const step of [start, opened, returned, ended({ kind: 'failed', text: 'No.' })]) {
      expect(afterStep(paid, step)).toBe(paid);
    }
  });

  it('that was waited for may still fail', () => {
    expect(go(ended({ kind: 'confirming', order: 'o1' }), ended({ kind: 'failed', text: 'No.' }))).toEqual({
      at: 'rest',
      problem: 'No.',
    });
  });
});
