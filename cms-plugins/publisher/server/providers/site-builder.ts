import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type {
  ContentFault,
  FromSiteBuilder,
  SiteBuilderStage,
  ToSiteBuilder,
} from '@lanternway/contracts/publishing/build-protocol';
import type { Helper } from '../config';
import { basicVariables } from './env';
import { createTail } from './output-tail';
import { readSiteBuilderMessage } from './site-builder-messages';

export interface BuildOrder {
  build: number;
  into: string;
  before: string | null;
}

/** Called while a release is made. */
export interface BuildListener {
  onStage: (stage: SiteBuilderStage) => void;
  /** All content has been read. Is it still what is published? */
  onRead: () => Promise<'goOn' | 'readAgain'>;
}

export type BuildResult =
  | { kind: 'built'; pages: number }
  | { kind: 'refused'; faults: ContentFault[] }
  | { kind: 'broken'; message: string };

/** A running process that builds the site. */
export interface SiteBuilder {
  /** A digest of the code it compiled, once it can build. Rejects where the process ends before. */
  ready: Promise<string>;
  /** Resolves once it has loaded everything. Rejects where the process ends before: it could not start. */
  warm: Promise<void>;
  isWarm: () => boolean;
  /** Makes a release, one at a time. Every failure is returned as `broken`. */
  build: (order: BuildOrder, listener: BuildListener) => Promise<BuildResult>;
  /** The last lines that the process wrote. */
  tail: () => string[];
  /** True where the process ended by itself and in order, so that it can be started again. */
  ended: Promise<boolean>;
  close: () => Promise<void>;
}

interface Limits {
  /** A process that sends no message and writes no line for this long counts as dead. */
  silentMs: number;
  /** The same until the first release is made: the process compiles the site's code, and writes nothing meanwhile. */
  coldMs: number;
  /** How long the process may take to end by itself. */
  closingMs: number;
}

const defaultLimits: Limits = { silentMs: 5 * 60_000, coldMs: 15 * 60_000, closingMs: 3_000 };

/** Starts the process in the folder of the site's sources. */
export function startSiteBuilder({ module, cwd, env }: Helper, limits: Limits = defaultLimits): SiteBuilder {
  // Our own environment holds secrets: the process gets only the variables that it needs to find programs.
  const child = fork(module, [], {
    cwd,
    env: { ...basicVariables(), ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const tail = createTail(env);
  /** Why the process gives up, in its own words. A build that begins after that still fails with this message. */
  let fault: string | undefined;
  const listeners = new Set<(message: FromSiteBuilder | Death) => void>();
  const life = watchLife(child, limits);
  const notify = (message: FromSiteBuilder | Death) => {
    for (const listener of [...listeners]) listener(message);
  };

  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      life.sign();
      tail.add(text);
    });
  }
  child.on('message', (message) => {
    life.sign();
    const known = readSiteBuilderMessage(message);
    if (known === null) tail.add(`Unknown message: ${JSON.stringify(message).slice(0, 200)}\n`);
    else {
      if (known.kind === 'broken' && known.build === null) fault = known.message;
      notify(known);
    }
  });

  let death: Death | undefined;
  const ended = new Promise<boolean>((resolve) => {
    const end = (how: string, isInOrder: boolean) => {
      if (death !== undefined) return;
      life.end();
      death = { kind: 'dead', message: fault ?? `The site builder ended ${how}.` };
      notify(death);
      resolve(isInOrder);
    };
    child.once('error', (error) => {
      end(`before it began: ${error.message}`, false);
    });
    child.once('exit', (code, signal) => {
      const how = life.wasSilent()
        ? 'since it gave no sign of life'
        : `(${signal ?? `code ${String(code)}`})`;
      const finish = () => end(how, code === 0);
      // Its last messages, such as why it gives up, may be read only after its end.
      if (child.connected) child.once('disconnect', finish);
      else finish();
    });
  });

  /** The first message that says something; rejects where the process ends or breaks before. */
  const first = <Said>(read: (message: FromSiteBuilder) => Said | null): Promise<Said> => {
    const said = new Promise<Said>((resolve, reject) => {
      const listener = (message: FromSiteBuilder | Death) => {
        const isOver = message.kind === 'dead' || message.kind === 'broken';
        const found = isOver ? null : read(message);
        if (isOver) reject(new Error(message.message));
        else if (found === null) return;
        else resolve(found);
        listeners.delete(listener);
      };
      listeners.add(listener);
    });
    // It may reject while nobody waits for it.
    said.catch(() => undefined);
    return said;
  };

  let isWarm = false;
  const ready = first((message) => (message.kind === 'ready' ? message.code : null));
  ready.then(life.rest, life.rest);
  const warm = first((message) => {
    isWarm ||= message.kind === 'warm';
    return isWarm || null;
  }).then(() => undefined);
  warm.catch(() => undefined);

  const send = (message: ToSiteBuilder) => {
    if (child.connected) child.send(message);
  };

  return {
    ready,
    warm,
    isWarm: () => isWarm,
    tail: tail.lines,
    ended,

    build(order, { onStage, onRead }) {
      return new Promise<BuildResult>((resolve) => {
        const { build } = order;
        let isEnding = false;
        const finish = (result: BuildResult) => {
          life.isWarm();
          listeners.delete(listener);
          if (!isEnding) {
            life.rest();
            resolve(result);
            return;
          }
          // The next build must not be sent to a process that is about to end. One that does not end by itself is killed.
          life.expect();
          void ended.then(() => {
            resolve(result);
          });
        };
        const listener = (message: FromSiteBuilder | Death) => {
          if (message.kind === 'dead') finish({ kind: 'broken', message: message.message });
          else if (message.kind === 'broken') finish({ kind: 'broken', message: message.message });
          else if (message.kind === 'ready' || message.kind === 'warm' || message.build !== build) return;
          else if (message.kind === 'stage') onStage(message.stage);
          else if (message.kind === 'ending') isEnding = true;
          else if (message.kind === 'read') void answerRead();
          else finish(message);
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
      // The process ends by itself when its channel is closed.
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

/** Kills a process that should be working but gives no sign of life. From its start until it is ready it should work. */
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
