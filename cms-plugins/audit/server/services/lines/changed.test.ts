import { compare, readChanged, writeChanged } from './changed';

const state = (values: Record<string, string>) => new Map(Object.entries(values));

it('finds what is new, other and gone', () => {
  const before = state({ title: 'Old', gone: 'yes', same: '1' });
  expect(compare(before, state({ title: 'New', same: '1', added: 'x' }))).toEqual([
    { path: 'title', before: 'Old', after: 'New' },
    { path: 'gone', before: 'yes', after: '' },
    { path: 'added', before: '', after: 'x' },
  ]);
});

it('keeps 8 kB at most, in whole fields, and how many there were', () => {
  const long = 'न'.repeat(2_000);
  const all = Array.from({ length: 20 }, (_, n) => ({
    path: `field ${String(n)}`,
    before: long,
    after: null,
  }));
  const text = writeChanged(all) ?? '';
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_192);
  const { fields, list } = readChanged(text);
  expect([fields, list.length]).toEqual([20, 2]);
  expect(list[0]?.before).toBe('न'.repeat(1_000));
});

it('keeps nothing where nothing changed', () => {
  expect(writeChanged([])).toBeNull();
  expect(readChanged(null)).toEqual({ fields: 0, list: [] });
});
