import { cutText } from '@lanternway/contracts/fields/cut-text';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { ScheduleRequest } from '@lanternway/contracts/publishing/schedules';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../../config';
import { scheduleUid } from '../../content-types';
import type { ScheduleRecord } from '../../content-types/records';
import type { Actor } from '@lanternway/server-kit/acting';
import { endRequestsOf, requestForSchedule } from '../approvals/scheduled';
import { withoutSecond } from '../approvals/passing';
import { draftDiffers, findVersions, hasDrafts, titleOfEntry } from '../content/entries';
import { lockEntry } from '../content/locks';
import { inOneLine, publishEntry } from './run-schedule';
import { checkPlan, checkTime, type Fault } from './check';
import { readTime, scheduleSentences } from './labels';
import { publishedPrices } from './prices';

/* What is to happen to entries at their time. */

const maxWaiting = 500;
const maxEnded = 50;

const rowsOf = (strapi: Core.Strapi) => rowsIn(strapi, scheduleUid);

const listWaiting = (strapi: Core.Strapi, where: object, limit: number): Promise<ScheduleRecord[]> =>
  rowsOf(strapi).findMany({
    where: { ...where, state: 'waiting' },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    limit,
  });

/** Whether entries of this type are published by hand, and so can be published later. */
export const canBeScheduled = (strapi: Core.Strapi, uid: string): boolean =>
  ownEntry(readConfig(strapi).types, uid) !== undefined && hasDrafts(strapi, uid);

/** Plans an action. Refuses, as a validation error, what could not be done. */
export async function addSchedule(
  strapi: Core.Strapi,
  request: ScheduleRequest,
  by: Actor & { mayAlone: boolean },
): Promise<ScheduleRecord> {
  const { uid, documentId, action, prices } = request;
  const time = timeIn(request);
  refuseOtherTypes(strapi, request);
  const found = await findVersions(strapi, uid, documentId);
  const entry = found.draft ?? found.published;
  if (entry === null) throw new errors.NotFoundError(scheduleSentences.entryMissing);
  const sold = action === 'prices' ? await publishedPrices(strapi, uid, documentId) : [];
  const subject = {
    isPublished: found.published !== null,
    hasChanges: draftDiffers(found),
    currencies: sold.map(({ currency }) => currency),
  };
  if (action === 'publish') await tryPublishing(strapi, uid, documentId);
  return strapi.db.transaction(async () => {
    // A person who presses the button twice makes one plan.
    await lockEntry(strapi, documentId);
    const others = await listWaiting(strapi, { uid, entryId: documentId }, maxWaiting);
    const fault = checkPlan({ action, prices, ...time }, subject, others);
    if (fault !== null) throw invalid(fault);
    const title = cutText(titleOfEntry(strapi, uid, entry), { characters: 300 });
    const planned = { action, uid, entryId: documentId, title, at: time.at, state: 'waiting' };
    const row = await rowsOf(strapi).create({
      data: { ...planned, prices: action === 'prices' ? prices : null, byId: by.id, byName: by.name },
    });
    await requestForSchedule(strapi, row, by);
    return row;
  });
}

function timeIn({ at: written }: ScheduleRequest): { at: Date; zone: string } {
  const time = readTime(written);
  if (time === null) throw invalid({ field: 'at', text: scheduleSentences.when });
  const fault = checkTime(time.at, new Date());
  if (fault !== null) throw invalid(fault);
  return time;
}

function refuseOtherTypes(strapi: Core.Strapi, { uid, action }: ScheduleRequest): void {
  const { types, pricedUids } = readConfig(strapi);
  if (ownEntry(types, uid) === undefined) throw new errors.NotFoundError(scheduleSentences.entryMissing);
  if (!hasDrafts(strapi, uid)) throw invalid({ field: 'action', text: scheduleSentences.noDrafts });
  if (action === 'prices' && !pricedUids.includes(uid)) {
    throw invalid({ field: 'action', text: scheduleSentences.noPrices });
  }
}

/** Ends the transaction in which something was only tried. */
class Trial extends Error {}

/** Publishes an entry, and undoes that: so staff read today what would stop it, not only when its time has come. */
async function tryPublishing(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  try {
    await strapi.db.transaction(async () => {
      await withoutSecond(documentId, () => publishEntry(strapi, uid, documentId));
      throw new Trial();
    });
  } catch (error) {
    if (error instanceof Trial) return;
    const { name, message } = error as Error;
    if (name !== 'ValidationError') throw error;
    throw invalid({ field: 'action', text: scheduleSentences.notPublishable(inOneLine(message)) });
  }
}

/** Cancels a plan that still waits. */
export async function cancelSchedule(strapi: Core.Strapi, id: string, by: Actor): Promise<ScheduleRecord> {
  const data = { state: 'cancelled', doneAt: new Date(), problem: scheduleSentences.cancelledBy(by.name) };
  const planned = await findSchedule(strapi, id);
  if (planned?.action === 'end') throw new errors.ApplicationError(scheduleSentences.endOfPage);
  const { count } = await rowsOf(strapi).updateMany({ where: { documentId: id, state: 'waiting' }, data });
  const found = await findSchedule(strapi, id);
  if (count !== 1 || found === null) throw new errors.NotFoundError(scheduleSentences.missing);
  await endRequestsOf(strapi, id, scheduleSentences.cancelledBy(by.name));
  return found;
}

/** A plan by its document id. */
export const findSchedule = (strapi: Core.Strapi, id: string): Promise<ScheduleRecord | null> =>
  rowsOf(strapi).findOne({ where: { documentId: id } });

/** Plans that wait, soonest first, and then the last of the others. */
export async function listSchedules(strapi: Core.Strapi): Promise<ScheduleRecord[]> {
  const ended = await rowsOf(strapi).findMany({
    where: { state: { $ne: 'waiting' } },
    orderBy: [{ doneAt: 'desc' }, { id: 'desc' }],
    limit: maxEnded,
  });
  return [...(await listWaiting(strapi, {}, maxWaiting)), ...ended];
}

/** Plans that wait, soonest first. */
export const listNextSchedules = (strapi: Core.Strapi, limit: number): Promise<ScheduleRecord[]> =>
  listWaiting(strapi, {}, limit);

/** Plans that wait for one entry, soonest first. */
export const listSchedulesOf = (
  strapi: Core.Strapi,
  uid: string,
  entryId: string,
): Promise<ScheduleRecord[]> => listWaiting(strapi, { uid, entryId }, maxWaiting);

/** Cancels what waits for an entry. To be called in the transaction that deletes the entry. */
export async function cancelSchedulesOf(strapi: Core.Strapi, uid: string, entryId: string): Promise<void> {
  const data = { state: 'cancelled', doneAt: new Date(), problem: scheduleSentences.deleted };
  await rowsOf(strapi).updateMany({ where: { uid, entryId, state: 'waiting' }, data });
}

/** In the form in which Strapi names fields that are wrong. */
function invalid({ field, text }: Fault): Error {
  return new errors.ValidationError(text, {
    errors: [{ path: [field], message: text, name: 'ValidationError' }],
  });
}
