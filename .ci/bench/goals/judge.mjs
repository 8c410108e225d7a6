/**
 * What a figure may be, by itself and as a multiple of what it is compared with.
 * @typedef {{ most?: number, least?: number, mostTimes?: number, leastTimes?: number }} Limits
 */

/**
 * A figure with its goals, as the table shows it.
 * @typedef {{ page: string, title: string, digits: number, figure: number, limits: string[], peer: number | null,
 *   ratio: number | null, holds: boolean }} Verdict
 */

/**
 * @typedef {{ page: string, title: string, figure: number | undefined, digits?: number, peer?: number | null, peerName?: string }
 *   & Limits} Measured
 * `page`: the page or the part of the product that was measured. `peer`: the same figure of what it is compared with.
 */

/**
 * A figure beside its goals. One that could not be measured misses them. A goal that compares counts only beside something.
 * @param {Measured} measured
 * @returns {Verdict}
 */
export function judge({
  page,
  title,
  figure = Number.NaN,
  digits = 0,
  peer = null,
  peerName = 'peer',
  ...limits
}) {
  const { most, least, mostTimes, leastTimes } = limits;
  const times = (/** @type {number} */ count) => (peer === null ? null : count * peer);
  /** @type {[text: string, isMost: boolean, limit: number | null][]} */
  const asked = [];
  if (least !== undefined) asked.push([`≥ ${least}`, false, least]);
  if (most !== undefined) asked.push([`≤ ${most}`, true, most]);
  if (leastTimes !== undefined)
    asked.push([`≥ ${leastTimes.toFixed(1)} × ${peerName}`, false, times(leastTimes)]);
  if (mostTimes !== undefined)
    asked.push([`≤ ${mostTimes.toFixed(1)} × ${peerName}`, true, times(mostTimes)]);
  const isWithin = (/** @type {boolean} */ isMost, /** @type {number | null} */ limit) =>
    limit === null || (isMost ? figure <= limit : figure >= limit);
  return {
    ...{ page, title, digits, figure, peer },
    limits: asked.map(([text]) => text),
    ratio: peer === null || peer === 0 ? null : figure / peer,
    holds: !Number.isNaN(figure) && asked.every(([, isMost, limit]) => isWithin(isMost, limit)),
  };
}
