import {
  changeMarkHours,
  taughtDays,
  teachingSentences,
  type NewMark,
} from '@lanternway/contracts/classes/teaching';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { classTeachingOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { findStored, refuse, type StoredClass } from '../classes/classes';
import { decideOutcome } from '../classes/outcomes';
import { changeItem, type Changed, type Decision } from '../items/change-item';
import { findEnquiry, type Enquiry } from '../items/kinds';
import { decideCancelledByUs } from './cancelled-by-us';

/** Who marks: the teacher of the class, who may change a mark for some time, or admissions. */
export interface Marker {
  by: Staff;
  isTeacher: boolean;
}

/** Ends the transaction with this answer. */
class Ended extends Error {
  constructor(readonly answer: Changed) {
    super('ended');
  }
}

/** The most tries. Others are not expected to interfere more often. */
const maxRounds = 5;

const hour = 60 * 60_000;

/**
 * Notes how a class went, with all that follows from it, in one transaction (BK16). The mark names the state of the class
 * that the person saw: if two mark at once, the second gets the answer 'stale'. A note that staff write at the same moment
 * is no reason to refuse.
 */
export async function markClass(
  strapi: Core.Strapi,
  id: string,
  marker: Marker,
  mark: NewMark,
): Promise<Changed> {
  for (let round = 0; round < maxRounds; round += 1) {
    const enquiry = await findEnquiry(strapi, 'free-class', id);
    if (enquiry === null) return { kind: 'missing' };
    const changed = await tryMark(strapi, enquiry.row, marker, mark);
    if (changed !== 'again') return changed;
  }
  return { kind: 'stale' };
}

async function tryMark(
  strapi: Core.Strapi,
  { documentId: id, version }: Enquiry['row'],
  marker: Marker,
  mark: NewMark,
): Promise<Changed | 'again'> {
  try {
    const changed = await changeItem(
      strapi,
      { kind: 'free-class', id, by: marker.by },
      version,
      (enquiry, now) => decideMark(strapi, enquiry, marker, mark, now),
    );
    return changed.kind === 'stale' ? 'again' : changed;
  } catch (error) {
    if (error instanceof Ended) return error.answer;
    throw error;
  }
}

async function decideMark(
  strapi: Core.Strapi,
  enquiry: Enquiry,
  { by, isTeacher }: Marker,
  { sequence, state, mark }: NewMark,
  now: Date,
): Promise<Decision> {
  if (enquiry.kind !== 'free-class') return refuse(teachingSentences.missing);
  const { row } = enquiry;
  const held = await findStored(strapi, row.documentId);
  if (held === null || (isTeacher && !(await isOwnClass(strapi, row.documentId, held, by.id, now))))
    throw new Ended({ kind: 'missing' });
  // Sent twice, such as by a second click.
  if (held.sequence === sequence && held.state === mark) return { kind: 'same' };
  if (held.sequence !== sequence || held.state !== state) throw new Ended({ kind: 'stale' });
  if (held.state === 'cancelled') return refuse(teachingSentences.isCancelled);
  if (new Date(held.startsAt) > now) return refuse(teachingSentences.toCome);
  if (isTeacher && !mayMark(held, now)) return refuse(teachingSentences.tooLate);
  return mark === 'cancelled'
    ? decideCancelledByUs(strapi, row, held, now)
    : decideOutcome(strapi, enquiry, mark, now);
}

/** Whether the teacher may still mark: the first time always, afterwards for some time. */
export const mayMark = ({ state, markedAt, startsAt }: StoredClass, now: Date): boolean =>
  state === 'scheduled' ||
  (state !== 'cancelled' &&
    now.getTime() - new Date(markedAt ?? startsAt).getTime() < changeMarkHours * hour);

/** Whether it is the class of the teacher whose login this is, and near enough to be seen. */
export async function isOwnClass(
  strapi: Core.Strapi,
  enquiryId: string,
  { startsAt }: StoredClass,
  adminUserId: number,
  now: Date,
): Promise<boolean> {
  const { from, until } = taughtSpan(now);
  const at = new Date(startsAt);
  if (at < from || at >= until) return false;
  const teachers = await classTeachingOf(strapi).teachersOf([enquiryId]);
  return teachers.get(enquiryId)?.adminUserId === adminUserId;
}

/** The time of which a teacher sees classes. */
export const taughtSpan = (now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() - taughtDays.before * 24 * hour),
  until: new Date(now.getTime() + taughtDays.after * 24 * hour),
});
