import { approvalSentences } from '@lanternway/contracts/publishing/approvals';
import type { ScheduleAction } from '@lanternway/contracts/publishing/schedules';
import { cutText } from '@lanternway/contracts/fields/cut-text';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import type { Actor } from '@lanternway/server-kit/acting';
import { approvalUid, type ApprovalRecord } from '../../content-types/approval';
import { isoOf } from '../../content-types/records';
import { findVersions, titleOfEntry } from '../content/entries';

/* Requests that a second person lets something be published. */

interface Entry {
  uid: string;
  documentId: string;
}

interface NewRequest extends Entry {
  action: ScheduleAction;
  scheduleId: string | null;
  reason: string;
  /** Whether it is approved already, because the person who asks may publish alone. */
  isApproved: boolean;
}

export const requestsIn = (strapi: Core.Strapi) => rowsIn(strapi, approvalUid);

/** When the draft was last saved; null where there is none. An approval is only for the draft that was saved then. */
export async function draftSavedAt(strapi: Core.Strapi, { uid, documentId }: Entry): Promise<string | null> {
  const { draft } = await findVersions(strapi, uid, documentId);
  return isoOf(draft?.updatedAt ?? null);
}

/** Adds a request. To be called in a transaction that has locked the entry. */
export async function addRequest(
  strapi: Core.Strapi,
  { uid, documentId, action, scheduleId, reason, isApproved }: NewRequest,
  by: Actor,
): Promise<ApprovalRecord> {
  const { draft, published } = await findVersions(strapi, uid, documentId);
  const entry = draft ?? published;
  const now = new Date();
  const decided = isApproved
    ? { state: 'approved', decidedAt: now, decidedById: by.id, decidedByName: by.name }
    : { state: 'waiting' };
  return requestsIn(strapi).create({
    data: {
      ...{ uid, entryId: documentId, action, scheduleId, reason, answer: '' },
      title: cutText(entry === null ? '' : titleOfEntry(strapi, uid, entry), { characters: 300 }),
      savedAt: action === 'publish' ? isoOf(draft?.updatedAt ?? null) : null,
      ...{ askedAt: now, askedById: by.id, askedByName: by.name },
      ...decided,
    },
  });
}

/** Asks that the saved draft be published at once. This replaces an earlier request for the same. */
export async function askForPublish(
  strapi: Core.Strapi,
  entry: Entry,
  reason: string,
  by: Actor,
): Promise<ApprovalRecord> {
  const earlier = await requestsIn(strapi).findOne({ where: { ...ofEntry(entry), scheduleId: null } });
  // When the same person presses Publish again, the reason that they wrote before is kept.
  const kept = earlier?.askedById === by.id ? earlier.reason : '';
  await endApprovals(strapi, entry, approvalSentences.replaced, { publish: true });
  const request = { ...entry, action: 'publish' as const, scheduleId: null, isApproved: false };
  return addRequest(strapi, { ...request, reason: reason === '' ? kept : reason }, by);
}

const ofEntry = ({ uid, documentId }: Entry) => ({ uid, entryId: documentId, state: 'waiting' });

/** Ends what waits for an entry. @param only with `publish`, what is not scheduled */
export async function endApprovals(
  strapi: Core.Strapi,
  entry: Entry,
  answer: string,
  only: { publish?: true } = {},
): Promise<void> {
  const where = { ...ofEntry(entry), ...(only.publish === true ? { scheduleId: null } : {}) };
  await requestsIn(strapi).updateMany({ where, data: { state: 'overtaken', decidedAt: new Date(), answer } });
}
