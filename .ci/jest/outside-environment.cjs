const path = require('node:path');
const { setTimeout: wait } = require('node:timers/promises');
const { TestEnvironment } = require('jest-environment-node');

const root = path.resolve(__dirname, '../..');
const application = /^cms(-plugins)?[\\/]/;
const packages = /[\\/]node_modules[\\/]/;

/** Counts in its module how often who has tried to log in to the admin. */
const counting = /[\\/]node_modules[\\/]koa2-ratelimit[\\/]/;

/** What is built of our own reads its settings, and holds its state, in its modules. @param {string} file */
const isOurs = (file) => application.test(path.relative(root, file)) && !packages.test(file);

/** @param {string} file */
const isForgotten = (file) => isOurs(file) || counting.test(file);

const strapi = /[\\/]node_modules[\\/]@strapi[\\/]/;

/** What a server keeps in its modules, until it is shut down: one that was not would be in the way of the next. @param {string} file */
const isLeftBehind = (file) => isForgotten(file) || strapi.test(file);

const endWithinMs = 10_000;

/**
 * Node with `requireOutside`, which loads a module as Node itself does and not within the test. Strapi is some thousands
 * of modules: every test file would read and compile them anew, and that is more work than most of the tests have. They
 * are loaded once for all files that a process runs; those with a state are loaded anew for each, and the variables of the process
 * are what they were.
 */
module.exports = class OutsideEnvironment extends TestEnvironment {
  #variables = { ...process.env };
  #folder = process.cwd();
  /** @type {ReturnType<typeof shareProcess> | undefined} */
  #shared;

  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    this.global['requireOutside'] = (/** @type {string} */ name) => {
      // Only now: the runner has begun to listen for what a test leaves unhandled.
      this.#shared ??= shareProcess();
      return require(require.resolve(name, { paths: [root] }));
    };
    // The test's own class of dates would be a stranger to whoever asks outside whether something is one.
    this.global.Date = Date;
  }

  /** @override */
  async teardown() {
    await super.teardown();
    const left = leftServer();
    // However it ends, its modules are forgotten; the test has told by itself what was wrong.
    if (left) await Promise.race([left.destroy().catch(() => undefined), wait(endWithinMs)]);
    this.#shared?.end();
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    process.chdir(this.#folder);
    forget(left ? isLeftBehind : isForgotten);
  }
};

/** The server of a test that failed before it had shut it down, as Strapi itself announces it. */
const leftServer = () =>
  /** @type {{ strapi?: { destroy: () => Promise<void> } }} */ (/** @type {unknown} */ (globalThis)).strapi;

/** @param {(file: string) => boolean} is */
function forget(is) {
  Reflect.deleteProperty(globalThis, 'strapi');
  for (const [file, loaded] of Object.entries(require.cache)) {
    if (is(file)) delete require.cache[file];
    // Each module remembers what it was the first to ask for.
    else if (loaded) loaded.children = loaded.children.filter(({ filename }) => !is(filename));
  }
}

/**
 * Strapi believes that the process is its own: as it ends it takes every listener off it, also those by which the runner
 * hears of the next file. From now on only those are taken that have come since.
 */
function shareProcess() {
  const before = new Map(process.eventNames().map((name) => [name, new Set(process.rawListeners(name))]));
  const own = Object.getOwnPropertyDescriptor(process, 'removeAllListeners');
  const removeAll = (/** @type {(string | symbol)[]} */ names) => {
    for (const name of names) {
      for (const listener of process.rawListeners(name)) {
        if (!before.get(name)?.has(listener))
          process.removeListener(name, /** @type {() => void} */ (listener));
      }
    }
    return process;
  };
  process.removeAllListeners = (/** @type {string | symbol | undefined} */ name) =>
    removeAll(name === undefined ? process.eventNames() : [name]);
  return {
    end() {
      Reflect.deleteProperty(process, 'removeAllListeners');
      if (own) Object.defineProperty(process, 'removeAllListeners', own);
    },
  };
}
