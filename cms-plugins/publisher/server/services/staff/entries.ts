import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { PlannedPrice, ScheduleAction } from '@lanternway/contracts/publishing/schedules';
import type { EntryChoice, EntryState } from '@lanternway/contracts/publishing/entry';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { hasDrafts } from '../content/entries';
import { listSchedulesOf } from '../schedules/schedules';
import { readShownEntry } from './live-release';
import { scheduleRows } from './rows';

/* The state of one entry, and which entries can be scheduled. */

/** Whether the person who asks may do this with entries of this type. */
export type MayDo = (action: 'update' | 'publish', uid: string) => boolean;

interface EntryRow extends Record<string, unknown> {
  id: number;
  documentId: string;
  updatedAt: string | Date | null;
  publishedAt: string | Date | null;
  prices?: PlannedPrice[];
}

interface Versions {
  draft: EntryRow | null;
  published: EntryRow | null;
}

const maxFound = 20;

/** Null where there is no such entry. */
export async function readEntryState(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  may: MayDo,
): Promise<EntryState | null> {
  const type = ownEntry(readConfig(strapi).types, uid);
  if (type === undefined) return null;
  const versions = (await readVersions(strapi, uid, [documentId])).get(documentId);
  const shown = await readShownEntry(strapi, uid, documentId, versions?.published ?? null);
  if (versions === undefined && shown.state !== 'leaving') return null;
  const entry = versions?.draft ?? versions?.published;
  return {
    ...shown,
    canPreview: entry !== null && entry !== undefined && type.pageOf(entry) !== null,
    ...schedulingOf(strapi, uid, versions ?? { draft: null, published: null }, may),
    schedules: await scheduleRows(strapi, await listSchedulesOf(strapi, uid, documentId)),
  };
}

/** Entries that this person may schedule and whose titles hold these words, the newest first. */
export async function searchEntries(strapi: Core.Strapi, words: string, may: MayDo): Promise<EntryChoice[]> {
  const found: { choice: EntryChoice; at: number }[] = [];
  for (const [uid, { kind, title }] of Object.entries(readConfig(strapi).types)) {
    if (!hasDrafts(strapi, uid) || !may('publish', uid)) continue;
    for (const [documentId, both] of await findByTitle(strapi, uid, title, words)) {
      const entry = both.draft ?? both.published;
      const name = String(entry?.[title] ?? kind);
      const choice = { uid, documentId, kind, title: name, ...schedulingOf(strapi, uid, both, may) };
      found.push({ choice, at: new Date(entry?.updatedAt ?? 0).getTime() });
    }
  }
  found.sort((a, b) => b.at - a.at);
  return found.slice(0, maxFound).map(({ choice }) => choice);
}

async function findByTitle(
  strapi: Core.Strapi,
  uid: string,
  title: string,
  words: string,
): Promise<Map<string, Versions>> {
  const fitting: EntryRow[] = await strapi.db.query(uid).findMany({
    where: { publishedAt: null, ...(words === '' ? {} : { [title]: { $containsi: words } }) },
    select: ['documentId'],
    orderBy: { updatedAt: 'desc' },
    limit: maxFound,
  });
  const ids = fitting.map(({ documentId }) => documentId);
  return readVersions(strapi, uid, ids);
}

async function readVersions(
  strapi: Core.Strapi,
  uid: string,
  documentIds: string[],
): Promise<Map<string, Versions>> {
  const found: EntryRow[] = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: documentIds } },
    ...(readConfig(strapi).pricedUids.includes(uid) ? { populate: ['prices'] } : {}),
  });
  const versions = new Map<string, Versions>();
  for (const row of found) {
    const known = versions.get(row.documentId) ?? { draft: null, published: null };
    const isDraft = hasDrafts(strapi, uid) && row.publishedAt === null;
    versions.set(row.documentId, isDraft ? { ...known, draft: row } : { ...known, published: row });
  }
  return versions;
}

/** What this person may plan for an entry, and the prices it has now. */
function schedulingOf(strapi: Core.Strapi, uid: string, { draft, published }: Versions, may: MayDo) {
  const isPriced = readConfig(strapi).pricedUids.includes(uid);
  const prices = (isPriced ? ((published ?? draft)?.prices ?? []) : []).map(({ currency, amountMinor }) => ({
    currency,
    amountMinor,
  }));
  const actions: ScheduleAction[] = [];
  if (hasDrafts(strapi, uid) && may('publish', uid)) {
    if (draft !== null) actions.push('publish');
    if (published !== null) actions.push('unpublish');
    if (published !== null && prices.length > 0 && may('update', uid)) actions.push('prices');
  }
  return { actions, prices };
}
