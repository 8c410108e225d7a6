import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { PlannedPrice, ScheduleAction } from '@lanternway/contracts/publishing/staff';
import type { EntryChoice, EntryState } from '@lanternway/contracts/publishing/entry';
import type { Core } from '@strapi/strapi';
import { scheduleUid } from '../../content-types';
import { readConfig } from '../../config';
import { schedulesOf } from './rows';
import { own } from '../own';
import type { ScheduleRecord } from '../builds/records';

/** Who asks, as far as what he may schedule goes. */
export interface Asking {
  /** Whether he may do this with entries of this type. */
  may: (action: 'update' | 'publish', uid: string) => boolean;
}

/** How it stands with one entry, and which entries there are to be scheduled. */
export interface DeskEntries {
  /** Null where there is no such entry. */
  state: (uid: string, documentId: string, asking: Asking) => Promise<EntryState | null>;
  search: (words: string, asking: Asking) => Promise<EntryChoice[]>;
}

export interface EntryRow extends Record<string, unknown> {
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

const mostFound = 20;

export function deskEntries({ strapi }: { strapi: Core.Strapi }): DeskEntries {
  const { types, pricedUids } = readConfig(strapi);
  const hasDrafts = (uid: string): boolean => own(strapi, 'entries').hasDrafts(uid);

  async function versionsOf(uid: string, documentIds: string[]): Promise<Map<string, Versions>> {
    const found = (await strapi.db.query(uid).findMany({
      where: { documentId: { $in: documentIds } },
      ...(pricedUids.includes(uid) ? { populate: ['prices'] } : {}),
    })) as EntryRow[];
    const versions = new Map<string, Versions>();
    for (const row of found) {
      const known = versions.get(row.documentId) ?? { draft: null, published: null };
      const isDraft = hasDrafts(uid) && row.publishedAt === null;
      versions.set(row.documentId, isDraft ? { ...known, draft: row } : { ...known, published: row });
    }
    return versions;
  }

  function scheduling(uid: string, { draft, published }: Versions, { may }: Asking) {
    const prices = (pricedUids.includes(uid) ? ((published ?? draft)?.prices ?? []) : []).map(
      ({ currency, amountMinor }) => ({ currency, amountMinor }),
    );
    const actions: ScheduleAction[] = [];
    if (hasDrafts(uid) && may('publish', uid)) {
      if (draft !== null) actions.push('publish');
      if (published !== null) actions.push('unpublish');
      if (published !== null && prices.length > 0 && may('update', uid)) actions.push('prices');
    }
    return { actions, prices };
  }

  return {
    async state(uid, documentId, asking) {
      const type = ownEntry(types, uid);
      if (type === undefined) return null;
      const versions = (await versionsOf(uid, [documentId])).get(documentId);
      const shown = await own(strapi, 'deskShown').of(uid, documentId, versions?.published ?? null);
      if (versions === undefined && shown.state !== 'leaving') return null;
      const entry = versions?.draft ?? versions?.published;
      return {
        ...shown,
        canPreview: entry !== null && entry !== undefined && type.pageOf(entry) !== null,
        ...scheduling(uid, versions ?? { draft: null, published: null }, asking),
        schedules: await schedulesOf(own(strapi, 'deskLinks'), await waitingFor(strapi, uid, documentId)),
      };
    },

    async search(words, asking) {
      const found: { choice: EntryChoice; at: number }[] = [];
      for (const [uid, { kind, title }] of Object.entries(types)) {
        if (!hasDrafts(uid) || !asking.may('publish', uid)) continue;
        const fitting = (await strapi.db.query(uid).findMany({
          where: { publishedAt: null, ...(words === '' ? {} : { [title]: { $containsi: words } }) },
          select: ['documentId'],
          orderBy: { updatedAt: 'desc' },
          limit: mostFound,
        })) as EntryRow[];
        const versions = await versionsOf(
          uid,
          fitting.map(({ documentId }) => documentId),
        );
        for (const [documentId, both] of versions) {
          const entry = both.draft ?? both.published;
          const name = String(entry?.[title] ?? kind);
          const choice = { uid, documentId, kind, title: name, ...scheduling(uid, both, asking) };
          found.push({ choice, at: new Date(entry?.updatedAt ?? 0).getTime() });
        }
      }
      found.sort((a, b) => b.at - a.at);
      return found.slice(0, mostFound).map(({ choice }) => choice);
    },
  };
}

async function waitingFor(strapi: Core.Strapi, uid: string, entryId: string): Promise<ScheduleRecord[]> {
  return (await strapi.db.query(scheduleUid).findMany({
    where: { uid, entryId, state: 'waiting' },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })) as ScheduleRecord[];
}
