import path from 'node:path';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { buildUid, leaseTable } from '../../content-types';
import { placeLink, prepareLink, readNote, releasesOf } from '../../providers/releases';
import { inProcess } from '../in-process';
import { leaseName } from '../leadership/builder-lease';
import { findBuild, makeBuildLive } from '../builds/builds';
import { beginFreeze } from '../builds/freeze';
import { readSnapshot } from '../content/snapshot';
import { lockLease } from '@lanternway/server-kit/jobs/lease';

export type RollBack =
  | { kind: 'done' }
  /** There is no such build. */
  | { kind: 'missing' }
  | { kind: 'isLive' }
  /** It never went live, or its release is no longer kept. */
  | { kind: 'gone' };

export interface RollBackHow {
  /** Freeze publishing: the site stays there until someone presses Publish now. */
  hold: boolean;
}

/**
 * Makes an earlier release live at once, even while an instance builds: the release that is being built does not go live.
 * The site stays there until something is published, or until Publish now where publishing is frozen.
 */
export async function rollBackTo(
  strapi: Core.Strapi,
  number: number,
  by: string | null,
  { hold: isFrozen }: RollBackHow,
): Promise<RollBack> {
  const { siteLink } = readConfig(strapi);
  const { fingerprint } = await readSnapshot(strapi);
  const follower = inProcess(strapi, 'releaseFollower');
  const isInBucket = (await follower.bucket()) !== null;
  const kept = await findKept(strapi, number);
  const done = await strapi.db.transaction(async (): Promise<RollBack> => {
    // A process that wants to switch now waits for this one.
    await lockLease(strapi, leaseTable, leaseName);
    const build = await findBuild(strapi, number);
    if (build === null) return { kind: 'missing' };
    if (build.state === 'live') return { kind: 'isLive' };
    const { release } = build;
    // `kept` was found a moment ago and a release never changes its name, so any other name means that it is gone.
    if (release === null || release !== kept) return { kind: 'gone' };
    const at = new Date();
    const names = [...new Set([...(build.by ?? []), ...(by === null ? [] : [by])])];
    const text = `The site was rolled back to this release${by === null ? '' : ` by ${by}`}.`;
    const line = { at: at.toISOString(), text };
    await overtakeBuilding(
      strapi,
      at,
      `Someone rolled the site back to release ${String(number)} meanwhile.`,
    );
    await makeBuildLive(strapi, number, { by: names, log: [...(build.log ?? []), line] });
    const until = isFrozen ? 'asked' : 'publish';
    await beginFreeze(strapi, { number, at: at.toISOString(), by, until }, fingerprint);
    // Last: if the rows cannot be stored after this, the next start makes them agree with the link.
    if (!isInBucket) await placeLink(siteLink, await prepareLink(siteLink, release));
    strapi.log.info(`publisher: rolled back to release ${String(number)}`);
    return { kind: 'done' };
  });
  if (done.kind === 'done') await follower.tellAll();
  return done;
}

/** Called outside the transaction, as the bucket may be slow to answer. Null where the release is no longer kept anywhere. */
async function findKept(strapi: Core.Strapi, number: number): Promise<string | null> {
  const { siteLink } = readConfig(strapi);
  const bucket = await inProcess(strapi, 'releaseFollower').bucket();
  const release = (await findBuild(strapi, number))?.release ?? null;
  if (release === null) return null;
  const isHere = async () => (await readNote(path.join(releasesOf(siteLink), release))) !== null;
  // If the bucket does not answer, a release on this machine will do: all machines have the newest releases.
  const isKept = bucket === null ? await isHere() : await bucket.has(release).catch(isHere);
  return isKept ? release : null;
}

async function overtakeBuilding(strapi: Core.Strapi, endedAt: Date, message: string): Promise<void> {
  const rows = rowsIn(strapi, buildUid);
  const where = { state: { $in: ['waiting', 'building'] } };
  const left = await rows.findMany({ where });
  for (const { id } of left) {
    await rows.updateMany({ where: { id }, data: { state: 'overtaken', endedAt, message } });
  }
}
