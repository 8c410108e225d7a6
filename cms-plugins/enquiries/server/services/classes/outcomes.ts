import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ClassOutcome } from '@lanternway/contracts/classes/states';
import type { ClassMark } from '@lanternway/contracts/classes/teaching';
import { closedStatuses, deskSentences } from '@lanternway/contracts/enquiries/staff';
import { type classOutcome, type ClassRecord } from '@lanternway/contracts/enquiries/staff-item';
import type { InferType } from 'yup';
import { changeItem, type Changed, type Decision, type Target } from '../items/change-item';
import type { Enquiry, FreeClassRow } from '../items/kinds';
import { toStatus } from '../items/status';
import { fullWhen } from '../items/when';
import { findStored, refuse, rowsIn, type StoredClass } from './classes';
import { hostOf } from './host';
import { pastClassTime } from './time';

// How a class went, and classes that were agreed elsewhere. None of this sends a mail at once.

export const setClassOutcome = (
  strapi: Core.Strapi,
  target: Target,
  { version, outcome }: InferType<typeof classOutcome>,
): Promise<Changed> =>
  changeItem(strapi, target, version, (enquiry, now) => decideOutcome(strapi, enquiry, outcome, now));

export const recordClass = (strapi: Core.Strapi, target: Target, held: ClassRecord): Promise<Changed> =>
  changeItem(strapi, target, held.version, (enquiry, now) => decideRecord(strapi, enquiry, held, now));

/** Notes how a class went. If a mark is changed, the timeline has both values. */
export async function decideOutcome(
  strapi: Core.Strapi,
  enquiry: Enquiry,
  outcome: ClassOutcome,
  now: Date,
): Promise<Decision> {
  if (enquiry.kind !== 'free-class') return refuse(deskSentences.notAFreeClass);
  const { row } = enquiry;
  const held = await findStored(strapi, row.documentId);
  if (held === null || held.state === 'cancelled') return refuse(deskSentences.notScheduled);
  if (new Date(held.startsAt) > now) return refuse(deskSentences.classToCome);
  const facts = { change: outcome, when: fullWhen(held.startsAt, held.zone), ...markBefore(held, outcome) };
  return {
    ...(await decided(strapi, row, outcome, facts, now)),
    alsoWrite: async () => {
      await rowsIn(strapi).updateMany({
        where: { enquiryId: row.documentId },
        data: {
          state: outcome,
          followUpAt: followUpOf(held, outcome, now),
          markedAt: held.markedAt ?? now,
        },
      });
    },
  };
}

/** What the timeline says of a mark that is corrected. */
export const markBefore = ({ state }: Pick<StoredClass, 'state'>, mark: ClassMark): { before?: string } =>
  state === 'scheduled' || state === mark ? {} : { before: state };

const hour = 60 * 60_000;

/** A missed class: the parent gets a mail an hour after the mark, which can be corrected until then. Not after days (BK17). */
function followUpOf({ startsAt }: StoredClass, outcome: ClassOutcome, now: Date): Date | null {
  const isFresh = now.getTime() - new Date(startsAt).getTime() < 48 * hour;
  return outcome === 'no-show' && isFresh ? new Date(now.getTime() + hour) : null;
}

async function decideRecord(
  strapi: Core.Strapi,
  enquiry: Enquiry,
  held: ClassRecord,
  now: Date,
): Promise<Decision> {
  if (enquiry.kind !== 'free-class') return refuse(deskSentences.notAFreeClass);
  const { row } = enquiry;
  const time = pastClassTime(held, now);
  if (time.kind === 'invalid') return time;
  const before = await findStored(strapi, row.documentId);
  if (before?.state === 'scheduled' && new Date(before.startsAt) > now)
    return refuse(deskSentences.classToCome);
  const { outcome, place, zone, minutes } = held;
  const facts = { change: outcome, when: fullWhen(time.startsAt, zone), place };
  const data = {
    state: outcome,
    startsAt: time.startsAt,
    zone,
    minutes,
    link: null,
    message: '',
    followUpAt: null,
    markedAt: now,
    markAskedAt: null,
  };
  return {
    ...(await decided(strapi, row, outcome, facts, now)),
    alsoWrite: async () => {
      const enquiryId = row.documentId;
      const rows = rowsIn(strapi);
      // The parent's calendar knows nothing of this class; a later one gets its entry under this name.
      const calendarUid = `${randomUUID()}@${hostOf(strapi)}`;
      if (before === null)
        await rows.create({
          data: { documentId: randomUUID(), enquiryId, calendarUid, sequence: 0, ...data },
        });
      else await rows.updateMany({ where: { enquiryId }, data });
    },
  };
}

/** The status follows, unless the enquiry is closed. */
async function decided(
  strapi: Core.Strapi,
  row: FreeClassRow,
  outcome: ClassOutcome,
  facts: object,
  now: Date,
): Promise<Extract<Decision, { kind: 'change' }>> {
  const event = { what: 'class' as const, facts };
  if (row.stage === outcome || closedStatuses.includes(row.stage))
    return { kind: 'change', data: {}, events: [event] };
  const { data, events } = await toStatus(strapi, row, outcome, now);
  return { kind: 'change', data, events: [event, ...events] };
}
