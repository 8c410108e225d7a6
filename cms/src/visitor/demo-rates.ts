import type { Rates } from '@lanternway/contracts/site/site';

/** For the demo, which reaches no service. They show what an approximation looks like, and are not kept up to date. */
export const demoRates: Rates = {
  base: 'INR',
  rates: { USD: 0.0113, GBP: 0.0086 },
  at: '2026-11-20T00:00:00.000Z',
};
