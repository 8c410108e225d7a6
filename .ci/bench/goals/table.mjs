import { inColumns } from '../in-columns.mjs';

/** @typedef {import('./judge.mjs').Verdict} Verdict */

/** @param {number | null} value @param {number} digits */
const written = (value, digits) => (value === null || Number.isNaN(value) ? '–' : value.toFixed(digits));

/**
 * Every figure next to its goal and what it is compared with; a missed goal is marked.
 * @param {readonly Verdict[]} verdicts
 */
export function drawTable(verdicts) {
  const lines = [
    ['Measured', 'Figure', '', 'Goal', 'Other', 'Ratio', ''],
    ...verdicts.map(({ page, title, figure, digits, limits, peer, ratio, holds }, nth) => [
      verdicts[nth - 1]?.page === page ? '' : page,
      title,
      written(figure, digits),
      limits.join(', '),
      written(peer, digits),
      written(ratio, 2),
      holds ? '' : '✗',
    ]),
  ];
  return inColumns(lines);
}

/** @param {readonly Verdict[]} verdicts */
export const countMisses = (verdicts) => verdicts.filter(({ holds }) => !holds).length;
