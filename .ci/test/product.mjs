import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort, requireFreePort } from '../machine/port.mjs';
import { CommandFailed, startLogged } from '../machine/run-command.mjs';
import { endChild } from '../machine/children.mjs';
import { inRoot, root } from '../paths.mjs';

/** Longer than the start waits for the site. */
const startWithinMs = 25 * 60_000;

/** Longer than the start gives its own programs to end. */
const endWithinMs = 40_000;

/** The processes that the server starts; each writes its process id to its folder. */
const ownProcesses = ['press', 'darkroom'];

/** @param {string} dataDir @param {string} name @returns {number | null} */
function processOf(dataDir, name) {
  const file = path.join(dataDir, 'site', name, 'owner');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).pid : null;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the product as a newcomer would, with `npm start`'s own script, and with empty data.
 * @param {string} chromium
 */
export async function startProduct(chromium) {
  const port = await freePort();
  const sandboxPort = await freePort();
  const dataDir = inRoot('.data', 'test');
  rmSync(dataDir, { recursive: true, force: true });
  const env = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: `${dataDir}/cms.db`,
    DEMO_FILE: `${dataDir}/demo.json`,
    NODE_ENV: 'development',
    CHROME_PATH: chromium,
  };
  const said = new EventEmitter();
  const how = { cwd: root, env };
  const { child, file, lastWords } = startLogged(
    'start',
    process.execPath,
    ['.ci/start.mjs'],
    how,
    (words) => {
      said.emit('words', words);
    },
  );
  /** @type {Promise<number | string>} */
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  await runningOf(said, ended, () => new CommandFailed('npm start', file, lastWords()));
  return {
    env,
    /** Ends it as Ctrl-C does, and checks that nothing stays behind. */
    async stop() {
      const pids = ownProcesses.map((name) => ({ name, pid: processOf(dataDir, name) }));
      if (pids[0]?.pid === null)
        throw new Error('The site builder has not written down which process it is.');
      await endChild(child, endWithinMs);
      const code = await ended;
      if (code !== 143) throw new Error(`After SIGTERM the start ended with ${code}, not with code 143.`);
      await requireFreePort(port, 'none: something of the start lives on');
      await requireFreePort(sandboxPort, 'none: the payment sandbox lives on');
      for (const { name, pid } of pids)
        if (pid !== null && isAlive(pid)) throw new Error(`The ${name} lives on (process ${pid}).`);
    },
  };
}

/**
 * @param {EventEmitter} said
 * @param {Promise<number | string>} ended
 * @param {() => Error} failure
 * @returns {Promise<void>}
 */
function runningOf(said, ended, failure) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(failure()), startWithinMs);
    void ended.then(() => reject(failure()));
    said.on('words', (words) => {
      if (words.includes('could not be built')) reject(failure());
      if (!words.includes('Running.')) return;
      clearTimeout(late);
      resolve();
    });
  });
}
