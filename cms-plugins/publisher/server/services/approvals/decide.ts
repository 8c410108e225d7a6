import { approvalSentences } from '@lanternway/contracts/publishing/approvals';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { ConflictError, NotAllowedError } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { scheduleUid } from '../../content-types';
import type { ApprovalRecord } from '../../content-types/approval';
import { lockEntry } from '../content/locks';
import { publishDraft } from '../content/publish';
import { withoutSecond } from './passing';
import { askForPublish, draftSavedAt, requestsIn } from './requests';
import { isGuarded } from './setting';

/** The member of staff who decides. */
export interface Decider {
  id: number;
  name: string;
  /** Whether they need nobody else. */
  mayAlone: boolean;
}

interface Entry {
  uid: string;
  documentId: string;
}

/** A request that still waits. Throws where there is none. */
export async function findWaiting(strapi: Core.Strapi, id: string): Promise<ApprovalRecord> {
  const found = await requestsIn(strapi).findOne({ where: { documentId: id } });
  if (found === null) throw new errors.NotFoundError(approvalSentences.missing);
  if (found.state !== 'waiting') throw new ConflictError(approvalSentences.missing);
  return found;
}

/** Asks, without pressing Publish. */
export async function ask(strapi: Core.Strapi, entry: Entry, reason: string, by: Decider): Promise<void> {
  if (by.mayAlone || !(await isGuarded(strapi, entry.uid)))
    throw new errors.ApplicationError(approvalSentences.notNeeded);
  await strapi.db.transaction(async () => {
    await lockEntry(strapi, entry.documentId);
    if ((await draftSavedAt(strapi, entry)) === null)
      throw new errors.NotFoundError(approvalSentences.missing);
    await askForPublish(strapi, entry, reason, by);
  });
}

/** Writes a decision. If two people decide at the same moment, only one decision is written. */
async function decide(
  strapi: Core.Strapi,
  { id }: ApprovalRecord,
  state: 'approved' | 'declined' | 'withdrawn',
  by: Decider,
  answer = '',
): Promise<void> {
  const data = { state, answer, decidedAt: new Date(), decidedById: by.id, decidedByName: by.name };
  const { count } = await requestsIn(strapi).updateMany({ where: { id, state: 'waiting' }, data });
  if (count !== 1) throw new ConflictError(approvalSentences.missing);
}

const refuseOwn = ({ askedById }: ApprovalRecord, { id, mayAlone }: Decider): void => {
  if (askedById === id && !mayAlone) throw new NotAllowedError(approvalSentences.own);
};

/** Publishes the entry at once, or lets its scheduled change happen at its time. @returns what happened, in words */
export async function approveRequest(
  strapi: Core.Strapi,
  found: ApprovalRecord,
  by: Decider,
): Promise<string> {
  refuseOwn(found, by);
  const { uid, entryId: documentId, scheduleId, savedAt } = found;
  return strapi.db.transaction(async () => {
    await lockEntry(strapi, documentId);
    if (savedAt !== null && savedAt !== (await draftSavedAt(strapi, { uid, documentId })))
      throw new ConflictError(approvalSentences.outdated);
    await decide(strapi, found, 'approved', by);
    if (scheduleId !== null) return approvalSentences.planned;
    const isDone = await withoutSecond(documentId, () => publishDraft(strapi, uid, documentId));
    if (!isDone) throw new ConflictError(approvalSentences.missing);
    return approvalSentences.published;
  });
}

/** Ends a request without publishing; a scheduled change with it. */
async function endWithout(
  strapi: Core.Strapi,
  found: ApprovalRecord,
  state: 'declined' | 'withdrawn',
  by: Decider,
  answer: string,
): Promise<void> {
  await strapi.db.transaction(async () => {
    await decide(strapi, found, state, by, answer);
    if (found.scheduleId === null) return;
    const problem = state === 'declined' ? `${by.name} declined it: ${answer}` : `${by.name} took it back.`;
    await rowsIn(strapi, scheduleUid).updateMany({
      where: { documentId: found.scheduleId, state: 'waiting' },
      data: { state: 'cancelled', doneAt: new Date(), problem: problem.slice(0, 500) },
    });
  });
}

export async function declineRequestOf(
  strapi: Core.Strapi,
  found: ApprovalRecord,
  reason: string,
  by: Decider,
): Promise<void> {
  refuseOwn(found, by);
  await endWithout(strapi, found, 'declined', by, reason);
}

export async function withdrawRequest(
  strapi: Core.Strapi,
  found: ApprovalRecord,
  by: Decider,
): Promise<void> {
  if (found.askedById !== by.id) throw new NotAllowedError(approvalSentences.notOwn);
  await endWithout(strapi, found, 'withdrawn', by, '');
}
