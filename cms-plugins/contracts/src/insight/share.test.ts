import { shareOf, shareWords } from './share';

it.each([
  [12, 40, '30% (18–45)'],
  [3, 4, '3 of 4'],
  [29, 29, '29 of 29'],
  [0, 30, '0% (0–11)'],
  [30, 30, '100% (89–100)'],
  [0, 0, '–'],
  // In the view of what happened, more may pay than came.
  [40, 31, '40 of 31'],
])('says %i of %i as %s', (part, whole, words) => {
  expect(shareWords(part, whole)).toBe(words);
});

it('gives a narrower range to more families', () => {
  const widthOf = (whole: number) => {
    const share = shareOf(whole / 2, whole);
    return share.kind === 'percent' ? share.high - share.low : null;
  };
  expect([widthOf(40), widthOf(400), widthOf(4000)]).toEqual([30, 10, 4]);
});
