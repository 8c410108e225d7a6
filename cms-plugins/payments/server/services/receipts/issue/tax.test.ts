import type { Currency } from '@lanternway/contracts/money/money';
import { taxOf } from './tax';

const karnataka = { gstin: '29AAGCB7383J1Z4', sac: '999293', rate: 18, state: '29', lut: null };

const paid = (amountMinor: number, currency: Currency = 'INR', country: string | null = 'IN') => ({
  amountMinor,
  currency,
  country,
});

it.each(['gstin', 'sac', 'rate', 'state'] as const)('finds no tax where the %s is not set', (field) => {
  expect(taxOf(paid(649_900), { ...karnataka, [field]: null })).toBeNull();
});

it('finds the two halves of the tax within a price in rupees', () => {
  expect(taxOf(paid(649_900), karnataka)).toEqual({
    sac: '999293',
    taxableMinor: 550_762,
    lines: [
      { name: 'CGST', rate: 9, minor: 49_569 },
      { name: 'SGST', rate: 9, minor: 49_569 },
    ],
    totalMinor: 99_138,
    placeOfSupply: 'Karnataka (29)',
    note: null,
  });
});

it('names the tax of a territory without a legislature', () => {
  expect(taxOf(paid(100_000), { ...karnataka, state: '04' })?.lines.map(({ name }) => name)).toEqual([
    'CGST',
    'UTGST',
  ]);
});

it('taxes rupees at home, wherever they were paid from', () => {
  expect(taxOf(paid(649_900, 'INR', 'US'), { ...karnataka, lut: 'AD29' })?.totalMinor).toBe(99_138);
});

it('charges Indian tax for buyers in India who pay in foreign currency', () => {
  const tax = taxOf(paid(24_900, 'USD', 'IN'), { ...karnataka, lut: 'AD29' });
  expect(tax?.lines.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
});

it('rates an export at zero under a letter of undertaking, and says so', () => {
  expect(taxOf(paid(24_900, 'USD', 'US'), { ...karnataka, lut: 'AD290326001234X' })).toEqual({
    sac: '999293',
    taxableMinor: 24_900,
    lines: [],
    totalMinor: 0,
    placeOfSupply: 'Outside India (US)',
    note: expect.stringContaining('LUT: AD290326001234X') as string,
  });
});

it.each([null, ''])('finds integrated tax in an export without a letter: %j', (lut) => {
  expect(taxOf(paid(19_000, 'GBP', null), { ...karnataka, lut })).toMatchObject({
    taxableMinor: 16_102,
    lines: [{ name: 'IGST', rate: 18, minor: 2_898 }],
    placeOfSupply: 'Outside India',
    note: 'Supply meant for export on payment of integrated tax.',
  });
});

it('adds up to what was paid, in whole minor units and equal halves, for every amount and rate', () => {
  for (const rate of [0, 0.25, 3, 5, 12, 18, 28, 33.33, 50]) {
    for (let amount = 1; amount <= 2_000_000_000; amount = amount * 3 + 1) {
      for (const [currency, country] of [
        ['INR', 'IN'],
        ['USD', 'US'],
      ] as const) {
        const tax = taxOf(paid(amount, currency, country), { ...karnataka, rate });
        const lines = tax?.lines.map(({ minor }) => minor) ?? [];
        const sum = lines.reduce((all, one) => all + one, 0);
        expect([tax?.taxableMinor, ...lines].every(Number.isSafeInteger)).toBe(true);
        expect(sum + (tax?.taxableMinor ?? 0)).toBe(amount);
        expect(sum).toBe(tax?.totalMinor);
        expect(new Set(lines).size).toBe(1);
        // Never off the exact tax by as much as a whole unit for each line.
        expect(Math.abs(sum - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(1.000_01);
      }
    }
  }
});
