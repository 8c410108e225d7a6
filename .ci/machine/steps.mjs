import { isEnding } from './children.mjs';

/**
 * @typedef {object} Step
 * @property {string} title what is being done
 * @property {() => boolean | Promise<boolean>} [isDone] nothing to do this time
 * @property {() => unknown} run
 * @property {boolean} [mayFail] whether the later steps still make sense without it
 */

const stillEveryMs = 30_000;

/** @param {number} ms */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  if (ms < 1000) return `${(ms / 1000).toFixed(1)} s`;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A line that counts the seconds on a terminal, and speaks up now and then in a log. @param {string} head */
function startClock(head) {
  const from = Date.now();
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(isTerminal ? head : `${head}\n`);
  const tick = setInterval(
    () => {
      const passed = duration(Date.now() - from);
      process.stdout.write(isTerminal ? `\r${head} ${passed} ` : `${head} still at it, ${passed}\n`);
    },
    isTerminal ? 1000 : stillEveryMs,
  );
  return (/** @type {string} */ outcome) => {
    clearInterval(tick);
    process.stdout.write(
      `${isTerminal ? `\r\x1b[2K` : ''}${head} ${outcome}, ${duration(Date.now() - from)}\n`,
    );
  };
}

/**
 * Does one step after the other and says which, how many there are and how long each took.
 * @param {Step[]} steps
 * @returns {Promise<Error[]>} what went wrong in steps that may fail
 */
export async function takeSteps(steps) {
  /** @type {Error[]} */
  const failures = [];
  for (const [index, step] of steps.entries()) {
    const head = `[${index + 1}/${steps.length}] ${step.title} ...`;
    if (await step.isDone?.()) {
      console.log(`${head} up to date`);
      continue;
    }
    const stop = startClock(head);
    try {
      await step.run();
    } catch (error) {
      stop(isEnding() ? 'ended' : 'failed');
      if (!step.mayFail || isEnding() || !(error instanceof Error)) throw error;
      failures.push(error);
      continue;
    }
    stop('done');
  }
  return failures;
}

/**
 * Runs a script's main function; an expected failure is told in its own words, without a stack.
 * @param {() => Promise<unknown>} main
 * @param {() => Promise<void>} [cleanUp]
 */
export async function runScript(main, cleanUp = async () => {}) {
  try {
    await main();
  } catch (error) {
    if (isEnding()) return;
    const isKnown = error instanceof Error && error.name !== 'TypeError' && error.name !== 'ReferenceError';
    console.error(`\n${isKnown ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exitCode = 1;
  }
  await cleanUp();
}
