import { pairParts } from './pairs';

const parts = (texts: string) => texts.split(' ').map((text) => ({ kind: text[0] ?? '', text, key: null }));

const paired = (before: string, after: string) =>
  pairParts(parts(before), parts(after)).map(({ from, to }) => `${String(from)}>${String(to)}`);

it('takes a part that was put before others for added, and the others for unchanged', () => {
  expect(paired('a1 b1', 'c1 a1 b1')).toEqual(['null>0', '0>1', '1>2']);
});

it('takes a part that differs for changed where it stands between the same parts', () => {
  expect(paired('a1 b1 c1', 'a1 b2 c1')).toEqual(['0>0', '1>1', '2>2']);
});

it('takes a part of another kind for another part', () => {
  expect(paired('a1 b1', 'a1 c1')).toEqual(['0>0', 'null>1', '1>null']);
});

it('finds parts by their own names wherever they are', () => {
  const price = (key: string, text: string) => ({ kind: 'price', text, key });
  const pairs = pairParts([price('INR', '1'), price('USD', '2')], [price('USD', '3'), price('GBP', '4')]);
  expect(pairs).toEqual([
    { from: 1, to: 0 },
    { from: null, to: 1 },
    { from: 0, to: null },
  ]);
});
