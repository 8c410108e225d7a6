/*
 * Loaded into a server before anything else (`node --require`). At SIGUSR2 it writes to the file that LIVE_TIMERS names where
 * each timer was made that will still fire: work that the server does by itself.
 */
const fs = require('node:fs');

/** @type {Map<unknown, string>} */
const live = new Map();
// The place that a worker was started from is far up.
Error.stackTraceLimit = 40;

for (const [set, clear] of /** @type {const} */ ([
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
])) {
  const [usualSet, usualClear] = [globalThis[set], globalThis[clear]];
  /** @type {any} */ (globalThis)[set] = (
    /** @type {(...given: unknown[]) => void} */ work,
    /** @type {number} */ ms,
    /** @type {unknown[]} */ ...given
  ) => {
    const timer = usualSet(() => {
      if (set === 'setTimeout') live.delete(timer);
      work(...given);
    }, ms);
    live.set(timer, new Error('made here').stack ?? '');
    return timer;
  };
  /** @type {any} */ (globalThis)[clear] = (/** @type {any} */ timer) => {
    live.delete(timer);
    usualClear(timer);
  };
}

process.on('SIGUSR2', () => {
  const file = process.env.LIVE_TIMERS ?? '';
  fs.writeFileSync(`${file}.part`, JSON.stringify([...live.values()]));
  fs.renameSync(`${file}.part`, file);
});
