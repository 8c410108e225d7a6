import { tryRule } from '../../content-rules/try-rule';
import { planRules } from './rules';

describe('the rules of plans', () => {
  it('refuse a key in use and a key that is no key', async () => {
    expect(
      await tryRule(planRules, { key: 'coding-monthly' }, { others: [{ key: 'coding-monthly' }] }),
    ).toEqual(['key: Another plan already uses the key "coding-monthly". Choose another.']);
    expect(await tryRule(planRules, { key: 'Coding Monthly' })).toHaveLength(1);
  });

  it('refuse a currency that stands twice, at the second place', async () => {
    const prices = [{ currency: 'INR' }, { currency: 'USD' }, { currency: 'INR' }];
    expect(await tryRule(planRules, { prices })).toEqual([
      'prices.2.currency: There is already a price in INR. Keep one.',
    ]);
  });

  it('do not check prices whose currency is not chosen yet', async () => {
    expect(await tryRule(planRules, { prices: [{}, {}] })).toEqual([]);
  });
});
