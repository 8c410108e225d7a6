import type { Core } from '@strapi/strapi';
import { deskSentences, type EnquiryStatus, type Staff } from '@lanternway/contracts/enquiries/staff';
import { type BulkResult, type bulkChange } from '@lanternway/contracts/enquiries/staff-many';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { InferType } from 'yup';
import type { ItemEvent } from '../items/change-item';
import { addEvent } from '../items/events';
import { kinds, type Enquiry } from '../items/kinds';
import { findOwner } from '../items/owners';
import { toStatus } from '../items/status';
import { mayHave } from './changes';
import { holdItems } from './hold';

type RequestedChange = { status: EnquiryStatus } | { owner: Staff | null };

type Item = BulkResult['problems'][number];

/** The most enquiries of one transaction: enough to be quick, few enough that others need not wait. */
const atATime = 100;

/** Changes every enquiry that it can, and returns the others with the reason for each. */
export async function changeMany(
  strapi: Core.Strapi,
  { items, status, ownerId }: InferType<typeof bulkChange>,
  by: Staff,
): Promise<{ kind: 'done'; result: BulkResult } | { kind: 'refused'; sentence: string }> {
  const requested = await requestedChangeOf(strapi, status, ownerId);
  if (requested === null) return { kind: 'refused', sentence: deskSentences.noSuchOwner };
  const result: BulkResult = { changed: 0, problems: [] };
  for (const kind of enquiryKinds) {
    const ids = [...new Set(items.filter((one) => one.kind === kind).map(({ id }) => id))];
    for (let start = 0; start < ids.length; start += atATime) {
      const part = await changePart(strapi, kind, ids.slice(start, start + atATime), requested, by);
      result.changed += part.changed;
      result.problems.push(...part.problems);
    }
  }
  return { kind: 'done', result };
}

async function requestedChangeOf(
  strapi: Core.Strapi,
  status: EnquiryStatus | undefined,
  ownerId: number | null | undefined,
): Promise<RequestedChange | null> {
  if (status !== undefined) return { status };
  if (ownerId === null || ownerId === undefined) return { owner: null };
  const owner = await findOwner(strapi, ownerId);
  return owner === null ? null : { owner };
}

/** All of one kind, held in the order of their rows, so that nobody's change is lost and none waits for the other. */
async function changePart(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  ids: string[],
  requested: RequestedChange,
  by: Staff,
): Promise<BulkResult> {
  return strapi.db.transaction(async () => {
    const found = await holdItems(strapi, kind, ids);
    const problems: Item[] = ids
      .filter((id) => !found.some(({ row }) => row.documentId === id))
      .map((id) => ({ kind, id, name: '', sentence: deskSentences.missing }));
    let changed = 0;
    for (const enquiry of found) {
      const { documentId, name } = enquiry.row;
      const sentence = problemOf(enquiry, requested);
      if (sentence !== null) {
        problems.push({ kind, id: documentId, name, sentence });
        continue;
      }
      const change = await changeOf(strapi, enquiry, requested);
      if (change !== null) await write(strapi, enquiry, change, by);
      changed += 1;
    }
    return { changed, problems };
  });
}

function problemOf({ kind, row }: Enquiry, requested: RequestedChange): string | null {
  if (row.mergedInto !== null) return deskSentences.mergedAway;
  return 'status' in requested && !mayHave(kind, requested.status)
    ? deskSentences.wrongStatus(kind, requested.status)
    : null;
}

interface Change {
  data: object;
  events: ItemEvent[];
}

/** Null if the enquiry has this status or owner already. */
async function changeOf(
  strapi: Core.Strapi,
  { row }: Enquiry,
  requested: RequestedChange,
): Promise<Change | null> {
  if ('status' in requested) {
    const { status } = requested;
    return row.stage === status ? null : toStatus(strapi, row, status, new Date());
  }
  const { owner } = requested;
  if (row.ownerId === (owner?.id ?? null)) return null;
  return {
    data: { ownerId: owner?.id ?? null },
    events: [{ what: 'owner', facts: { to: owner?.name ?? null } }],
  };
}

async function write(
  strapi: Core.Strapi,
  { kind, row }: Enquiry,
  { data, events }: Change,
  by: Staff,
): Promise<void> {
  await strapi.db.query(kinds[kind].uid).updateMany({
    where: { id: row.id },
    data: { ...data, version: row.version + 1, touchedAt: new Date() },
  });
  for (const event of events) await addEvent(strapi, { enquiryId: row.documentId, by, ...event });
}
