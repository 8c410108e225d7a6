import { judge } from '../goals/judge.mjs';
import { quantile } from '../statistics.mjs';

/** @typedef {{ what: string, ms: number[] }} Step */

/** At the 95th percentile, of our own time. */
export const settleGoalMs = 30;

/** @param {number[]} ownMs */
export const meetsSettleGoal = (ownMs) => ownMs.length > 0 && quantile(ownMs, 0.95) < settleGoalMs;

/** How many buyers begin each second where the server is busy. */
export const buyersPerSecond = 20;

/** At the 95th percentile, while so many buy. */
export const steadyGoalsMs = { create: 40, settle: 20 };

/** @param {string} database @param {{ calmMs: number[], createMs: number[], settleMs: number[] }} took */
export function judgePayments(database, { calmMs, createMs, settleMs }) {
  const p95 = (/** @type {string} */ what, /** @type {number[]} */ ms, /** @type {number} */ most) =>
    judge({
      ...{ page: `payments, ${database}`, title: `${what}: p95 ms`, digits: 1, most },
      figure: ms.length === 0 ? undefined : quantile(ms, 0.95),
    });
  return [
    p95('settling itself', calmMs, settleGoalMs),
    p95(`create, while ${buyersPerSecond} buy a second`, createMs, steadyGoalsMs.create),
    p95(`settling itself, while ${buyersPerSecond} buy a second`, settleMs, steadyGoalsMs.settle),
  ];
}

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
