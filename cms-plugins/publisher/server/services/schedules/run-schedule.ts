import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { scheduleUid } from '../../content-types';
import { mustBeApproved } from '../approvals/scheduled';
import { withoutSecond } from '../approvals/passing';
import { lockEntry } from '../content/locks';
import { publishDraft } from '../content/publish';
import { actAs, currentActor } from '@lanternway/server-kit/acting';
import { recordChange } from '../changes/record';
import { draftDiffers, findVersions, titleOfEntry } from '../content/entries';
import type { ScheduleRecord } from '../../content-types/records';
import { setPrices } from './prices';
import { scheduleSentences } from './labels';

const actorOf = ({ byId, byName }: ScheduleRecord) => (byName === null ? null : { id: byId, name: byName });

/** Publishes an entry that must be there. */
export async function publishEntry(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  if (!(await publishDraft(strapi, uid, documentId)))
    throw new errors.ApplicationError(scheduleSentences.deleted);
}

async function runAction(
  strapi: Core.Strapi,
  { uid, entryId, action, prices }: ScheduleRecord,
): Promise<void> {
  const versions = await findVersions(strapi, uid, entryId);
  const { draft, published } = versions;
  if (draft === null && published === null) throw new errors.ApplicationError(scheduleSentences.deleted);
  if (action === 'publish') {
    if (!draftDiffers(versions)) throw new errors.ApplicationError(scheduleSentences.wasUnchanged);
    await publishEntry(strapi, uid, entryId);
  } else if (action === 'unpublish' || action === 'end') {
    if (published === null) throw new errors.ApplicationError(scheduleSentences.wasNotPublished);
    const { unpublish } = strapi.documents(uid as UID.ContentType) as unknown as {
      unpublish: (of: { documentId: string }) => Promise<unknown>;
    };
    await unpublish({ documentId: entryId });
  } else {
    await setPrices(strapi, { uid, entryId }, prices ?? []);
    const title = published === null ? '' : titleOfEntry(strapi, uid, published);
    const by = currentActor(strapi);
    await recordChange(strapi, { action: 'update', uid, entryId, title, wasShown: true, by });
  }
}

/**
 * Does a scheduled action, and records in the same transaction that it was done: so it is never done twice, and never half.
 * False where another process has done it already, or somebody has cancelled it.
 */
export async function runSchedule(
  strapi: Core.Strapi,
  schedule: ScheduleRecord,
  now: Date,
): Promise<boolean> {
  const { id, entryId } = schedule;
  return strapi.db.transaction(async () => {
    // This lock first: a deletion locks the entry too, while it cancels what is scheduled.
    await lockEntry(strapi, entryId);
    const { count } = await rowsIn(strapi, scheduleUid).updateMany({
      where: { id, state: 'waiting' },
      data: { state: 'done', doneAt: now, problem: null },
    });
    if (count !== 1) return false;
    await mustBeApproved(strapi, schedule);
    await actAs(actorOf(schedule), () => withoutSecond(entryId, () => runAction(strapi, schedule)));
    return true;
  });
}

/** Why the content could not be published, for people; null where the fault is not in the content. */
export function refusalOf(error: unknown): string | null {
  const { name, message } = error as { name?: string; message?: string };
  if (name === 'ValidationError') return scheduleSentences.wasRefused(inOneLine(message ?? ''));
  return name === 'ApplicationError' || name === 'NotFoundError' ? (message ?? '') : null;
}

/** Sentences that stand on lines of their own, in one line. */
export const inOneLine = (sentences: string): string => sentences.split('\n').join(' ');
