import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { cutText } from '@lanternway/contracts/fields/cut-text';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { buildUid } from '../../content-types';
import { liveName, removeRelease } from '../../providers/releases';
import type { BuildLog } from '../builds/log';
import type { BuildOutcome } from './make-live';
import { retryDelayMs } from './survey';
import { sweepBucket } from '../releases/share';
import { forgetRelease, listReleasedBuilds, saveBuild, saveWhileBuilding } from '../builds/builds';

/** How many releases are kept, normally and where the disk is full. */
const keptReleases = 10;
const keptWhenFull = 3;

const minFreeBytes = 64 * 1024 * 1024;

/** How long builds are kept in the history. */
const keptForMs = 400 * 24 * 60 * 60_000;

/** Stores the end of a build that did not go live. */
export async function storeBuildEnd(
  strapi: Core.Strapi,
  outcome: Exclude<BuildOutcome, { kind: 'live' }>,
  log: BuildLog,
  triesBefore: number,
): Promise<void> {
  const { number } = log;
  const end = { ...log.whole(), endedAt: new Date() };
  if (outcome.kind === 'refused') {
    await saveWhileBuilding(strapi, number, { ...end, state: 'refused', faults: outcome.faults, tries: 0 });
  } else if (outcome.kind === 'broken') {
    const tries = triesBefore + 1;
    const tryAgainAt = new Date(Date.now() + retryDelayMs(tries));
    const message = cutText(outcome.message, { characters: 5_000 });
    await saveWhileBuilding(strapi, number, { ...end, state: 'broken', message, tries, tryAgainAt });
  } else {
    const message = 'Another release went live meanwhile.';
    await saveWhileBuilding(strapi, number, { ...end, state: 'overtaken', message });
    // Where somebody rolled back, the row says so already.
    await saveBuild(strapi, number, log.whole());
  }
}

/** Keeps the last releases, and the live one always. */
export async function removeOldReleases(strapi: Core.Strapi, kept = keptReleases): Promise<void> {
  const { siteLink } = readConfig(strapi);
  const live = await liveName(siteLink);
  const released = await listReleasedBuilds(strapi);
  for (const { number, release, state } of released.slice(kept)) {
    if (release === null || release === live || state === 'live') continue;
    // The row first: staff must never be offered a release without files. False: somebody has just rolled back to it.
    if (await forgetRelease(strapi, number)) await removeRelease(siteLink, release);
  }
  await sweepBucket(strapi);
  const startedAt = { $lt: new Date(Date.now() - keptForMs) };
  await rowsIn(strapi, buildUid).deleteMany({ where: { startedAt, release: { $null: true } } });
}

const fullSentence =
  'The disk of the server is full. Earlier releases were removed to make room. If you read this again, the people who run the server must free more space.';

/** Where the disk is full, says so, and makes room. */
export async function freeFullDisk(strapi: Core.Strapi, message: string): Promise<string> {
  const folder = path.dirname(readConfig(strapi).siteLink);
  const isFull = /ENOSPC|EDQUOT|no space left|disk is full/i.test(message) || (await hasNoSpace(folder));
  if (!isFull) return message;
  await removeOldReleases(strapi, keptWhenFull);
  return fullSentence;
}

async function hasNoSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < minFreeBytes;
  } catch {
    return false;
  }
}
