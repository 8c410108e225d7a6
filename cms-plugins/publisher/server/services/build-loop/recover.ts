import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { buildUid, leaseTable } from '../../content-types';
import { liveName, sweep, sweepLinks } from '../../providers/releases';
import { readLive } from '../../providers/site-folder';
import { retryDelayMs } from './survey';
import { leaseName } from '../leadership/builder-lease';
import { findBuild, listReleasedBuilds, makeBuildLive, saveWhileBuilding } from '../builds/builds';
import { liveOf, listReleaseNames } from '../builds/release-names';
import { inProcess } from '../in-process';
import { lockLease } from '@lanternway/server-kit/jobs/lease';

const broughtDown = 'The server stopped while this was being built. It is built again by itself.';

/**
 * Done by the instance that has just become the builder. The link decides what is live, and the rows are made to agree with
 * it; with a bucket the rows decide, and the link follows. What another instance left unfinished is marked and removed.
 */
export async function recoverAfterRestart(strapi: Core.Strapi): Promise<void> {
  const { siteLink } = readConfig(strapi);
  await strapi.db.transaction(async () => {
    // Waits for a roll back that is running now.
    await lockLease(strapi, leaseTable, leaseName);
    await sweepLinks(siteLink);
  });
  // With a bucket the rows decide, and a link that leads elsewhere is out of date.
  if (!(await followsRows(strapi))) await agreeWithLink(strapi);
  await endUnfinished(strapi);
  const released = await listReleasedBuilds(strapi);
  const kept = new Set(released.map(({ release }) => release ?? ''));
  const gone = await sweep(siteLink, kept);
  if (gone.length > 0) strapi.log.info(`publisher: removed ${gone.join(', ')}`);
}

/** False where there is no bucket or no live row, or where the release that the row names is lost. */
async function followsRows(strapi: Core.Strapi): Promise<boolean> {
  const names = await listReleaseNames(strapi);
  return liveOf(names) !== null && (await inProcess(strapi, 'releaseFollower').follow()) === true;
}

/** Makes the rows agree with the link. Also needed after a failure in the moment of the switch. */
export async function agreeWithLink(strapi: Core.Strapi): Promise<void> {
  const { siteLink } = readConfig(strapi);
  const [live, release] = await Promise.all([readLive(siteLink), liveName(siteLink)]);
  if (live === null) {
    const where = { state: 'live' };
    await rowsIn(strapi, buildUid).updateMany({ where, data: { state: 'replaced' } });
    return;
  }
  const row = await findBuild(strapi, live.build);
  if (row?.state === 'live') return;
  const { at, by, fingerprint, code, pages } = live;
  const end = row?.endedAt ?? new Date(at);
  await strapi.db.transaction(async () => {
    if (row === null) await adopt(strapi, live.build, { reason: 'Found on the site', by, startedAt: at });
    await makeBuildLive(strapi, live.build, { release, fingerprint, code, pages, endedAt: end });
  });
  strapi.log.info(`publisher: build ${String(live.build)} is live, as the site's folder says`);
}

/** Adds a row for a release that the database does not know, as after a restore. */
async function adopt(strapi: Core.Strapi, number: number, found: object): Promise<void> {
  const data = {
    ...found,
    number,
    state: 'live',
    stage: 'switching',
    stageAt: new Date(),
    stages: [],
    log: [],
  };
  await rowsIn(strapi, buildUid).create({ data });
}

async function endUnfinished(strapi: Core.Strapi): Promise<void> {
  const rows = rowsIn(strapi, buildUid);
  const left = await rows.findMany({
    where: { state: 'building' },
  });
  for (const { number, tries } of left) await breakOff(strapi, number, tries);
}

/** Marks a build as broken off. It begins again at once, unless it has brought the server down before. */
export async function breakOff(strapi: Core.Strapi, number: number, triesBefore: number): Promise<void> {
  const tries = triesBefore + 1;
  const now = Date.now();
  await saveWhileBuilding(strapi, number, {
    state: 'broken',
    message: broughtDown,
    endedAt: new Date(now),
    tries,
    tryAgainAt: new Date(tries === 1 ? now : now + retryDelayMs(tries)),
  });
  strapi.log.warn(`publisher: build ${String(number)} was broken off, and is begun again`);
}
