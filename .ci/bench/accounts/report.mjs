import { judge } from '../goals/judge.mjs';

/**
 * @typedef {{ what: string, idleP99Ms: number, busyP99Ms: number }} PlainCall
 * @typedef {{ name: string, rounds: number, loginsPerSecond: number, busySeconds: number,
 *   busyLogins: Record<string, number>, calls: PlainCall[] }} Measured
 */

/** How many times slower a plain call may become while parents log in. */
export const goal = 1.5;

/** @param {PlainCall} call */
export const meetsGoal = ({ idleP99Ms, busyP99Ms }) => busyP99Ms <= goal * idleP99Ms;

/** @param {Measured} row the product's */
export const judgeCalls = ({ calls }) =>
  calls.map(({ what, idleP99Ms, busyP99Ms }) =>
    judge({
      ...{
        page: 'accounts',
        title: `${what}: p99 ms while 50 log in a second`,
        figure: busyP99Ms,
        digits: 1,
      },
      ...{ peer: idleP99Ms, peerName: 'idle', mostTimes: goal },
    }),
  );

/** @param {Measured[]} rows the first is the product's */
export const drawReport = (rows) => rows.map(drawOne).join('\n\n');

/** @param {Measured} row */
function drawOne({ name, rounds, loginsPerSecond, busySeconds, busyLogins, calls }) {
  const answered = Object.entries(busyLogins).map(([status, count]) => `${count} × ${status}`);
  return [
    `${name} (${rounds === 1 ? 'one round' : `medians of ${rounds} rounds`})`,
    `  logins a second, 20 clients   ${loginsPerSecond.toFixed(1)}`,
    `  50 logins a second for ${busySeconds} s  ${answered.join(', ') || 'none answered'}`,
    `  p99 of a plain call           nobody else  50 logins/s  times (goal ≤ ${goal})`,
    ...calls.map(drawCall),
  ].join('\n');
}

/** @param {PlainCall} call */
function drawCall(call) {
  const { what, idleP99Ms, busyP99Ms } = call;
  const times = `${(busyP99Ms / idleP99Ms).toFixed(2)} ${meetsGoal(call) ? 'met' : 'missed'}`;
  return `    ${what.padEnd(26)}${ms(idleP99Ms)}  ${ms(busyP99Ms)}  ${times}`;
}

const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`.padStart(11);
