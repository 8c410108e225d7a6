import { hostname } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { SiteStatus } from '@lanternway/contracts/publishing/site-folder';
import { readConfig } from '../../config';
import { readLive, readStatus, takeBuildRequest, writeStatus } from '../../providers/site-folder';
import { findNewestBuild } from './builds';
import { readPlainBuilds } from './plain-builds';
import { isoOf, timeOf, type BuildRecord } from '../../content-types/records';
import { faultInWords } from './faults-in-words';

const pollIntervalMs = 500;

interface RequestPoll {
  /** Whether this instance builds now. */
  isBuilder: () => boolean;
  onRequest: () => Promise<void>;
}

/**
 * For people who run the product and have no login: a file next to the releases says what is live. With another file there
 * they request a build; the server polls for it.
 */
export function status({ strapi }: { strapi: Core.Strapi }) {
  const { siteLink } = readConfig(strapi);
  const folder = path.dirname(siteLink);
  let isCurrent: boolean | null = null;
  /** A request that the written status does not name yet. */
  let taken: SiteStatus['asked'] = null;
  let beat: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();
  let writing: Promise<void> | undefined;
  let isOutdated = false;

  const logFailure = (what: string) => (error: unknown) => {
    const why = error instanceof Error ? error.message : 'unknown reason';
    strapi.log.error(`publisher: ${what}: ${why}`);
  };

  async function read(): Promise<SiteStatus> {
    const [live, newest, plainBuilds, former] = await Promise.all([
      readLive(siteLink),
      findNewestBuild(strapi),
      readPlainBuilds(strapi),
      readStatus(folder),
    ]);
    return {
      at: new Date().toISOString(),
      by: `${hostname()}:${String(process.pid)}`,
      live: live === null ? null : { number: live.build, code: live.code, at: live.at },
      isCurrent,
      building: buildingOf(newest),
      problem: problemOf(newest),
      plainBuilds,
      // Another instance may have taken it: who asked waits until the status says what became of it.
      asked: taken ?? former?.asked ?? null,
    };
  }

  /** Writes one status at a time. A change that comes meanwhile is written after it. */
  async function writeUntilCurrent(): Promise<void> {
    while (isOutdated) {
      isOutdated = false;
      try {
        const status = await read();
        await writeStatus(folder, status);
        if (taken === status.asked) taken = null;
      } catch (error) {
        logFailure('the status could not be written')(error);
      }
    }
    writing = undefined;
  }

  function write(): Promise<void> {
    isOutdated = true;
    return (writing ??= writeUntilCurrent());
  }

  async function takeRequest(onRequest: () => Promise<void>): Promise<void> {
    const word = await takeBuildRequest(folder);
    if (word === null) return;
    taken = { word, after: (await findNewestBuild(strapi))?.number ?? 0 };
    strapi.log.info('publisher: a build was asked for by a file');
    await onRequest();
    await write();
  }

  return {
    /**
     * Writes the present state; called by the builder after each poll and at each stage. Never throws, never waits.
     * @param now `isCurrent`: whether the live release shows what it should; null while nobody can know
     */
    tell(now: { isCurrent: boolean | null }): void {
      isCurrent = now.isCurrent;
      void write();
    },
    /** Whether the live release shows what it should; null where this process does not know. */
    isCurrent: (): boolean | null => isCurrent,
    /**
     * Polls for requests, and hands each on. Only the instance that builds takes one: the others do not write the status,
     * which says what became of it.
     */
    start({ isBuilder, onRequest }: RequestPoll): void {
      let isPolling = false;
      beat = setInterval(() => {
        if (isPolling || !isBuilder()) return;
        isPolling = true;
        polling = takeRequest(onRequest)
          .catch(logFailure('a request for a build could not be taken'))
          .finally(() => {
            isPolling = false;
          });
      }, pollIntervalMs);
      beat.unref();
    },
    async stop(): Promise<void> {
      clearInterval(beat);
      await polling;
      await writing;
    },
  };
}

function buildingOf(build: BuildRecord | null): SiteStatus['building'] {
  if (build === null || build.state !== 'building') return null;
  const { number, stage, startedAt } = build;
  return { number, stage, startedAt: timeOf(startedAt).toISOString() };
}

function problemOf(build: BuildRecord | null): SiteStatus['problem'] {
  if (build === null || (build.state !== 'refused' && build.state !== 'broken')) return null;
  const { number, state: kind, tryAgainAt } = build;
  const sentences = kind === 'refused' ? (build.faults ?? []).map(faultInWords) : [build.message ?? ''];
  return { number, kind, sentences, tryAgainAt: isoOf(tryAgainAt) };
}
