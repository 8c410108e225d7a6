import { isEnding } from './children.mjs';

/**
 * @typedef {object} Step
 * @property {string} title what is being done
 * @property {() => boolean | Promise<boolean>} [isDone] nothing to do this time
 * @property {(say: (progress: string) => void) => unknown} run `say` reports its progress
 * @property {boolean} [mayFail] whether the later steps still make sense without it
 */

const stillEveryMs = 30_000;

/** @param {number} ms */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  if (ms < 1000) return `${(ms / 1000).toFixed(1)} s`;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A line that counts the seconds on a terminal, or is repeated now and then in a log. @param {string} head */
function startClock(head) {
  const from = Date.now();
  const isTerminal = process.stdout.isTTY;
  const afresh = isTerminal ? '\r\x1b[2K' : '';
  let progress = 'still at it';
  process.stdout.write(isTerminal ? head : `${head}\n`);
  const show = () => {
    const words = isTerminal && progress === 'still at it' ? '' : `${progress}, `;
    process.stdout.write(`${afresh}${head} ${words}${duration(Date.now() - from)}${isTerminal ? ' ' : '\n'}`);
  };
  const tick = setInterval(show, isTerminal ? 1000 : stillEveryMs);
  return {
    /** @param {string} words */
    say(words) {
      progress = words;
      show();
    },
    /** @param {string} outcome */
    stop(outcome) {
      clearInterval(tick);
      process.stdout.write(`${afresh}${head} ${outcome}, ${duration(Date.now() - from)}\n`);
    },
  };
}

/**
 * Runs one step after the other; prints its number and title, and how long it took.
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
    const clock = startClock(head);
    try {
      await step.run(clock.say);
    } catch (error) {
      clock.stop(isEnding() ? 'ended' : 'failed');
      if (!step.mayFail || isEnding() || !(error instanceof Error)) throw error;
      failures.push(error);
      continue;
    }
    clock.stop('done');
  }
  return failures;
}

/**
 * Runs a script's main function; for expected failures it prints only the message, without a stack.
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
