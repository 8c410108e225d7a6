import type {
  BuildDetail,
  BuildPage,
  BuildQuery,
  Building,
  Problem,
} from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { buildUid } from '../../content-types';
import { buildRowOf, changesOf, differencesOf, durationOf, faultsOf, summaryFields } from './rows';
import { own } from '../own';
import { isoOf, timeOf, type BuildRecord } from '../builds/records';

/** What was built, for people: the history, and how it stands with the newest. */
export interface DeskBuilds {
  page: (query: BuildQuery) => Promise<BuildPage>;
  detail: (number: number) => Promise<BuildDetail | null>;
  live: () => Promise<BuildRecord | null>;
  building: () => Promise<Building | null>;
  /** Why what was published last is not live, where it is not. */
  problem: () => Promise<Problem | null>;
  expectedMs: () => Promise<number | null>;
}

/** So many of the last builds are asked how long one takes. */
const askedForTime = 9;

const coldStartMs = 2_000;

export function deskBuilds({ strapi }: { strapi: Core.Strapi }): DeskBuilds {
  const rows = () => strapi.db.query(buildUid);
  const links = () => own(strapi, 'deskLinks');

  const newest = async (states: readonly string[]): Promise<BuildRecord | null> =>
    (await rows().findOne({
      where: { state: { $in: [...states] } },
      orderBy: { number: 'desc' },
    })) as BuildRecord | null;

  const service: DeskBuilds = {
    async page({ page, pageSize }) {
      const [found, total] = await rows().findWithCount({
        select: [...summaryFields],
        orderBy: { number: 'desc' },
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return { rows: (found as BuildRecord[]).map(buildRowOf), total, page, pageSize };
    },

    async detail(number) {
      const found = (await rows().findOne({ where: { number } })) as BuildRecord | null;
      if (found === null) return null;
      return {
        ...buildRowOf(found),
        stages: found.stages ?? [],
        changes: await changesOf(links(), await own(strapi, 'changes').ofBuild(number)),
        faults: await faultsOf(links(), found.faults),
        message: found.message,
        log: found.log ?? [],
        differences: await differencesOf(links(), found.differences),
      };
    },

    live: () => newest(['live']),

    async building() {
      const found = await newest(['waiting', 'building']);
      if (found === null) return null;
      return {
        number: found.number,
        stage: found.state === 'waiting' ? 'waiting' : found.stage,
        startedAt: timeOf(found.startedAt).toISOString(),
        expectedMs: await service.expectedMs(),
        reason: found.reason ?? '',
        by: found.by ?? [],
      };
    },

    async problem() {
      // One that was overtaken has said nothing: the one before it still counts.
      const found = await newest(['live', 'replaced', 'refused', 'broken']);
      if (found === null || (found.state !== 'refused' && found.state !== 'broken')) return null;
      const { number, message, tryAgainAt } = found;
      const at = timeOf(found.endedAt ?? found.startedAt).toISOString();
      return found.state === 'refused'
        ? { kind: 'refused', number, at, faults: await faultsOf(links(), found.faults) }
        : { kind: 'broken', number, at, message: message ?? '', tryAgainAt: isoOf(tryAgainAt) };
    },

    async expectedMs() {
      const last = (await rows().findMany({
        where: { state: { $in: ['live', 'replaced'] }, endedAt: { $notNull: true } },
        select: ['id', 'startedAt', 'endedAt', 'stages'],
        orderBy: { number: 'desc' },
        limit: askedForTime,
      })) as BuildRecord[];
      return medianOf(
        last
          .filter(wasWarm)
          .map(durationOf)
          .filter((ms) => ms !== null),
      );
    },
  };
  return service;
}

/** A press that had to be started first says nothing of how long the next build takes. */
const wasWarm = ({ stages }: Pick<BuildRecord, 'stages'>): boolean =>
  (stages ?? []).every(({ stage, ms }) => stage !== 'starting' || ms < coldStartMs);

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) / 2);
}
