import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { startSiteBuilder, type SiteBuilder } from '../../providers/site-builder';

/** After a site builder that failed, so that a machine without memory is not kept busy with starts. */
const pauseMs = 30_000;

export type BuildWorker = ReturnType<typeof createBuildWorker>;

/** Keeps the one site builder of this instance: starts it in advance, keeps it warm, and starts it again when it ended. */
export function createBuildWorker(strapi: Core.Strapi, onReady: () => void) {
  let current: SiteBuilder | null = null;
  let newest: SiteBuilder | null = null;
  let code: string | null = null;
  let failedAt = 0;
  let isOpen = false;

  function start(): SiteBuilder {
    const started = startSiteBuilder(readConfig(strapi).siteBuilder);
    const begunAt = Date.now();
    current = newest = started;
    code = null;
    started.ready.then(
      (digest) => {
        if (current !== started) return;
        code = digest;
        strapi.log.info(`publisher: the site builder is ready after ${String(Date.now() - begunAt)} ms`);
        onReady();
      },
      (error: unknown) => {
        if (current !== started) return;
        const why = error instanceof Error ? error.message : String(error);
        strapi.log.error(`publisher: the site builder did not start: ${why}`);
        for (const line of started.tail().slice(-10)) strapi.log.error(`publisher: site builder: ${line}`);
      },
    );
    void started.ended.then((isInOrder) => {
      if (current !== started) return;
      current = null;
      code = null;
      failedAt = isInOrder ? 0 : Date.now();
      strapi.log.info(
        `publisher: the site builder ended${isInOrder ? ', to be started again' : ' unexpectedly'}`,
      );
    });
    return started;
  }

  /** Ends the site builder, so that the next one begins cold. Where it is wiped, its folder is removed too. */
  async function discard({ isWiped }: { isWiped: boolean }): Promise<void> {
    const ended = current;
    current = null;
    code = null;
    await ended?.close();
    const folder = readConfig(strapi).siteBuilder.env['WORK_DIR'];
    if (isWiped && folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  return {
    discard,
    /** From now on a site builder may be started. */
    open(): void {
      isOpen = true;
    },
    /** Ends the site builder. None is started until this is opened again. */
    close(): Promise<void> {
      isOpen = false;
      return discard({ isWiped: false });
    },
    /** Starts a site builder where none runs, in the background. */
    warm(): void {
      if (isOpen && current === null && Date.now() - failedAt >= pauseMs) start();
    },
    /** The running site builder, or a new one. Throws while this is closed: this instance is no longer the builder. */
    get(): SiteBuilder {
      if (!isOpen) throw new Error('Another instance builds now.');
      return current ?? start();
    },
    /** A digest of the code that the site builder compiled; null before it is ready. */
    code: (): string | null => code,
    /** The last lines that the newest site builder wrote. */
    tail: (): string[] => newest?.tail() ?? [],
  };
}
