import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { ReleaseBucket } from '../../providers/release-bucket';
import { inProcess } from '../in-process';
import { liveOf, listReleaseNames } from '../builds/release-names';
import { isHere } from './follow';

/** The bucket could not be reached, so nothing went live. What was built is not at fault. */
export class BucketAwayError extends Error {
  /** What the bucket's client says, for those who run the server. */
  readonly why: string;

  constructor(error: unknown) {
    super(
      'The release was made, but the store from which the servers fetch releases could not take it. The live site stays as it is, and this is tried again by itself. If you read this again, the people who run the server must look at the store.',
    );
    this.why = reasonOf(error);
  }
}

/**
 * Sends a finished release to the bucket, if there is one. No row names it yet.
 * @returns a line for the build's log
 * @throws {BucketAwayError}
 */
export async function sendRelease(strapi: Core.Strapi, name: string): Promise<string | null> {
  const bucket = await inProcess(strapi, 'releaseFollower').bucket();
  if (bucket === null) return null;
  const live = liveOf(await listReleaseNames(strapi));
  try {
    const count = await bucket.send(readConfig(strapi).siteLink, name, live);
    return `Sent to the bucket: ${String(count)} new files.`;
  } catch (error) {
    throw new BucketAwayError(error);
  }
}

/**
 * Sends the releases of this machine that rows name and the bucket lacks: if the bucket is new, these are all of them.
 * @returns false where it failed and must be tried again
 */
export async function shareKept(strapi: Core.Strapi): Promise<boolean> {
  try {
    const bucket = await inProcess(strapi, 'releaseFollower').bucket();
    if (bucket !== null) await shareAll(strapi, bucket);
    return true;
  } catch (error) {
    strapi.log.warn(`publisher: releases are not in the bucket yet: ${reasonOf(error)}`);
    return false;
  }
}

async function shareAll(strapi: Core.Strapi, bucket: ReleaseBucket): Promise<void> {
  const { siteLink } = readConfig(strapi);
  const names = await listReleaseNames(strapi);
  const live = liveOf(names);
  const releases = names.map(({ release }) => release);
  // The live release first: the others share most of their files with it.
  for (const name of new Set([...(live === null ? [] : [live]), ...releases])) {
    if (!(await isHere(siteLink, name)) || (await bucket.has(name))) continue;
    await bucket.send(siteLink, name, name === live ? null : live);
    strapi.log.info(`publisher: release ${name} is in the bucket now`);
  }
}

/** Removes from the bucket what the database no longer names. A failure is only logged, so that no build fails by it. */
export async function sweepBucket(strapi: Core.Strapi): Promise<void> {
  try {
    const bucket = await inProcess(strapi, 'releaseFollower').bucket();
    await bucket?.sweep(async () => (await listReleaseNames(strapi)).map(({ release }) => release));
  } catch (error) {
    strapi.log.warn(`publisher: old releases stay in the bucket for now: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown reason');
