import { ownEntry } from './own-entry';

it('finds what a table contains, and nothing that all objects inherit', () => {
  const table = { upi: 'UPI' };
  expect(ownEntry(table, 'upi')).toBe('UPI');
  for (const name of ['cash', 'constructor', '__proto__', 'toString'])
    expect(ownEntry(table, name)).toBeUndefined();
});
