import type {
  BuildDetail,
  BuildPage,
  BuildQuery,
  Building,
  Problem,
} from '@lanternway/contracts/publishing/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { buildUid } from '../../content-types';
import { isoOf, timeOf, type BuildRecord } from '../../content-types/records';
import { findBuild, findNewestFinishedBuild } from '../builds/builds';
import { listChangesOfBuild } from '../changes/changes';
import { buildRowOf, changeRows, differenceRows, durationOf, faultRows, summaryFields } from './rows';

/* What was built, for people: the history, and the state of the newest build. */

/** The last builds from which the usual duration is computed. */
const measuredBuilds = 9;

const coldStartMs = 2_000;

const rowsOf = (strapi: Core.Strapi) => rowsIn(strapi, buildUid);

const findNewestIn = async (strapi: Core.Strapi, states: readonly string[]): Promise<BuildRecord | null> =>
  await rowsOf(strapi).findOne({
    where: { state: { $in: [...states] } },
    orderBy: { number: 'desc' },
  });

/** One page of the history, newest first. */
export async function readBuildPage(strapi: Core.Strapi, { page, pageSize }: BuildQuery): Promise<BuildPage> {
  const [found, total] = await rowsOf(strapi).findWithCount({
    select: [...summaryFields],
    orderBy: { number: 'desc' },
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { rows: found.map(buildRowOf), total, page, pageSize };
}

/** All about one build; null where there is no such build. */
export async function readBuildDetail(strapi: Core.Strapi, number: number): Promise<BuildDetail | null> {
  const found = await findBuild(strapi, number);
  if (found === null) return null;
  return {
    ...buildRowOf(found),
    stages: found.stages ?? [],
    changes: await changeRows(strapi, await listChangesOfBuild(strapi, number)),
    faults: await faultRows(strapi, found.faults),
    message: found.message,
    log: found.log ?? [],
    differences: await differenceRows(strapi, found.differences),
  };
}

/** The build that visitors see. */
export const findLiveBuild = (strapi: Core.Strapi): Promise<BuildRecord | null> =>
  findNewestIn(strapi, ['live']);

/** The build that is running or about to; null where there is none. */
export async function readBuilding(strapi: Core.Strapi): Promise<Building | null> {
  const found = await findNewestIn(strapi, ['waiting', 'building']);
  if (found === null) return null;
  return {
    number: found.number,
    stage: found.state === 'waiting' ? 'waiting' : found.stage,
    startedAt: timeOf(found.startedAt).toISOString(),
    expectedMs: await readExpectedMs(strapi),
    reason: found.reason ?? '',
    by: found.by ?? [],
  };
}

/** Why what was published last is not live; null where it is. */
export async function readProblem(strapi: Core.Strapi): Promise<Problem | null> {
  // An overtaken build says nothing: the one before it still counts.
  const found = await findNewestFinishedBuild(strapi);
  if (found === null || (found.state !== 'refused' && found.state !== 'broken')) return null;
  const { number, message, tryAgainAt } = found;
  const at = timeOf(found.endedAt ?? found.startedAt).toISOString();
  return found.state === 'refused'
    ? { kind: 'refused', number, at, faults: await faultRows(strapi, found.faults) }
    : { kind: 'broken', number, at, message: message ?? '', tryAgainAt: isoOf(tryAgainAt) };
}

/** How long a build usually takes; null before there is one to measure. */
export async function readExpectedMs(strapi: Core.Strapi): Promise<number | null> {
  const last = await rowsOf(strapi).findMany({
    where: { state: { $in: ['live', 'replaced'] }, endedAt: { $notNull: true } },
    select: ['id', 'startedAt', 'endedAt', 'stages'],
    orderBy: { number: 'desc' },
    limit: measuredBuilds,
  });
  return medianOf(
    last
      .filter(wasWarm)
      .map(durationOf)
      .filter((ms) => ms !== null),
  );
}

/** Where the site builder had to be started first, the duration says nothing of the next build. */
const wasWarm = ({ stages }: Pick<BuildRecord, 'stages'>): boolean =>
  (stages ?? []).every(({ stage, ms }) => stage !== 'starting' || ms < coldStartMs);

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) / 2);
}
