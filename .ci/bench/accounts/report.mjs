/** @typedef {{ name: string, loginsPerSecond: number, idleP99Ms: number, busyP99Ms: number, busyLogins: Record<string, number> }} Measured */

/** How much slower a plain call may become while parents log in. */
export const goal = 1.5;

/** @param {Measured} measured */
export const slowdownOf = ({ idleP99Ms, busyP99Ms }) => busyP99Ms / idleP99Ms;

/** @param {Measured} measured */
export const meetsGoal = (measured) => slowdownOf(measured) <= goal;

/** @param {Measured[]} rows the first is the product's */
export function drawReport(rows) {
  const lines = rows.map((row) => {
    const answered = Object.entries(row.busyLogins).map(([status, count]) => `${count} × ${status}`);
    return [
      `${row.name}`,
      `  logins a second, 20 clients        ${row.loginsPerSecond.toFixed(1)}`,
      `  p99 of a plain call, nobody else   ${row.idleP99Ms.toFixed(1)} ms`,
      `  p99 of it with 50 logins a second  ${row.busyP99Ms.toFixed(1)} ms (answered: ${answered.join(', ') || 'none'})`,
      `  that is                            ${slowdownOf(row).toFixed(2)} times; goal ≤ ${goal}: ${meetsGoal(row) ? 'met' : 'missed'}`,
    ].join('\n');
  });
  return lines.join('\n\n');
}
