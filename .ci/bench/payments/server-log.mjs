/** The times that the server writes to its log. */

/** @typedef {{ ownMs: number[], waitedMs: number[], calls: Record<string, number[]> }} Told */

const settledLine = /payments: ORD-\S+ \S+ -> paid by \w+ \(([\d.]+) ms, waited ([\d.]+) ms\)/;
const callLine = /payments (razorpay|paypal) ([a-z ]+) \S+: done \(\d+, (\d+) ms/;

/**
 * @param {string} log
 * @returns {Told} for each order that became paid, how long settling took and how long it waited for the database
 * before; for each call to a provider, how long it took, by name
 */
export function readServerLog(log) {
  /** @type {Told} */
  const told = { ownMs: [], waitedMs: [], calls: {} };
  for (const line of log.split('\n')) {
    const settled = settledLine.exec(line);
    if (settled !== null) {
      told.ownMs.push(Number(settled[1]));
      told.waitedMs.push(Number(settled[2]));
    }
    const call = callLine.exec(line);
    if (call !== null) (told.calls[`${call[1]}: ${call[2]}`] ??= []).push(Number(call[3]));
  }
  return told;
}
