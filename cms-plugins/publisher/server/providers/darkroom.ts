import { fork, type ChildProcess } from 'node:child_process';
import type { FromDarkroom, ToDarkroom } from '@lanternway/contracts/publishing/build-protocol';
import type { Helper } from '../config';
import { readDarkroom } from './darkroom-messages';
import { basicVariables } from './env';
import { createTail } from './output-tail';

export type Drawn = Extract<FromDarkroom, { kind: 'drawn' | 'cannotDraw' }>;

type Drawing = Omit<ToDarkroom, 'kind' | 'id'>;

/** A process that draws drafts. It is begun when it is first wanted and stays warm while it is used. */
export interface Darkroom {
  /** Begins it where it has not begun. Never throws, never waits. */
  warmUp: () => void;
  /** Draws as soon as it can. Rejects where the process dies over it or takes too long. */
  draw: (drawing: Drawing) => Promise<Drawn>;
  /** Whether a drawing would begin at once. */
  isReady: () => boolean;
  /** The folder with the pictures that its pages show; null before it is ready. */
  publicFolder: () => string | null;
  stop: () => Promise<void>;
}

interface Times {
  /** Without a drawing. */
  idleMs: number;
  startMs: number;
  drawMs: number;
}

interface Setting {
  helper: Helper;
  log: { info: (line: string) => void; error: (line: string) => void };
  times?: Partial<Times>;
}

interface Waiting {
  drawing: ToDarkroom;
  resolve: (drawn: Drawn) => void;
  reject: (error: Error) => void;
}

const minute = 60_000;
const usual: Times = { idleMs: 30 * minute, startMs: 5 * minute, drawMs: minute };

export function createDarkroom({ helper, log, times = {} }: Setting): Darkroom {
  const { idleMs, startMs, drawMs } = { ...usual, ...times };
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let folder: string | null = null;
  let isStopped = false;
  let lastId = 0;
  let startedAt = 0;
  let patience: NodeJS.Timeout | undefined;

  /** There is always one end that it goes towards: of its start, of a drawing, of a rest. */
  function waitFor(ms: number, reason: string): void {
    clearTimeout(patience);
    patience = setTimeout(() => {
      end(reason);
    }, ms);
    patience.unref();
  }

  function waitAgain(): void {
    if (folder === null) return;
    if (waiting.size === 0) waitFor(idleMs, 'nobody previews any more');
    else waitFor(drawMs, 'it took too long to draw');
  }

  function end(reason: string): void {
    clearTimeout(patience);
    if (child === null) return;
    log.info(`publisher: the darkroom ends: ${reason}`);
    child.kill('SIGKILL');
    gone(child, reason);
  }

  function gone(which: ChildProcess, reason: string): void {
    if (child !== which) return;
    child = null;
    folder = null;
    clearTimeout(patience);
    for (const { reject } of waiting.values()) reject(new Error(`The darkroom has ended: ${reason}.`));
    waiting.clear();
  }

  function hear(message: FromDarkroom): void {
    if (message.kind === 'ready') {
      folder = message.publicFolder;
      log.info(`publisher: the darkroom is ready after ${String(Date.now() - startedAt)} ms`);
      for (const { drawing } of waiting.values()) child?.send(drawing);
    } else if (message.kind === 'broken') {
      log.error(`publisher: the darkroom is broken: ${message.message}`);
      end('it is broken');
    } else {
      waiting.get(message.id)?.resolve(message);
      waiting.delete(message.id);
    }
    waitAgain();
  }

  function begin(): void {
    if (child !== null || isStopped) return;
    startedAt = Date.now();
    const begun = fork(helper.module, [], {
      cwd: helper.cwd,
      env: { ...basicVariables(), ...helper.env },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = begun;
    const tail = createTail(helper.env);
    begun.stderr?.on('data', (chunk: Buffer) => {
      tail.add(chunk.toString());
    });
    begun.on('message', (sent) => {
      const message = readDarkroom(sent);
      if (message !== null && child === begun) hear(message);
    });
    begun.on('error', (error) => {
      gone(begun, error.message);
    });
    begun.on('exit', (code, signal) => {
      if (child !== begun) return;
      const said = tail.lines().join('\n');
      log.error(`publisher: the darkroom ended by itself (${String(code ?? signal)}): ${said}`);
      gone(begun, 'it ended by itself');
    });
    waitFor(startMs, 'it took too long to start');
  }

  return {
    warmUp: begin,
    isReady: () => folder !== null,
    publicFolder: () => folder,
    draw: (drawing) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const order: ToDarkroom = { kind: 'draw', id: lastId, ...drawing };
        begin();
        if (child === null) {
          reject(new Error('The darkroom is closed.'));
          return;
        }
        waiting.set(lastId, { drawing: order, resolve, reject });
        if (folder === null) return;
        child.send(order);
        waitAgain();
      }),
    stop() {
      isStopped = true;
      const last = child;
      end('the server stops');
      if (last === null || last.exitCode !== null || last.signalCode !== null) return Promise.resolve();
      return new Promise((resolve) =>
        last.once('exit', () => {
          resolve();
        }),
      );
    },
  };
}
