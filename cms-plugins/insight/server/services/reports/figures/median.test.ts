import { medianOf } from './median';

const waits = (...all: [minutes: number, families: number][]) =>
  all.map(([minutes, families]) => ({ weekday: 1, minutes, families }));

it.each([
  ['of nobody is none', waits(), { minutes: null, count: 0 }],
  ['of one is theirs', waits([7, 1]), { minutes: 7, count: 1 }],
  ['is the one in the middle, in whatever order', waits([90, 1], [5, 1], [30, 1]), { minutes: 30, count: 3 }],
  ['is the mean of two in the middle', waits([10, 1], [20, 1], [41, 1], [60, 1]), { minutes: 31, count: 4 }],
  ['counts each of those who waited as long', waits([5, 3], [100, 2]), { minutes: 5, count: 5 }],
  ['stands between two groups of one size', waits([5, 2], [9, 2]), { minutes: 7, count: 4 }],
])('the median %s', (_what, given, median) => {
  expect(medianOf(given)).toEqual(median);
});
