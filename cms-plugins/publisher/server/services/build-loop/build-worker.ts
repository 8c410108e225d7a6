import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { startSiteBuilder, type SiteBuilder } from '../../providers/site-builder';
import { createPlainWorker } from './plain-worker';
import { beginPlainBuilds, endPlainBuilds } from '../builds/plain-builds';

/** The wait after a site builder has failed, so that a machine short of memory is not kept busy with starts. */
const pauseMs = 30_000;

/** The wait after the first, second and any later failed start in a row: a start takes as much work as a whole build. */
const startPausesMs = [pauseMs, 120_000, 600_000];

const chosen = 'The setting SITE_BUILDER=plain is on.';

export type BuildWorker = ReturnType<typeof createBuildWorker>;

/**
 * Keeps the one site builder of this instance: starts it in advance, keeps it warm, and starts it again when it ended. While
 * it cannot start, builds are plain, and it is tried again now and then.
 */
export function createBuildWorker(strapi: Core.Strapi, onReady: () => void) {
  const plain = createPlainWorker(strapi);
  let current: SiteBuilder | null = null;
  let newest: SiteBuilder | null = null;
  let code: string | null = null;
  let failedAt = 0;
  /** Starts in a row that failed. */
  let failedStarts = 0;
  let askedForCodeAt = 0;
  let isOpen = false;
  let recording: Promise<void> = Promise.resolve();

  /** Records one state after the other. */
  function record(write: () => Promise<void>): void {
    recording = recording.then(write).catch((error: unknown) => {
      strapi.log.error(`publisher: the state of the site builder could not be stored: ${sentenceOf(error)}`);
    });
  }

  function start(): SiteBuilder {
    const started = startSiteBuilder(readConfig(strapi).siteBuilder);
    const begunAt = Date.now();
    current = newest = started;
    if (failedStarts === 0) code = null;
    let isCounted = false;
    const countFailure = (why: unknown) => {
      if (!isCounted) noteFailedStart(started, sentenceOf(why));
      isCounted = true;
    };
    void started.ready
      .then((digest) => {
        if (current !== started) return;
        code = digest;
        strapi.log.info(`publisher: the site builder is ready after ${String(Date.now() - begunAt)} ms`);
        onReady();
      })
      .catch(() => undefined);
    started.warm.then(
      () => {
        if (current === started) noteStart();
      },
      (error: unknown) => {
        if (current === started) countFailure(error);
      },
    );
    void started.ended.then((isInOrder) => {
      if (current !== started) return;
      current = null;
      if (failedStarts === 0) code = null;
      failedAt = isInOrder ? 0 : Date.now();
      // A killed process sends no message before its end, so the failed start is counted here.
      if (!isInOrder && !started.isWarm()) void started.warm.catch(countFailure);
      strapi.log.info(
        `publisher: the site builder ended${isInOrder ? ', to be started again' : ' unexpectedly'}`,
      );
    });
    return started;
  }

  function noteStart(): void {
    failedStarts = 0;
    record(async () => {
      if (await endPlainBuilds(strapi)) strapi.log.info('publisher: the site builder runs again');
      onReady();
    });
  }

  function noteFailedStart(failed: SiteBuilder, why: string): void {
    failedStarts += 1;
    // A plain build may take its place before its end is noticed.
    failedAt = Date.now();
    strapi.log.error(`publisher: the site builder did not start: ${why}`);
    for (const line of failed.tail().slice(-10)) strapi.log.error(`publisher: site builder: ${line}`);
    strapi.log.warn('publisher: until it starts, each release is made by a plain build, which is slower');
    record(() => beginPlainBuilds(strapi, why));
  }

  /** Ends the site builder, so that the next one begins cold. Where it is wiped, its folder is removed too. */
  async function discard({ isWiped }: { isWiped: boolean }): Promise<void> {
    const ended = current;
    current = null;
    code = null;
    await Promise.all([ended?.close(), plain.end()]);
    const folder = readConfig(strapi).siteBuilder.env['WORK_DIR'];
    if (isWiped && folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  function requireOpen(): void {
    if (!isOpen) throw new Error('This instance no longer builds.');
  }

  const buildsPlainly = (): boolean =>
    readConfig(strapi).buildsPlainly || (failedStarts > 0 && current?.isWarm() !== true);

  async function getPlain(): Promise<SiteBuilder> {
    requireOpen();
    // Both work in the same folder, so a site builder that is just starting is ended, and tried again later.
    const tried = current;
    current = null;
    await tried?.close();
    requireOpen();
    newest = plain.get();
    void newest.ready.then((digest) => (code = digest)).catch(() => undefined);
    return newest;
  }

  return {
    discard,
    /** From now on a site builder may be started. */
    open(): void {
      isOpen = true;
      if (readConfig(strapi).buildsPlainly) record(() => beginPlainBuilds(strapi, chosen));
    },
    /** Ends the site builder. None is started until this is opened again. */
    async close(): Promise<void> {
      isOpen = false;
      await discard({ isWiped: false });
      await recording;
    },
    /** Ends the site builder and forgets that it could not start: the next build tries it again. */
    restart(): Promise<void> {
      failedStarts = 0;
      return discard({ isWiped: false });
    },
    /** Starts a site builder where none runs, in the background. */
    warm(): void {
      if (!isOpen || current !== null || readConfig(strapi).buildsPlainly) return;
      const pause = startPausesMs[Math.min(failedStarts, startPausesMs.length) - 1] ?? pauseMs;
      if (Date.now() - failedAt >= pause) start();
    },
    /** The running site builder, or a new one. Throws while this is closed: this instance is no longer the builder. */
    get(): SiteBuilder {
      requireOpen();
      return current ?? start();
    },
    /** Whether the next release is made by a plain build. */
    buildsPlainly,
    /** A process for plain builds, in the place of the site builder. Rejects while this is closed. */
    getPlain,
    endPlain: plain.end,
    /** Learns the digest of the code from a process for plain builds, where no site builder runs that could say it. */
    async learnCode(): Promise<void> {
      if (!isOpen || code !== null || current !== null || !buildsPlainly()) return;
      if (Date.now() - askedForCodeAt < pauseMs) return;
      askedForCodeAt = Date.now();
      await (
        await getPlain()
      ).ready.catch((error: unknown) => {
        strapi.log.error(`publisher: plain builds cannot start either: ${sentenceOf(error)}`);
      });
      await plain.end();
    },
    /** Waits until it is stored whether builds are plain. */
    recorded: (): Promise<void> => recording,
    /** A digest of the code that the site builder or the plain builds work with; null while it is not known. */
    code: (): string | null => code,
    /** The last lines that the newest site builder, or process for plain builds, wrote. */
    tail: (): string[] => newest?.tail() ?? [],
  };
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
