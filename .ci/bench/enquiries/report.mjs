import { judge } from '../goals/judge.mjs';
import { inColumns } from '../in-columns.mjs';

/** @typedef {{ perSecond: number, p50Ms: number, p99Ms: number }} Pace */
/** @typedef {{ name: string } & Pace} Measured */
/** @typedef {{ what: string, total: number, p50Ms: number, p95Ms: number, p99Ms: number }} Asked */

/** We must take this many times as many leads a second as Strapi's own collection, with a p99 that is no worse. */
export const intakeGoal = 2;

/** At the 95th percentile. */
export const searchGoalMs = 100;

/** @param {Pace} ours @param {Pace} theirs */
export const meetsIntakeGoal = (ours, theirs) =>
  ours.perSecond >= intakeGoal * theirs.perSecond && ours.p99Ms <= theirs.p99Ms;

/** @param {Asked} asked */
export const meetsSearchGoal = ({ p95Ms }) => p95Ms < searchGoalMs;

/** @param {Measured} ours @param {Measured} theirs @param {Asked[]} asked */
export const judgeLeads = (ours, theirs, asked) => [
  judge({
    ...{ page: 'enquiries', title: 'leads a second', figure: ours.perSecond },
    ...{ peer: theirs.perSecond, peerName: 'plain Strapi', leastTimes: intakeGoal },
  }),
  judge({
    ...{ page: 'enquiries', title: 'a lead: p99 ms', figure: ours.p99Ms, digits: 1 },
    ...{ peer: theirs.p99Ms, peerName: 'plain Strapi', mostTimes: 1 },
  }),
  ...asked.map(({ what, p95Ms }) =>
    judge({
      page: 'enquiries',
      title: `desk, ${what}: p95 ms`,
      figure: p95Ms,
      digits: 1,
      most: searchGoalMs,
    }),
  ),
];

/** @param {Measured} ours @param {Measured} theirs */
export function drawIntake(ours, theirs) {
  const rows = [ours, theirs].map(({ name, perSecond, p50Ms, p99Ms }) => [
    name,
    perSecond.toFixed(0),
    p50Ms.toFixed(1),
    p99Ms.toFixed(1),
  ]);
  const ratio = ours.perSecond / theirs.perSecond;
  return [
    inColumns([['', 'leads/s', 'p50 ms', 'p99 ms'], ...rows]),
    `that is ${ratio.toFixed(2)} times as many; goal ≥ ${intakeGoal} at a p99 that is no worse: ${verdict(meetsIntakeGoal(ours, theirs))}`,
  ].join('\n');
}

/** @param {Asked[]} asked */
export function drawSearches(asked) {
  const rows = asked.map((row) => [
    row.what,
    row.total.toFixed(0),
    row.p50Ms.toFixed(1),
    row.p95Ms.toFixed(1),
    row.p99Ms.toFixed(1),
    verdict(meetsSearchGoal(row)),
  ]);
  return inColumns([
    ['asked for', 'found', 'p50 ms', 'p95 ms', 'p99 ms', `p95 < ${searchGoalMs} ms`],
    ...rows,
  ]);
}

const verdict = (/** @type {boolean} */ isMet) => (isMet ? 'met' : 'missed');
