import { fork, type ChildProcess } from 'node:child_process';
import type { FromPreviewRenderer, ToPreviewRenderer } from '@lanternway/contracts/publishing/build-protocol';
import type { Helper } from '../config';
import { basicVariables } from './env';
import { createTail } from './output-tail';
import { readRendererMessage } from './preview-renderer-messages';

export type Drawn = Extract<FromPreviewRenderer, { kind: 'drawn' | 'cannotDraw' }>;

type Drawing = Omit<ToPreviewRenderer, 'kind' | 'id'>;

/** A process that draws drafts. It is started when it is first needed and stays warm while it is used. */
export interface PreviewRenderer {
  /** Starts the process where it does not run. Never throws, never waits. */
  warmUp: () => void;
  /** Draws as soon as it can. Rejects where the process dies while it draws or takes too long. */
  draw: (drawing: Drawing) => Promise<Drawn>;
  /** Whether a drawing would begin at once. */
  isReady: () => boolean;
  /** The folder with the pictures that its pages show; null before it is ready. */
  publicFolder: () => string | null;
  stop: () => Promise<void>;
}

interface Timeouts {
  /** How long the process runs without a drawing. */
  idleMs: number;
  startMs: number;
  drawMs: number;
}

interface Options {
  helper: Helper;
  log: { info: (line: string) => void; error: (line: string) => void };
  timeouts?: Partial<Timeouts>;
}

interface PendingDrawing {
  drawing: ToPreviewRenderer;
  resolve: (drawn: Drawn) => void;
  reject: (error: Error) => void;
}

const minute = 60_000;
const defaultTimeouts: Timeouts = { idleMs: 30 * minute, startMs: 5 * minute, drawMs: minute };

/** Prepares the renderer. The process starts with the first drawing, or with `warmUp`. */
export function createPreviewRenderer({ helper, log, timeouts = {} }: Options): PreviewRenderer {
  const { idleMs, startMs, drawMs } = { ...defaultTimeouts, ...timeouts };
  const waiting = new Map<number, PendingDrawing>();
  let child: ChildProcess | null = null;
  let folder: string | null = null;
  let isStopped = false;
  let lastId = 0;
  let startedAt = 0;
  let timeout: NodeJS.Timeout | undefined;

  /** One timeout runs at any time: for the start, for a drawing, or for being idle. */
  function endAfter(ms: number, reason: string): void {
    clearTimeout(timeout);
    timeout = setTimeout(() => {
      end(reason);
    }, ms);
    timeout.unref();
  }

  function restartTimeout(): void {
    if (folder === null) return;
    if (waiting.size === 0) endAfter(idleMs, 'nobody previews any more');
    else endAfter(drawMs, 'it took too long to draw');
  }

  function end(reason: string): void {
    clearTimeout(timeout);
    if (child === null) return;
    log.info(`publisher: the preview renderer ends: ${reason}`);
    child.kill('SIGKILL');
    forget(child, reason);
  }

  function forget(which: ChildProcess, reason: string): void {
    if (child !== which) return;
    child = null;
    folder = null;
    clearTimeout(timeout);
    for (const { reject } of waiting.values())
      reject(new Error(`The preview renderer has ended: ${reason}.`));
    waiting.clear();
  }

  function receive(message: FromPreviewRenderer): void {
    if (message.kind === 'ready') {
      folder = message.publicFolder;
      log.info(`publisher: the preview renderer is ready after ${String(Date.now() - startedAt)} ms`);
      for (const { drawing } of waiting.values()) child?.send(drawing);
    } else if (message.kind === 'broken') {
      log.error(`publisher: the preview renderer is broken: ${message.message}`);
      end('it is broken');
    } else {
      waiting.get(message.id)?.resolve(message);
      waiting.delete(message.id);
    }
    restartTimeout();
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
      const message = readRendererMessage(sent);
      if (message !== null && child === begun) receive(message);
    });
    begun.on('error', (error) => {
      forget(begun, error.message);
    });
    begun.on('exit', (code, signal) => {
      if (child !== begun) return;
      const said = tail.lines().join('\n');
      log.error(`publisher: the preview renderer ended by itself (${String(code ?? signal)}): ${said}`);
      forget(begun, 'it ended by itself');
    });
    endAfter(startMs, 'it took too long to start');
  }

  return {
    warmUp: begin,
    isReady: () => folder !== null,
    publicFolder: () => folder,
    draw: (drawing) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const order: ToPreviewRenderer = { kind: 'draw', id: lastId, ...drawing };
        begin();
        if (child === null) {
          reject(new Error('The preview renderer is closed.'));
          return;
        }
        waiting.set(lastId, { drawing: order, resolve, reject });
        if (folder === null) return;
        child.send(order);
        restartTimeout();
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
