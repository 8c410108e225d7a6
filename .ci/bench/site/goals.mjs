import { judge } from '../goals/judge.mjs';

/**
 * What was measured of one page. What is not asked of its kind is missing.
 * @typedef {Partial<Awaited<ReturnType<typeof import('./lighthouse.mjs').measurePage>>> &
 *   Partial<Awaited<ReturnType<typeof import('./idle.mjs').measureIdle>>> &
 *   { applicationBytes?: number, interactionMs?: number, worstInteractionMs?: number }} Figures
 */

/** @typedef {{ page: string, kind: Kind, figures: Figures }} Row */
/** @typedef {keyof typeof goals} Kind */

/**
 * A figure with its goal.
 * @typedef {{ title: string, of: (figures: Figures) => number | undefined, digits?: number } &
 *   import('../goals/judge.mjs').Limits} Goal
 */

const kilobyte = 1000;

/** @param {number | undefined} bytes */
const inKilobytes = (bytes) => (bytes === undefined ? undefined : bytes / kilobyte);

/** @param {number} most @returns {Goal} */
const blocking = (most) => ({ title: 'TBT ms', of: ({ tbtMs }) => tbtMs, most });

/** @param {number} most @returns {Goal} */
const script = (most) => ({
  title: 'JS until it runs KB',
  of: ({ applicationBytes }) => inKilobytes(applicationBytes),
  digits: 1,
  most,
});

/** @param {number} least @returns {Goal} */
const speed = (least) => ({ title: 'Score, worst run', of: ({ worstScores }) => worstScores?.[0], least });

/** @type {Goal} */
const shift = { title: 'CLS', of: ({ cls }) => cls, digits: 3, most: 0.01 };

/** @satisfies {Record<string, Goal[]>} */
export const goals = {
  /** Pages that only show something. */
  content: [
    {
      title: 'Worst of four scores, worst run',
      of: ({ worstScores }) => (worstScores === undefined ? undefined : Math.min(...worstScores)),
      least: 100,
    },
    {
      title: 'JS at load KB',
      of: ({ scriptBytes }) => inKilobytes(scriptBytes),
      digits: 1,
      most: 65,
    },
    script(65),
    { title: 'All bytes KB', of: ({ totalBytes }) => inKilobytes(totalBytes), mostTimes: 0.8 },
    { title: 'LCP ms', of: ({ lcpMs }) => lcpMs, most: 1200, mostTimes: 0.8 },
    blocking(10),
    shift,
    { title: 'CPU while loading ms', of: ({ cpuMs }) => cpuMs, mostTimes: 1 },
    { title: 'Interaction p75 ms', of: ({ interactionMs }) => interactionMs, most: 50 },
    { title: 'Worst interaction ms', of: ({ worstInteractionMs }) => worstInteractionMs, mostTimes: 1 },
  ],
  /** The same page where prices are shown in the currency of another country. */
  abroad: [speed(98), { title: 'LCP ms', of: ({ lcpMs }) => lcpMs, mostTimes: 1 }, blocking(100), shift],
  /** Pages with a form that leads to a class or an application. */
  form: [speed(100), blocking(30), script(75), shift],
  /** Accounts and the checkout, which are made with MUI. */
  account: [speed(98), blocking(100), script(120), shift],
  /** Any page that nobody touches. */
  idle: [
    { title: 'CPU in 6 idle s ms', of: ({ idleCpuMs }) => idleCpuMs, digits: 1, most: 20 },
    { title: 'Styles in 6 idle s', of: ({ idleStyles }) => idleStyles, most: 10 },
  ],
};

/**
 * Each figure of a page with its goals.
 * @param {Row} row
 * @param {Figures | null} peer what the page of somebody else has
 */
export function judgePage({ page, kind, figures }, peer) {
  /** @type {readonly Goal[]} */
  const asked = goals[kind];
  return asked.map(({ of, ...goal }) =>
    judge({ page, ...goal, figure: of(figures), peer: peer === null ? null : (of(peer) ?? null) }),
  );
}
