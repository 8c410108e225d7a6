import type { BuildRow, Change, Differences, FaultRow } from '@lanternway/contracts/publishing/staff';
import type { EntryLink } from '@lanternway/contracts/publishing/entry-link';
import type { Schedule } from '@lanternway/contracts/publishing/schedules';
import type { ContentFault } from '@lanternway/contracts/publishing/build-protocol';
import type { Core } from '@strapi/strapi';
import { findLinks, findRefLinks, kindOf, type Named } from '../content/links';
import {
  isoOf,
  timeOf,
  type BuildRecord,
  type ChangeRecord,
  type ScheduleRecord,
} from '../../content-types/records';

/* The rows of our tables, as the admin reads them. */

export const summaryFields = [
  'id',
  'number',
  'state',
  'startedAt',
  'endedAt',
  'liveAt',
  'by',
  'reason',
  'pages',
  'release',
] as const satisfies (keyof BuildRecord)[];

export type BuildSummary = Pick<BuildRecord, (typeof summaryFields)[number]>;

export const buildRowOf = (build: BuildSummary): BuildRow => ({
  number: build.number,
  state: build.state,
  startedAt: timeOf(build.startedAt).toISOString(),
  endedAt: isoOf(build.endedAt),
  durationMs: durationOf(build),
  liveAt: isoOf(build.liveAt),
  by: build.by ?? [],
  reason: build.reason ?? '',
  pages: build.pages,
  canRollBack: build.state === 'replaced' && build.release !== null,
});

export const durationOf = ({ startedAt, endedAt }: Pick<BuildRecord, 'startedAt' | 'endedAt'>) =>
  endedAt === null ? null : Math.max(0, timeOf(endedAt).getTime() - timeOf(startedAt).getTime());

type Record = Pick<ChangeRecord | ScheduleRecord, 'uid' | 'entryId' | 'title'>;

const namedOf = ({ uid, entryId, title }: Record): Named => ({ uid, documentId: entryId, title });

export async function changeRows(strapi: Core.Strapi, records: readonly ChangeRecord[]): Promise<Change[]> {
  const linkOf = await findLinks(strapi, records.map(namedOf));
  return records.map((record) => ({
    action: record.action,
    kind: kindOf(strapi, record.uid),
    entry: linkOf(namedOf(record)),
    at: timeOf(record.at).toISOString(),
    by: record.byName,
  }));
}

export async function scheduleRows(
  strapi: Core.Strapi,
  records: readonly ScheduleRecord[],
): Promise<Schedule[]> {
  const linkOf = await findLinks(strapi, records.map(namedOf));
  return records.map((record) => scheduleOf(strapi, record, linkOf));
}

export async function scheduleRow(strapi: Core.Strapi, record: ScheduleRecord): Promise<Schedule> {
  return scheduleOf(strapi, record, await findLinks(strapi, [namedOf(record)]));
}

const scheduleOf = (
  strapi: Core.Strapi,
  record: ScheduleRecord,
  linkOf: Awaited<ReturnType<typeof findLinks>>,
): Schedule => ({
  id: record.documentId,
  action: record.action,
  kind: kindOf(strapi, record.uid),
  entry: linkOf(namedOf(record)),
  at: timeOf(record.at).toISOString(),
  state: record.state,
  by: record.byName,
  prices: record.prices ?? [],
  doneAt: isoOf(record.doneAt),
  problem: record.problem,
});

export async function faultRows(
  strapi: Core.Strapi,
  faults: readonly ContentFault[] | null,
): Promise<FaultRow[]> {
  const linkOf = await findRefLinks(
    strapi,
    (faults ?? []).map(({ entry }) => entry),
  );
  return (faults ?? []).map(({ text, path, entry }) => ({ text, path, entry: linkOf(entry) }));
}

/** What was stored of entries is looked up again: some may be gone since, others have another name. */
export async function differenceRows(
  strapi: Core.Strapi,
  differences: Differences | null,
): Promise<Differences | null> {
  if (differences === null) return null;
  const linkOf = await findLinks(
    strapi,
    differences.entries.map(({ entry }) => entry),
  );
  const entries = differences.entries.map((one) => ({ ...one, entry: asStored(one.entry, linkOf) }));
  return { entries, pages: differences.pages };
}

/** In a history the entry keeps the name it had then. */
const asStored = (entry: EntryLink, linkOf: (of: Named) => EntryLink): EntryLink => ({
  ...linkOf(entry),
  title: entry.title,
});
