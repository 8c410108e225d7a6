import { judge } from '../goals/judge.mjs';
import { median } from '../statistics.mjs';

/** @typedef {import('./report.mjs').Measured} Measured */

/** A site with fewer pages is a small one. */
const fewPages = 200;

/** In seconds, from Publish until the page is served. What a site of another size has no goal for is missing. */
const small = { landing: 1.5, post: 1.5, everyPage: 10, cold: 6, first: 45, memory: 1 };
const large = { landing: 4, post: 10, everyPage: 20 };

/** @type {(pages: number) => Partial<typeof small>} */
export const goalsOf = (pages) => (pages < fewPages ? small : large);

export const burstGoal = 2;
export const previewGoal = 2;

/** @param {number[]} ms @returns {number | undefined} the median in seconds */
const seconds = (ms) => (ms.length === 0 ? undefined : median(ms) / 1000);

/**
 * Each figure of one size of the site with its goal.
 * @param {Measured} measured
 * @param {string} database
 */
export function judgePublishing(measured, database) {
  const { pages, firstMs, warm, landing, everyPage, cold, burst, preview, memory } = measured;
  const goals = goalsOf(pages);
  const time = (/** @type {{ ms: number }[]} */ rounds) => seconds(rounds.map(({ ms }) => ms));
  /** @type {[title: string, figure: number | undefined, most: number | undefined][]} */
  const figures = [
    ['a page: s', time(landing), goals.landing],
    ['a post that other pages show: s', time(warm), goals.post],
    ['what every page shows: s', time(everyPage), goals.everyPage],
    ['the first after a restart: s', time(cold), goals.cold],
    ['a first release: s', firstMs / 1000, goals.first],
    ['preview, warm: s', seconds(preview.warmMs), previewGoal],
    [`builds for ${burst.publishes} publishes`, burst.builds, burstGoal],
    ['memory of the builder: GB', memory.siteBuilder / 1e9, goals.memory],
  ];
  const page = `publishing, ${pages.toLocaleString('en')} pages, ${database}`;
  return figures
    .filter(([, , most]) => most !== undefined)
    .map(([title, figure, most = 0]) => judge({ page, title, figure, digits: 2, most }));
}
