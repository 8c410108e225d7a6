import { hostname } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { SiteStatus } from '@lanternway/contracts/publishing/site-folder';
import { readConfig } from '../../config';
import { buildUid } from '../../content-types';
import { readLive, takeWish, writeStatus } from '../../providers/site-folder';
import { isoOf, timeOf, type BuildRecord } from './records';

/** What is told to whoever runs the product and has no login, in a file beside the releases; and what they may ask for. */
export interface Status {
  /**
   * Writes what is so now; called by the one who builds, after each look and at each stage. Never throws, never waits.
   * @param isCurrent whether the live release shows what it should; null while nobody can know
   */
  tell: (now: { isCurrent: boolean | null }) => void;
  /** Looks for wishes, and hands each on. */
  start: (onWish: () => Promise<void>) => void;
  stop: () => Promise<void>;
}

const lookForWishesMs = 500;

export function status({ strapi }: { strapi: Core.Strapi }): Status {
  const { siteLink } = readConfig(strapi);
  const folder = path.dirname(siteLink);
  let isCurrent: boolean | null = null;
  let asked: SiteStatus['asked'] = null;
  let beat: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let writing: Promise<void> | undefined;
  let isWanted = false;

  const complain = (what: string) => (error: unknown) => {
    const why = error instanceof Error ? error.message : 'unknown reason';
    strapi.log.error(`publisher: ${what}: ${why}`);
  };

  async function read(): Promise<SiteStatus> {
    const [live, newest] = await Promise.all([readLive(siteLink), newestBuild(strapi)]);
    return {
      at: new Date().toISOString(),
      by: `${hostname()}:${String(process.pid)}`,
      live: live === null ? null : { number: live.build, code: live.code, at: live.at },
      isCurrent,
      building: buildingOf(newest),
      problem: problemOf(newest),
      asked,
    };
  }

  /** One writing at a time; what is told meanwhile is written after it. */
  async function writeUntilTold(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      try {
        await writeStatus(folder, await read());
      } catch (error) {
        complain('the status could not be written')(error);
      }
    }
    writing = undefined;
  }

  function write(): Promise<void> {
    isWanted = true;
    return (writing ??= writeUntilTold());
  }

  async function lookForWish(onWish: () => Promise<void>): Promise<void> {
    const word = await takeWish(folder);
    if (word === null) return;
    asked = { word, after: (await newestBuild(strapi))?.number ?? 0 };
    strapi.log.info('publisher: a build was asked for by a file');
    await onWish();
    await write();
  }

  return {
    tell(now) {
      isCurrent = now.isCurrent;
      void write();
    },
    start(onWish) {
      let isLooking = false;
      beat = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        looking = lookForWish(onWish)
          .catch(complain('a wish for a build could not be taken'))
          .finally(() => {
            isLooking = false;
          });
      }, lookForWishesMs);
      beat.unref();
    },
    async stop() {
      clearInterval(beat);
      await looking;
      await writing;
    },
  };
}

async function newestBuild(strapi: Core.Strapi): Promise<BuildRecord | null> {
  const newest: unknown = await strapi.db.query(buildUid).findOne({ orderBy: { number: 'desc' } });
  return newest as BuildRecord | null;
}

function buildingOf(build: BuildRecord | null): SiteStatus['building'] {
  if (build === null || build.state !== 'building') return null;
  const { number, stage, startedAt } = build;
  return { number, stage, startedAt: timeOf(startedAt).toISOString() };
}

function problemOf(build: BuildRecord | null): SiteStatus['problem'] {
  if (build === null || (build.state !== 'refused' && build.state !== 'broken')) return null;
  const { number, state: kind, tryAgainAt } = build;
  const sentences = kind === 'refused' ? (build.faults ?? []).map(sentenceOf) : [build.message ?? ''];
  return { number, kind, sentences, tryAgainAt: isoOf(tryAgainAt) };
}

const sentenceOf = ({ text, path }: NonNullable<BuildRecord['faults']>[number]): string =>
  path === null ? text : `${path}: ${text}`;
