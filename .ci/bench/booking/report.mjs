import { judge } from '../goals/judge.mjs';
import { inColumns } from '../in-columns.mjs';

/** @typedef {{ what: string, count: number, p50Ms: number, p95Ms: number, p99Ms: number }} Measured */

/** At the 95th percentile. */
export const goalsMs = { slots: 60, holds: 40 };

/** How much slower leads may be, at the 99th percentile, while times are held beside. */
export const leadGoal = 1.5;

/** @param {Measured} measured @param {number} goalMs */
export const meetsGoal = ({ p95Ms }, goalMs) => p95Ms <= goalMs;

/** @param {Measured} alone @param {Measured} beside */
export const meetsLeadGoal = (alone, beside) => beside.p99Ms <= leadGoal * alone.p99Ms;

/** @param {{ slots: Measured, holds: Measured, alone: Measured, beside: Measured }} measured */
export const judgeBooking = ({ slots, holds, alone, beside }) => [
  judge({
    page: 'booking',
    title: 'free times: p95 ms',
    figure: slots.p95Ms,
    digits: 1,
    most: goalsMs.slots,
  }),
  judge({ page: 'booking', title: 'a hold: p95 ms', figure: holds.p95Ms, digits: 1, most: goalsMs.holds }),
  judge({
    ...{ page: 'booking', title: 'a lead beside 50 holds a second: p99 ms', figure: beside.p99Ms, digits: 1 },
    ...{ peer: alone.p99Ms, peerName: 'alone', mostTimes: leadGoal },
  }),
];

const verdict = (/** @type {boolean} */ isMet) => (isMet ? 'met' : 'missed');

/** @param {{ slots: Measured, holds: Measured, alone: Measured, beside: Measured }} measured */
export function drawBooking({ slots, holds, alone, beside }) {
  const of = (/** @type {Measured} */ { what, count, p50Ms, p95Ms, p99Ms }, /** @type {string} */ goal) => [
    what,
    count.toFixed(0),
    p50Ms.toFixed(1),
    p95Ms.toFixed(1),
    p99Ms.toFixed(1),
    goal,
  ];
  const lines = [
    ['', 'answers', 'p50 ms', 'p95 ms', 'p99 ms', 'goal'],
    of(slots, `p95 ≤ ${goalsMs.slots} ms: ${verdict(meetsGoal(slots, goalsMs.slots))}`),
    of(holds, `p95 ≤ ${goalsMs.holds} ms: ${verdict(meetsGoal(holds, goalsMs.holds))}`),
    of(alone, ''),
    of(
      beside,
      `p99 ${(beside.p99Ms / alone.p99Ms).toFixed(2)} times, ≤ ${leadGoal}: ${verdict(meetsLeadGoal(alone, beside))}`,
    ),
  ];
  return inColumns(lines);
}
