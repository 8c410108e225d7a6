import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('@lanternway/contracts/publishing/site-folder').SiteStatus} SiteStatus */
/** @typedef {(progress: string) => void} Say */
/**
 * `siteLink` points to the live release; the times are for tests.
 * @typedef {{ siteLink: string, say?: Say, lookEveryMs?: number, withinMs?: number, takenWithinMs?: number,
 *   standsForMs?: number }} Where
 */

const lookEveryMs = 300;

/** Without a new stage. Far more than one takes, for slow machines. */
const withinMs = 15 * 60_000;

/** A fault that the publisher will retry within this time is not reported. */
const soonMs = 15_000;

/** A fault must last this long. A shorter one may be left from an earlier run and about to be retried. */
const standsForMs = 6_000;

/**
 * The publisher that builds takes a request within half a second. Where it was killed, another takes its place 15 seconds
 * later.
 */
const takenWithinMs = 40_000;

/** @type {Record<NonNullable<SiteStatus['building']>['stage'], string>} */
const stageWords = {
  waiting: 'waiting for its turn',
  starting: 'loading the site and compiling its code',
  reading: 'reading the published content',
  pages: 'making pages',
  drawing: 'drawing pages',
  checking: 'checking titles, texts and links',
  packing: 'packing',
  verifying: 'comparing with what is published',
  switching: 'making it live',
};

export class SiteNotLive extends Error {
  /** @param {string} words */
  constructor(words) {
    super(words);
    this.name = 'SiteNotLive';
  }
}

/**
 * The publisher's last status, or null. The file name comes from the contracts, which a fresh clone has not built yet.
 * @param {string} siteLink
 * @returns {Promise<SiteStatus | null>}
 */
async function readStatus(siteLink) {
  const { statusFile } = await import('@lanternway/contracts/publishing/site-folder');
  try {
    return JSON.parse(readFileSync(path.join(path.dirname(siteLink), statusFile), 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/** @param {NonNullable<SiteStatus['problem']>} problem */
function wordsOf({ kind, sentences, tryAgainAt }) {
  const head =
    kind === 'refused'
      ? 'Content that must not go live:'
      : 'The build of the site broke, and it was not the content:';
  const again = tryAgainAt === null ? [] : [`It is tried again by itself at ${tryAgainAt}.`];
  return [head, ...sentences.map((sentence) => `  - ${sentence}`), ...again].join('\n');
}

/** @param {NonNullable<SiteStatus['problem']>} problem */
const isOverSoon = ({ tryAgainAt }) => tryAgainAt !== null && Date.parse(tryAgainAt) < Date.now() + soonMs;

/**
 * Waits for something in the publisher's status, and reports the stage meanwhile. Fails with the faults if the newest
 * build did not go live.
 * @param {Where} where
 * @param {object} what
 * @param {(status: SiteStatus) => boolean} what.concerns whether a status belongs to what is waited for
 * @param {(status: SiteStatus) => boolean} what.isDone
 * @param {(status: SiteStatus) => SiteStatus['problem']} [what.problemOf] a fault to report
 */
async function untilDone(where, { concerns, isDone, problemOf = ({ problem }) => problem }) {
  const mostMs = where.withinMs ?? withinMs;
  let until = Date.now() + mostMs;
  let told = '';
  let fault = { number: 0, from: 0 };
  while (Date.now() < until) {
    const status = await readStatus(where.siteLink);
    if (status !== null && concerns(status)) {
      if (isDone(status)) return status;
      const words = status.building === null ? '' : stageWords[status.building.stage];
      if (words !== '' && words !== told) {
        where.say?.(words);
        until = Date.now() + mostMs;
      }
      told = words;
      const problem = status.building === null ? problemOf(status) : null;
      if (problem === null) fault = { number: 0, from: 0 };
      else if (fault.number !== problem.number) fault = { number: problem.number, from: Date.now() };
      else if (Date.now() - fault.from > (where.standsForMs ?? standsForMs) && !isOverSoon(problem))
        throw new SiteNotLive(wordsOf(problem));
    }
    await wait(where.lookEveryMs ?? lookEveryMs);
  }
  throw new SiteNotLive('The server did not say that the site is live; its log tells more.');
}

/**
 * Waits until the live release shows what is published, with the current code.
 * @param {Where} where
 * @param {Date} since an older status belongs to an earlier run
 */
export const untilLive = (where, since) =>
  untilDone(where, {
    concerns: ({ at }) => Date.parse(at) >= since.getTime(),
    isDone: ({ live, isCurrent }) => live !== null && isCurrent === true,
  });

/** Leaves a manual build request for the publisher. @param {string} siteLink */
async function leaveWish(siteLink) {
  const { publishNowFile } = await import('@lanternway/contracts/publishing/site-folder');
  const folder = path.dirname(siteLink);
  const word = randomUUID();
  const file = path.join(folder, publishNowFile);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}-${word}`, word);
  renameSync(`${file}-${word}`, file);
  return { word, takeBack: () => rmSync(file, { force: true }) };
}

/**
 * Asks the publisher of a folder for a build, like Publish now in the admin, and waits until it is live. Null if no
 * publisher uses the folder.
 * @param {Where} where
 */
export async function publishNow(where) {
  const wish = await leaveWish(where.siteLink);
  const concerns = (/** @type {SiteStatus} */ { asked }) => asked?.word === wish.word;
  const after = (/** @type {SiteStatus} */ { asked }) => asked?.after ?? 0;
  try {
    const soon = { ...where, withinMs: where.takenWithinMs ?? takenWithinMs };
    await untilDone(soon, { concerns, isDone: () => true });
  } catch (error) {
    wish.takeBack();
    if (error instanceof SiteNotLive) return null;
    throw error;
  }
  return untilDone(where, {
    concerns,
    isDone: (status) => (status.live?.number ?? 0) > after(status),
    problemOf: (status) => ((status.problem?.number ?? 0) > after(status) ? status.problem : null),
  });
}
