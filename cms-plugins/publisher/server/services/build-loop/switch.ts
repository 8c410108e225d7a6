import type { Differences } from '@lanternway/contracts/publishing/staff';
import type { ReleaseNote } from '@lanternway/contracts/publishing/site-folder';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { finishRelease, placeLink, prepareLink, removeLink, removeRelease } from '../../providers/releases';
import { readLive } from '../../providers/site-folder';
import type { BuildLog } from '../builds/log';
import { inProcess } from '../in-process';
import { sendRelease } from '../releases/share';
import { agreeWithLink } from './recover';
import type { Lease } from '@lanternway/server-kit/jobs/lease';
import { keepBuilderLease } from '../leadership/builder-lease';
import { findBuild, makeBuildLive } from '../builds/builds';
import { endFreeze } from '../builds/freeze';
import { markChangesLive } from '../changes/changes';

interface Finished {
  lease: Lease;
  log: BuildLog;
  unfinished: string;
  /** The release's name once it is finished. */
  name: string;
  note: ReleaseNote;
  differences: Differences | null;
  /** Changes that it shows. */
  changes: readonly number[];
}

/**
 * Makes a finished release the live one. Returns false where another instance builds by now, or somebody rolled back. The
 * lease's row is locked meanwhile, so two processes switch one after the other. The link is renamed last: where rows cannot
 * be stored after that, they are made to agree with it. With a bucket, the release is already in it, only the rows decide
 * what is live, and the link on each machine follows them.
 *
 * A process may pause between any two of these steps until the database gives its lock to another. So the link is prepared
 * before the lease is checked: a process that takes over removes it, and then it can no longer be put in place.
 */
export async function goLive(strapi: Core.Strapi, finished: Finished): Promise<boolean> {
  const { siteLink } = readConfig(strapi);
  const { unfinished, name, note, log } = finished;
  await finishRelease(unfinished, name, note);
  let next: string | null = null;
  let isLive = false;
  let isShared = false;
  try {
    const sent = await sendRelease(strapi, name);
    isShared = sent !== null;
    if (sent !== null) log.note(sent);
    await log.stored();
    next = isShared ? null : await prepareLink(siteLink, name);
    isLive = await switchTo(strapi, finished, next);
  } catch (error) {
    // Counts as live until we know: a live release must never be removed.
    isLive = true;
    isLive = await isLiveNow(strapi, note.build, isShared);
    if (!isLive) throw error;
    if (!isShared) await agreeWithLink(strapi);
  } finally {
    if (next !== null) await removeLink(next);
    if (!isLive) await removeRelease(siteLink, name);
  }
  if (isLive) await inProcess(strapi, 'releaseFollower').tellAll();
  return isLive;
}

/** Whether a build is live, as the link says; with a bucket, as its row says. */
async function isLiveNow(strapi: Core.Strapi, number: number, isShared: boolean): Promise<boolean> {
  if (isShared) return (await findBuild(strapi, number))?.state === 'live';
  return (await readLive(readConfig(strapi).siteLink))?.build === number;
}

/** @param next the prepared link; null with a bucket */
async function switchTo(strapi: Core.Strapi, finished: Finished, next: string | null): Promise<boolean> {
  return strapi.db.transaction(async () => {
    if (!(await maySwitch(strapi, finished))) return false;
    await storeLive(strapi, finished);
    if (next !== null) await placeLink(readConfig(strapi).siteLink, next);
    return true;
  });
}

async function maySwitch(strapi: Core.Strapi, { lease, note }: Finished): Promise<boolean> {
  if (!(await keepBuilderLease(strapi, lease))) return false;
  const row = await findBuild(strapi, note.build);
  if (row?.state !== 'building') return false;
  const live = await readLive(readConfig(strapi).siteLink);
  return live === null || live.build < note.build;
}

async function storeLive(strapi: Core.Strapi, finished: Finished): Promise<void> {
  const { name, note, differences, changes, log } = finished;
  log.note(`Live: ${String(note.pages)} pages.`);
  const { fingerprint, code, pages } = note;
  await makeBuildLive(strapi, note.build, {
    ...log.whole(),
    endedAt: new Date(),
    tries: 0,
    fingerprint,
    code,
    pages,
    release: name,
    differences,
  });
  await markChangesLive(strapi, changes, note.build);
  await endFreeze(strapi);
}
