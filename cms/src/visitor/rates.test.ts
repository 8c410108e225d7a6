import { readRates } from '@lanternway/contracts/site/site';
import { demoRates } from './demo-rates';
import { createRateBook } from './rates';

const old = { base: 'INR', rates: { USD: 0.011, GBP: 0.0085 }, at: '2026-01-01T00:00:00.000Z' } as const;

const bookOf = (kept: unknown, otherwise?: typeof demoRates) =>
  createRateBook({
    url: null,
    store: { get: () => Promise.resolve(kept), set: () => Promise.reject(new Error('Nothing to keep.')) },
    ...(otherwise ? { otherwise } : {}),
    onFailure: (reason) => {
      throw new Error(reason);
    },
  });

describe('without a service', () => {
  it('there are no rates', async () => {
    expect(await bookOf(null).read()).toBeNull();
  });

  it('the demo has its own, which read as any others', async () => {
    expect(await bookOf(null, demoRates).read()).toEqual(demoRates);
    expect(readRates(demoRates)).toEqual(demoRates);
  });

  it('the last known ones come first', async () => {
    expect(await bookOf(old, demoRates).read()).toEqual(old);
  });
});
