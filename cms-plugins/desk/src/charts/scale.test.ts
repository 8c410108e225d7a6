import { apart, axisEnd, labelsShown } from './scale';

it.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [9, 20],
  [58, 80],
  [999, 2000],
  [18_640, 20_000],
])('ends an axis for %d at %d', (most, end) => {
  expect(axisEnd(most)).toBe(end);
});

it('writes as many labels as there is room for, evenly and with the last', () => {
  expect(labelsShown(7, 700, 100)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelsShown(7, 350, 100)).toEqual([0, 3, 6]);
  expect(labelsShown(28, 300, 100)).toEqual([7, 17, 27]);
  expect(labelsShown(5, 20, 100)).toEqual([4]);
  expect(labelsShown(0, 300, 100)).toEqual([]);
});

it('moves labels apart that would cover each other', () => {
  expect(apart([50, 10, 52], 16, 200)).toEqual([50, 10, 66]);
  expect(apart([10, 10, 10], 16, 200)).toEqual([10, 26, 42]);
});

it('keeps labels above the words below the axis', () => {
  expect(apart([200, 200], 16, 200)).toEqual([184, 200]);
  expect(apart([10, 195, 200], 16, 200)).toEqual([10, 184, 200]);
});
