/**
 * @typedef {Awaited<ReturnType<typeof import('./lighthouse.mjs').measurePage>> &
 *   { page: string, applicationBytes: number, interactionMs: number }} Row
 */

const kilobyte = 1000;

/** @type {{ title: string, target: string, of: (row: Row) => string, holds: (row: Row) => boolean }[]} */
const columns = [
  {
    title: 'Scores P/A/B/S',
    target: '100 each',
    of: (row) => row.scores.join('/'),
    holds: (row) => row.scores.every((score) => score === 100),
  },
  {
    title: 'JS at load KB',
    target: '≤ 65',
    of: (row) => (row.scriptBytes / kilobyte).toFixed(1),
    holds: (row) => row.scriptBytes <= 65 * kilobyte,
  },
  {
    title: 'JS until it runs KB',
    target: '≤ 65',
    of: (row) => (row.applicationBytes / kilobyte).toFixed(1),
    holds: (row) => row.applicationBytes <= 65 * kilobyte,
  },
  { title: 'Total KB', target: '', of: (row) => (row.totalBytes / kilobyte).toFixed(0), holds: () => true },
  { title: 'LCP ms', target: '≤ 1200', of: (row) => row.lcpMs.toFixed(0), holds: (row) => row.lcpMs <= 1200 },
  { title: 'TBT ms', target: '≤ 10', of: (row) => row.tbtMs.toFixed(0), holds: (row) => row.tbtMs <= 10 },
  { title: 'CLS', target: '≤ 0.01', of: (row) => row.cls.toFixed(3), holds: (row) => row.cls <= 0.01 },
  {
    title: 'INP p75 ms',
    target: '≤ 50',
    of: (row) => row.interactionMs.toFixed(0),
    holds: (row) => row.interactionMs <= 50,
  },
];

/**
 * The measured pages next to their targets; a missed target is marked.
 * @param {Row[]} rows
 */
export function drawTable(rows) {
  const body = rows.map((row) => [
    row.page,
    ...columns.map(({ of, holds }) => `${of(row)}${holds(row) ? '' : ' ✗'}`),
  ]);
  const lines = [
    ['Page', ...columns.map(({ title }) => title)],
    ['target', ...columns.map(({ target }) => target)],
    ...body,
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

/** @param {Row[]} rows */
export const countMisses = (rows) =>
  rows.reduce((sum, row) => sum + columns.filter(({ holds }) => !holds(row)).length, 0);
