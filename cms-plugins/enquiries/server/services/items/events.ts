import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import type { TimelineEntry } from '@lanternway/contracts/enquiries/staff-item';
import { eventUid } from '../../content-types/desk-records';

/** What happened to an enquiry, apart from arriving and being mailed, which its own row tells. */
export interface NewEvent {
  enquiryId: string;
  what: TimelineEntry['what'];
  /** What its sentence is made of: see events-words.ts. */
  facts?: object;
  note?: string;
  /** Null where it was the server. */
  by: Staff | null;
}

export interface StoredEvent {
  id: number;
  enquiryId: string;
  what: TimelineEntry['what'];
  facts: Record<string, unknown> | null;
  note: string | null;
  byName: string | null;
  at: string;
}

/** Adds an event in the caller's transaction: it is kept only if the change that it records is kept. */
export async function addEvent(
  strapi: Core.Strapi,
  { enquiryId, what, facts, note, by }: NewEvent,
): Promise<void> {
  const now = new Date();
  const row = {
    documentId: randomUUID(),
    enquiryId,
    what,
    // This way into the table does not know the types of its columns.
    facts: facts === undefined ? null : JSON.stringify(facts),
    note: note ?? null,
    byId: by?.id ?? null,
    byName: by?.name ?? null,
    at: now,
    createdAt: now,
    updatedAt: now,
  };
  await strapi.db.queryBuilder(eventUid).insert(row).execute();
}

/** Of any of these enquiries, the latest first. */
export async function findEvents(strapi: Core.Strapi, enquiryIds: readonly string[]): Promise<StoredEvent[]> {
  return (await strapi.db.query(eventUid).findMany({
    where: { enquiryId: { $in: [...enquiryIds] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })) as StoredEvent[];
}
