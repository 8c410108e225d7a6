import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { buildUid } from '../../content-types';
import type { BuildRecord } from '../../content-types/records';
import { removeNotes } from './notes';

/* The rows of builds. */

type BuildData = Partial<Omit<BuildRecord, 'id' | 'number'>>;

/** What a build is begun with. */
export interface NewBuild {
  number: number;
  reason: string;
  by: string[];
  fingerprint: string;
  holder: string;
  /** How often in a row something of ours broke before. */
  tries: number;
  /** Since when it is asked for. */
  since: Date;
  /** Notes of the manual requests that this build answers. */
  requests: readonly number[];
}

const rowsOf = (strapi: Core.Strapi) => rowsIn(strapi, buildUid);

const findNewest = async (strapi: Core.Strapi, where: object) =>
  await rowsOf(strapi).findOne({ where, orderBy: { number: 'desc' } });

/** A build by its number. */
export const findBuild = (strapi: Core.Strapi, number: number): Promise<BuildRecord | null> =>
  findNewest(strapi, { number });

/** The newest build, in whatever state. */
export const findNewestBuild = (strapi: Core.Strapi): Promise<BuildRecord | null> => findNewest(strapi, {});

/** The newest build that finished. One that was overtaken did not. */
export const findNewestFinishedBuild = (strapi: Core.Strapi): Promise<BuildRecord | null> =>
  findNewest(strapi, { state: { $in: ['live', 'replaced', 'refused', 'broken'] } });

/** Builds that have a release, the newest first. */
export const listReleasedBuilds = async (strapi: Core.Strapi): Promise<BuildRecord[]> =>
  await rowsOf(strapi).findMany({
    where: { release: { $notNull: true } },
    orderBy: { number: 'desc' },
  });

/** Stores that a build begins, and removes the requests it answers in the same transaction. */
export async function beginBuild(strapi: Core.Strapi, build: NewBuild): Promise<void> {
  const { requests, since, ...begun } = build;
  const startedAt = new Date();
  await strapi.db.transaction(async () => {
    await rowsOf(strapi).create({
      data: {
        ...begun,
        state: 'building',
        stage: 'starting',
        stageAt: startedAt,
        startedAt,
        stages: [{ stage: 'waiting', ms: Math.max(0, startedAt.getTime() - since.getTime()) }],
        log: [],
      },
    });
    await removeNotes(strapi, requests);
  });
}

/** Saves a build only while it is being built; false where it no longer is. */
export async function saveWhileBuilding(
  strapi: Core.Strapi,
  number: number,
  data: BuildData,
): Promise<boolean> {
  const { count } = await rowsOf(strapi).updateMany({ where: { number, state: 'building' }, data });
  return count === 1;
}

/** Saves a build in whatever state it is. */
export async function saveBuild(strapi: Core.Strapi, number: number, data: BuildData): Promise<void> {
  await rowsOf(strapi).updateMany({ where: { number }, data });
}

/** From now on nobody can roll back to it. False where it has just become the live one. */
export async function forgetRelease(strapi: Core.Strapi, number: number): Promise<boolean> {
  const where = { number, state: { $ne: 'live' } };
  const { count } = await rowsOf(strapi).updateMany({ where, data: { release: null } });
  return count === 1;
}

/** Makes a build the live one, in rows; the one that was live becomes replaced. */
export async function makeBuildLive(strapi: Core.Strapi, number: number, data: BuildData): Promise<void> {
  const others = { state: 'live', number: { $ne: number } };
  await rowsOf(strapi).updateMany({ where: others, data: { state: 'replaced' } });
  await rowsOf(strapi).updateMany({
    where: { number },
    data: { ...data, state: 'live', liveAt: new Date() },
  });
}
