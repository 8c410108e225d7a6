import { quantile } from '../statistics.mjs';

/** @typedef {{ what: string, ms: number[] }} Step */

/** At the 95th percentile, of our own time. */
export const settleGoalMs = 30;

/** @param {number[]} ownMs */
export const meetsSettleGoal = (ownMs) => ownMs.length > 0 && quantile(ownMs, 0.95) < settleGoalMs;

/** @param {Step[]} steps */
export function drawSteps(steps) {
  const rows = steps.map(({ what, ms }) => [
    what,
    ms.length.toFixed(0),
    ...[0.5, 0.95, 0.99].map((share) => quantile(ms, share).toFixed(1)),
  ]);
  return draw([['', 'times', 'p50 ms', 'p95 ms', 'p99 ms'], ...rows]);
}

/** @param {number[]} ownMs */
export const drawVerdict = (ownMs) =>
  `settling itself, without its providers, one buyer after the other: p95 ${quantile(ownMs, 0.95).toFixed(1)} ms; goal < ${settleGoalMs} ms: ${meetsSettleGoal(ownMs) ? 'met' : 'missed'}`;

/** @param {string[][]} lines all with the same number of cells */
function draw(lines) {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
