import { inColumns } from '../in-columns.mjs';
import { median } from '../statistics.mjs';

/** @typedef {import('@lanternway/contracts/publishing/staff').StageTime} StageTime */
/**
 * From a publish until the new text is served, with the stages of its build, and the processor time that it took.
 * @typedef {{ ms: number, stages: StageTime[], processorMs?: number }} Round
 */
/**
 * @typedef {object} Measured
 * @property {number} pages
 * @property {number} firstMs from the server's first answer to the first release, everything cold
 * @property {Round[]} warm
 * @property {Round[]} landing the same of a landing page
 * @property {Round[]} everyPage a change that every page shows
 * @property {Round[]} cold right after a restart
 * @property {number} plainMs
 * @property {{ publishes: number, builds: number, ms: number }} burst
 * @property {{ coldMs: number, warmMs: number[] }} preview
 * @property {number} priceMs until checkout takes a new price
 * @property {{ siteBuilder: number, previewRenderer: number }} memory in bytes, after all of this
 */

/**
 * The median of each stage over the rounds, in order; a stage that a round lacks counts as 0.
 * @param {Round[]} rounds
 * @returns {StageTime[]}
 */
export function stageMedians(rounds) {
  const names = [...new Set(rounds.flatMap(({ stages }) => stages.map(({ stage }) => stage)))];
  const timeOf = (/** @type {Round} */ { stages }, /** @type {string} */ name) =>
    stages.filter(({ stage }) => stage === name).reduce((sum, { ms }) => sum + ms, 0);
  return names.map((stage) => ({ stage, ms: median(rounds.map((round) => timeOf(round, stage))) }));
}

/**
 * The time of a round outside all stages: before the build begins, and until the server notices the link.
 * @param {Round[]} rounds
 */
export const besideStages = (rounds) =>
  median(rounds.map(({ ms, stages }) => Math.max(0, ms - stages.reduce((sum, stage) => sum + stage.ms, 0))));

const total = (/** @type {Round[]} */ rounds) => median(rounds.map(({ ms }) => ms));

const processor = (/** @type {Round[]} */ rounds) => median(rounds.map(({ processorMs = 0 }) => processorMs));

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;

/** @param {Measured} measured @returns {[string, string][]} */
function linesOf(measured) {
  const { pages, firstMs, warm, landing, everyPage, cold, plainMs, burst, preview, priceMs, memory } =
    measured;
  return [
    ['pages', pages.toLocaleString('en')],
    ['from Publish to live, warm', seconds(total(warm))],
    ...stageMedians(warm).map(
      ({ stage, ms }) => /** @type {[string, string]} */ ([`  ${stage}`, seconds(ms)]),
    ),
    ['  beside the stages', seconds(besideStages(warm))],
    ['  processor', seconds(processor(warm))],
    ['a landing page', seconds(total(landing))],
    ['  its processor', seconds(processor(landing))],
    ['a change that every page shows', seconds(total(everyPage))],
    ['  and its processor', seconds(processor(everyPage))],
    ['right after a restart', seconds(total(cold))],
    ['first release, nothing kept', seconds(firstMs)],
    ['plain gatsby build beside it', seconds(plainMs)],
    [`burst of ${burst.publishes}, all live`, seconds(burst.ms)],
    ['  builds made', burst.builds.toFixed(0)],
    ['preview, cold', seconds(preview.coldMs)],
    ['preview, warm', seconds(median(preview.warmMs))],
    ['new price at checkout', seconds(priceMs)],
    ['memory of the builder', megabytes(memory.siteBuilder)],
    ['memory of the preview', megabytes(memory.previewRenderer)],
  ];
}

/** One column for each number of pages. @param {Measured[]} sizes */
export function drawPublishing(sizes) {
  const columns = sizes.map(linesOf);
  const names = [...new Set(columns.flat().map(([name]) => name))];
  const order = (/** @type {string} */ name) =>
    Math.max(...columns.map((lines) => lines.findIndex(([line]) => line === name)));
  const rows = names
    .sort((a, b) => order(a) - order(b))
    .map((name) => [name, ...columns.map((lines) => lines.find(([line]) => line === name)?.[1] ?? '-')]);
  return inColumns(rows);
}
