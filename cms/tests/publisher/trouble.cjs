/*
 * Loaded into a server before anything else (`node --require`). At an exact moment, which `trouble.json` of its data folder
 * names, it is killed, stopped, or told that its disk is full: a test that sends a signal would be too early or too late.
 * It happens once. CLOCK_AHEAD_MS sets its clock ahead.
 */
const fs = require('node:fs');
const promises = require('node:fs/promises');
const path = require('node:path');

const { DATA_DIR = '', CLOCK_AHEAD_MS = '0' } = process.env;
const file = path.join(DATA_DIR, 'trouble.json');
const names = /** @type {const} */ (['mkdir', 'open', 'readFile', 'rename', 'symlink']);

/** @returns {import('./publishing-servers').Trouble | null} */
function read() {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown[]} given @param {'before' | 'after'} when */
function strike(name, given, when) {
  const trouble = read();
  if (trouble === null || trouble.call !== name || trouble.when !== when) return;
  if (!given.some((part) => typeof part === 'string' && part.includes(trouble.path))) return;
  fs.rmSync(file);
  fs.writeFileSync(`${file}.struck`, String(process.pid));
  process.kill(process.pid, trouble.signal);
}

/** @type {any} */
const all = promises;
for (const name of names) {
  const usual = all[name];
  all[name] = async (/** @type {unknown[]} */ ...given) => {
    strike(name, given, 'before');
    const done = await usual(...given);
    strike(name, given, 'after');
    return done;
  };
}

const aheadMs = Number(CLOCK_AHEAD_MS);
if (aheadMs > 0) {
  const usual = Date;
  const usualNow = usual.now;
  const now = () => usualNow() + aheadMs;
  globalThis.Date = new Proxy(usual, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    apply: () => new usual(now()).toString(),
    get: (target, name, as) => (name === 'now' ? now : Reflect.get(target, name, as)),
  });
}
