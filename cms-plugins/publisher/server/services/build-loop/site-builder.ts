import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { startPress, type Press } from '../../providers/press';

/** The one press of this instance: started beforehand, kept warm, started afresh when it ended. */
export interface PressRoom {
  /** From now on one may be started. */
  open: () => void;
  /** Ends it, and starts none until it is open again, whoever asks. */
  close: () => Promise<void>;
  /** Starts one where none runs, in the background. */
  warm: () => void;
  /** Throws while it is closed: whoever was building is no longer the builder. */
  get: () => Press;
  /** Of the press that runs, once it is ready; null before. */
  code: () => string | null;
  /** The last lines that one wrote which is running, or was. */
  tail: () => string[];
  /** Ends it, so that the next begins cold; without what it remembered in its folder, where that is asked for. */
  discard: (how: { isWiped: boolean }) => Promise<void>;
}

/** After one that ended by mistake, so that a machine without memory is not kept busy with starts. */
const pauseMs = 30_000;

export function createPressRoom(strapi: Core.Strapi, onReady: () => void): PressRoom {
  let press: Press | null = null;
  let newest: Press | null = null;
  let code: string | null = null;
  let failedAt = 0;
  let isOpen = false;

  function start(): Press {
    const started = startPress(readConfig(strapi).press);
    const begunAt = Date.now();
    press = newest = started;
    code = null;
    started.ready.then(
      (told) => {
        if (press !== started) return;
        code = told;
        strapi.log.info(`publisher: the press is ready after ${String(Date.now() - begunAt)} ms`);
        onReady();
      },
      (error: unknown) => {
        if (press !== started) return;
        const why = error instanceof Error ? error.message : String(error);
        strapi.log.error(`publisher: the press did not get ready: ${why}`);
        for (const line of started.tail().slice(-10)) strapi.log.error(`publisher: press: ${line}`);
      },
    );
    void started.ended.then((isInOrder) => {
      if (press !== started) return;
      press = null;
      code = null;
      failedAt = isInOrder ? 0 : Date.now();
      strapi.log.info(`publisher: the press ended${isInOrder ? ', to be started afresh' : ' unexpectedly'}`);
    });
    return started;
  }

  const room: PressRoom = {
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      return room.discard({ isWiped: false });
    },
    warm() {
      if (isOpen && press === null && Date.now() - failedAt >= pauseMs) start();
    },
    get() {
      if (!isOpen) throw new Error('This instance no longer builds.');
      return press ?? start();
    },
    code: () => code,
    tail: () => newest?.tail() ?? [],

    async discard({ isWiped }) {
      const ended = press;
      press = null;
      code = null;
      await ended?.close();
      const folder = readConfig(strapi).press.env['WORK_DIR'];
      if (isWiped && folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
  return room;
}
