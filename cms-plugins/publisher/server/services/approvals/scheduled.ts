import { approvalSentences } from '@lanternway/contracts/publishing/approvals';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Actor } from '@lanternway/server-kit/acting';
import { readConfig } from '../../config';
import { scheduleUid } from '../../content-types';
import type { ScheduleRecord } from '../../content-types/records';
import { addRequest, draftSavedAt, requestsIn } from './requests';
import { isGuarded, writeNeedsSecond } from './setting';

/* Scheduled changes that a second person has to approve before their time. */

type Planned = Pick<ScheduleRecord, 'documentId' | 'uid' | 'entryId' | 'action'>;

const changesTheSite = ({ action }: Pick<ScheduleRecord, 'action'>): boolean =>
  action === 'publish' || action === 'prices';

/** Asks a second person for a scheduled change, where it needs one. To be called in the transaction that schedules it. */
export async function requestForSchedule(
  strapi: Core.Strapi,
  planned: Planned,
  by: Actor & { mayAlone: boolean },
): Promise<void> {
  const { uid, entryId, action, documentId: scheduleId } = planned;
  if (action === 'end' || !changesTheSite(planned) || !(await isGuarded(strapi, uid))) return;
  const request = { uid, documentId: entryId, action, scheduleId, reason: '', isApproved: by.mayAlone };
  await addRequest(strapi, request, by);
}

/** Refuses a scheduled change (by throwing) that needs a second person who has not approved exactly this change. */
export async function mustBeApproved(strapi: Core.Strapi, planned: ScheduleRecord): Promise<void> {
  const { uid, entryId, documentId: scheduleId } = planned;
  if (!changesTheSite(planned) || !(await isGuarded(strapi, uid))) return;
  const found = await requestsIn(strapi).findOne({ where: { scheduleId }, orderBy: { id: 'desc' } });
  if (found?.state !== 'approved') throw new errors.ApplicationError(approvalSentences.notApproved);
  if (found.savedAt === null) return;
  if (found.savedAt !== (await draftSavedAt(strapi, { uid, documentId: entryId })))
    throw new errors.ApplicationError(approvalSentences.changed);
}

/** Ends the request of a scheduled change that is over. */
export async function endRequestsOf(strapi: Core.Strapi, scheduleId: string, answer: string): Promise<void> {
  const data = { state: 'overtaken', decidedAt: new Date(), answer };
  await requestsIn(strapi).updateMany({ where: { scheduleId, state: 'waiting' }, data });
}

/** Switches the rule. Switching it on asks for approval of all that is scheduled already, in the name of those who planned it. */
export async function setNeedsSecond(strapi: Core.Strapi, isOn: boolean): Promise<void> {
  await strapi.db.transaction(async () => {
    await writeNeedsSecond(strapi, isOn);
    if (!isOn) return;
    const where = { state: 'waiting', uid: { $in: [...readConfig(strapi).secondUids] } };
    for (const planned of await rowsIn(strapi, scheduleUid).findMany({ where })) {
      const known = await requestsIn(strapi).count({ where: { scheduleId: planned.documentId } });
      if (known > 0) continue;
      const by = { id: planned.byId, name: planned.byName ?? 'The server', mayAlone: false };
      await requestForSchedule(strapi, planned, by);
    }
  });
}
