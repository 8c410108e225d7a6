const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire, Module } = require('node:module');
const path = require('node:path');
const { setTimeout: wait } = require('node:timers/promises');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const root = path.resolve(__dirname, '../..');
const application = /^cms(-plugins)?[\\/]/;
const packages = /[\\/]node_modules[\\/]/;

/**
 * Modules with a state that outlives a server: one counts who has tried to log in to the admin; the others keep what each
 * started server has hooked into the check of permissions, and run all of it for each permission.
 */
const keeping = /[\\/]node_modules[\\/](?:koa2-ratelimit|@strapi[\\/]admin[\\/]dist[\\/]server)[\\/]/;

/** Our own compiled code keeps its settings and state in its modules. @param {string} file */
const isOurs = (file) => application.test(path.relative(root, file)) && !packages.test(file);

/** @param {string} file */
const isForgotten = (file) => isOurs(file) || keeping.test(file);

const strapi = /[\\/]node_modules[\\/]@strapi[\\/]/;

/**
 * Modules with the state of a server; a server that was not shut down would disturb the next one.
 * @param {string} file
 */
const isLeftBehind = (file) => isForgotten(file) || strapi.test(file);

/** What modules that are loaded again were compiled to. @type {Map<string, { content: string, script: vm.Script }>} */
const compiled = new Map();

/** @param {string} file @param {string} content */
function compiledOf(file, content) {
  const known = compiled.get(file);
  if (known?.content === content) return known.script;
  const { USE_MAIN_CONTEXT_DEFAULT_LOADER: importModuleDynamically } = vm.constants;
  const script = new vm.Script(Module.wrap(content), { filename: file, importModuleDynamically });
  compiled.set(file, { content, script });
  return script;
}

/** What Node calls to compile and run a module. @typedef {(content: string, file: string, ...more: unknown[]) => unknown} Compile */
const modules = /** @type {{ _compile: Compile }} */ (/** @type {unknown} */ (Module.prototype));
const compile = modules._compile;

/** Modules that are loaded again for each file are compiled once, and only run again. @this {NodeModule} @type {Compile} */
modules._compile = function (content, file, ...more) {
  if (!isForgotten(file) || file.endsWith('.mjs')) return compile.call(this, content, file, ...more);
  const run = compiledOf(file, content).runInThisContext();
  return run.call(this.exports, this.exports, createRequire(file), this, file, path.dirname(file));
};

const endWithinMs = 10_000;

/**
 * Every store in use makes each promise of the process slower, and those of ended servers stay in use. One that is needed
 * again comes into use by itself.
 * @type {Set<AsyncLocalStorage<unknown>>}
 */
const storesInUse = new Set();
for (const use of /** @type {const} */ (['run', 'enterWith'])) {
  const original = /** @type {Function} */ (AsyncLocalStorage.prototype[use]);
  AsyncLocalStorage.prototype[use] =
    /** @this {AsyncLocalStorage<unknown>} @param {unknown[]} given */ function (...given) {
      storesInUse.add(this);
      return original.apply(this, given);
    };
}

/**
 * Node with `requireOutside`, which loads a module as Node does, outside the test. Strapi has thousands of modules;
 * reading and compiling them for every test file takes longer than most tests. So they are loaded once per process.
 * Those with a state are loaded again for each file, and the environment variables are restored.
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
      // Only now: the runner has started to listen for unhandled errors of a test.
      this.#shared ??= shareProcess();
      return require(require.resolve(name, { paths: [root] }));
    };
    // Outside the test, `instanceof Date` would not know the test's own Date class.
    this.global.Date = Date;
  }

  /** @override */
  async teardown() {
    await super.teardown();
    const left = leftServer();
    // Its modules are removed however it ends; the test has already reported what was wrong.
    if (left) await Promise.race([left.destroy().catch(() => undefined), wait(endWithinMs)]);
    this.#shared?.end();
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    process.chdir(this.#folder);
    for (const store of storesInUse) store.disable();
    storesInUse.clear();
    forget(left ? isLeftBehind : isForgotten);
  }
};

/** The server of a test that failed before shutting it down, where Strapi itself puts it. */
const leftServer = () =>
  /** @type {{ strapi?: { destroy: () => Promise<void> } }} */ (/** @type {unknown} */ (globalThis)).strapi;

/** @param {(file: string) => boolean} is */
function forget(is) {
  Reflect.deleteProperty(globalThis, 'strapi');
  for (const [file, loaded] of Object.entries(require.cache)) {
    if (is(file)) delete require.cache[file];
    // Each module remembers which modules it was the first to load.
    else if (loaded) loaded.children = loaded.children.filter(({ filename }) => !is(filename));
  }
}

/**
 * Strapi behaves as if the process were its own: when it ends, it removes every listener, even those that the runner
 * needs for the next file. From now on it removes only listeners added since.
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
