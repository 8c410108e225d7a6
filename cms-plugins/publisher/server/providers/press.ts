import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type {
  ContentFault,
  FromPress,
  PressStage,
  ToPress,
} from '@lanternway/contracts/publishing/build-protocol';
import { basicVariables } from './env';
import { createTail } from './press-tail';
import { readWords } from './press-words';

/** How its process is started: Node, this module, there, with these variables. */
export interface PressProgram {
  module: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
}

export interface PressOrder {
  build: number;
  into: string;
  before: string | null;
}

/** Asked and told while a release is made. */
export interface PressWatch {
  onStage: (stage: PressStage) => void;
  /** All content has been read. Is it still what is published? */
  onRead: () => Promise<'goOn' | 'readAgain'>;
}

export type Pressed =
  | { kind: 'built'; pages: number }
  | { kind: 'refused'; faults: ContentFault[] }
  | { kind: 'broken'; message: string };

/** A running press. */
export interface Press {
  /** Its code, once it can build. Rejects where it ends before. */
  ready: Promise<string>;
  /** One at a time. Whatever goes wrong is told as `broken`. */
  build: (order: PressOrder, watch: PressWatch) => Promise<Pressed>;
  /** The last lines it wrote. */
  tail: () => string[];
  /** How it ended: true where it ended by itself and in order, to be started afresh. */
  ended: Promise<boolean>;
  close: () => Promise<void>;
}

interface Limits {
  /** Without a word, or a line, for so long it counts as dead. */
  silentMs: number;
  /** The same until its first release is made: it compiles the site's code, and says nothing while it does. */
  coldMs: number;
  /** Time to end by itself when it is asked to. */
  closingMs: number;
}

const usual: Limits = { silentMs: 5 * 60_000, coldMs: 15 * 60_000, closingMs: 3_000 };

export function startPress({ module, cwd, env }: PressProgram, limits: Limits = usual): Press {
  // Nothing of our own environment, which holds secrets, but what finding programs takes.
  const child = fork(module, [], {
    cwd,
    env: { ...basicVariables(), ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const tail = createTail(env);
  const listeners = new Set<(said: FromPress | Death) => void>();
  const life = watchLife(child, limits);
  const tell = (said: FromPress | Death) => {
    for (const listener of [...listeners]) listener(said);
  };

  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      life.sign();
      tail.add(text);
    });
  }
  child.on('message', (message) => {
    life.sign();
    const said = readWords(message);
    if (said === null) tail.add(`It said something unknown: ${JSON.stringify(message).slice(0, 200)}\n`);
    else tell(said);
  });

  let death: Death | undefined;
  const ended = new Promise<boolean>((resolve) => {
    const end = (how: string, isInOrder: boolean) => {
      if (death !== undefined) return;
      life.end();
      death = { kind: 'dead', message: `The press ended ${how}.` };
      tell(death);
      resolve(isInOrder);
    };
    child.once('error', (error) => {
      end(`before it began: ${error.message}`, false);
    });
    child.once('exit', (code, signal) => {
      const how = life.wasSilent()
        ? 'since it gave no sign of life'
        : `(${signal ?? `code ${String(code)}`})`;
      end(how, code === 0);
    });
  });

  const ready = new Promise<string>((resolve, reject) => {
    const listener = (said: FromPress | Death) => {
      if (said.kind === 'ready') resolve(said.code);
      else if (said.kind === 'dead' || said.kind === 'broken') reject(new Error(said.message));
      else return;
      life.rest();
      listeners.delete(listener);
    };
    listeners.add(listener);
  });
  // Whoever waits for it is told; nobody may be waiting.
  ready.catch(() => undefined);

  const send = (words: ToPress) => {
    if (child.connected) child.send(words);
  };

  return {
    ready,
    tail: tail.lines,
    ended,

    build(order, { onStage, onRead }) {
      return new Promise<Pressed>((resolve) => {
        const { build } = order;
        const finish = (pressed: Pressed) => {
          life.rest();
          life.isWarm();
          listeners.delete(listener);
          resolve(pressed);
        };
        const listener = (said: FromPress | Death) => {
          if (said.kind === 'dead') finish({ kind: 'broken', message: said.message });
          else if (said.kind === 'broken') finish({ kind: 'broken', message: said.message });
          else if (said.kind === 'ready' || said.build !== build) return;
          else if (said.kind === 'stage') onStage(said.stage);
          else if (said.kind === 'read') void answerRead();
          else finish(said);
        };
        const answerRead = async () => {
          try {
            send({ kind: await onRead(), build });
          } catch (error) {
            finish({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
          }
        };
        if (death !== undefined) {
          resolve({ kind: 'broken', message: death.message });
          return;
        }
        listeners.add(listener);
        life.expect();
        send({ kind: 'build', ...order });
      });
    },

    async close() {
      if (death !== undefined) return;
      const gone = once(child, 'exit');
      // It ends by itself where its channel is closed.
      if (child.connected) child.disconnect();
      const force = setTimeout(() => child.kill('SIGKILL'), limits.closingMs);
      await gone.catch(() => undefined);
      clearTimeout(force);
    },
  };
}

interface Death {
  kind: 'dead';
  message: string;
}

/** Kills a process that should be at work and gives no sign of it. From its start until it is ready it is at work. */
function watchLife(child: ChildProcess, { silentMs, coldMs }: Limits) {
  let timer: NodeJS.Timeout | undefined;
  let isSilent = false;
  let longestMs = coldMs;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const expect = () => {
    rest();
    timer = setTimeout(() => {
      isSilent = true;
      child.kill('SIGKILL');
    }, longestMs);
    timer.unref();
  };
  expect();
  return {
    expect,
    rest,
    sign() {
      if (timer !== undefined) expect();
    },
    isWarm() {
      longestMs = silentMs;
    },
    end: rest,
    wasSilent: () => isSilent,
  };
}
