import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { removeUnfinished } from '../../providers/releases';
import { readLive } from '../../providers/site-folder';
import { removeOldReleases, freeFullDisk, storeBuildEnd } from './end';
import type { Debounce } from './debounce';
import { createBuildLog, stagesInWords, type BuildLog } from '../builds/log';
import { faultsInLine } from '../builds/faults-in-words';
import type { SurveyResult } from './take-survey';
import type { BuildWorker } from './build-worker';
import { reasonOf } from './reason';
import { BucketAwayError } from '../releases/share';
import { makeLive, type Order, type BuildOutcome } from './make-live';
import { breakOff } from './recover';
import type { Cause } from './survey';
import { keepBuilderLease } from '../leadership/builder-lease';
import type { Leadership } from '../leadership/leadership';
import type { Lease } from '@lanternway/server-kit/jobs/lease';
import { inProcess } from '../in-process';
import { beginBuild, findNewestBuild, type NewBuild } from '../builds/builds';
import { buildsEnded, stageSeconds } from '../counters';

export interface BuilderParts {
  leadership: Leadership;
  buildWorker: BuildWorker;
  debounce: Debounce;
  isStopped: () => boolean;
}

interface ToBuild {
  lease: Lease;
  cause: Cause;
  found: SurveyResult;
  /** When the first change was recorded; null where no change was recorded by this process. */
  since: Date | null;
}

/** One build, from its row's beginning to its end. */
export async function recordBuild(strapi: Core.Strapi, parts: BuilderParts, given: ToBuild): Promise<void> {
  const { lease, cause, found, since } = given;
  const { snapshot, pending, requests, tries } = found;
  const highest = (await findNewestBuild(strapi))?.number ?? 0;
  const number = Math.max(highest, found.survey.live?.build ?? 0) + 1;
  const by = [...new Set([...requests.by, ...pending.by])];
  const reason = reasonOf(cause, pending.titles);
  const begunAt = Date.now();
  const waitedSince = since ?? requests.since ?? new Date(begunAt);
  const isBegun = await beginAsHolder(strapi, lease, {
    number,
    reason,
    by,
    fingerprint: snapshot.fingerprint,
    holder: lease.token,
    tries,
    since: waitedSince,
    requests: requests.ids,
  });
  if (!isBegun) return parts.leadership.giveUp(lease);
  strapi.log.info(`publisher: build ${String(number)} begins: ${reason}`);
  inProcess(strapi, 'status').tell({ isCurrent: false });
  const waitedMs = Math.max(0, begunAt - waitedSince.getTime());
  const log = createBuildLog(strapi, number, { stage: 'waiting', ms: waitedMs });
  // A running site builder compiled the code that was there when it started.
  if (requests.needsFreshCode) await parts.buildWorker.restart();
  const outcome = await makeLiveOrSayWhy(strapi, parts, { number, by, snapshot, pending, lease }, log);
  await log.stored();
  await end(strapi, parts, { outcome, log, tries });
  buildsEnded.inc({ outcome: outcome.kind });
  for (const { stage, ms } of log.whole().stages ?? []) stageSeconds.observe({ stage }, ms / 1000);
  const took = `${String(Date.now() - begunAt)} ms (${stagesInWords(log.whole().stages)})`;
  strapi.log.info(`publisher: build ${String(number)} ${outcome.kind} after ${took}`);
}

/**
 * False where another instance has taken the lease. Who takes it ends what was begun before; what is begun later would never
 * be ended, where its builder dies.
 */
async function beginAsHolder(strapi: Core.Strapi, lease: Lease, build: NewBuild): Promise<boolean> {
  return strapi.db.transaction(async () => {
    if (!(await keepBuilderLease(strapi, lease))) return false;
    await beginBuild(strapi, build);
    return true;
  });
}

/** Returns every failure as an outcome. Throws only if the release is live already: then the rows must be recovered. */
async function makeLiveOrSayWhy(
  strapi: Core.Strapi,
  { buildWorker, leadership }: BuilderParts,
  order: Order,
  log: BuildLog,
): Promise<BuildOutcome> {
  let outcome: BuildOutcome;
  try {
    outcome = await makeLive(strapi, buildWorker, order, log);
  } catch (error) {
    if ((await readLive(readConfig(strapi).siteLink))?.build === order.number) throw error;
    outcome = { kind: 'broken', message: error instanceof Error ? error.message : String(error) };
    if (error instanceof BucketAwayError) {
      log.note(`The bucket: ${error.why}`);
      outcome.isOutside = true;
    }
  }
  // This instance lost the lease: its site builder was ended in the middle of the work.
  return outcome.kind === 'broken' && leadership.current() !== order.lease ? { kind: 'overtaken' } : outcome;
}

interface Ended {
  outcome: BuildOutcome;
  log: BuildLog;
  tries: number;
}

async function end(strapi: Core.Strapi, parts: BuilderParts, ended: Ended): Promise<void> {
  const { outcome, log, tries } = ended;
  if (outcome.kind === 'live') return removeOldReleases(strapi);
  if (outcome.kind === 'refused')
    strapi.log.warn(`publisher: build ${String(log.number)} has faults: ${faultsInLine(outcome.faults)}`);
  if (outcome.kind !== 'broken') {
    await removeUnfinished(readConfig(strapi).siteLink, log.number);
    return storeBuildEnd(strapi, outcome, log, tries);
  }
  if (parts.isStopped()) return breakOff(strapi, log.number, tries);
  parts.buildWorker.tail().forEach(log.note);
  const message = await freeFullDisk(strapi, outcome.message);
  strapi.log.error(`publisher: build ${String(log.number)} broke: ${outcome.message}`);
  await storeBuildEnd(strapi, { kind: 'broken', message }, log, tries);
  // The next site builder begins cold. From the second failure on, its folder is removed as well.
  if (outcome.isOutside !== true) await parts.buildWorker.discard({ isWiped: tries >= 1 });
  await removeUnfinished(readConfig(strapi).siteLink, log.number);
  parts.buildWorker.warm();
}
