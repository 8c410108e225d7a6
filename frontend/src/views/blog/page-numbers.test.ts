import { pageNumbers } from './page-numbers';

const shown = (page: number, pageCount: number) =>
  pageNumbers(page, pageCount)
    .map((number) => number ?? '…')
    .join(' ');

it.each([
  [1, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 … 8'],
  [3, 8, '1 2 3 4 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 8, '1 … 5 6 7 8'],
  [768, 768, '1 … 767 768'],
])('page %i of %i links to %s', (page, pageCount, numbers) => {
  expect(shown(page, pageCount)).toBe(numbers);
});
