import { closedStatuses } from '@lanternway/contracts/enquiries/staff';
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { counted } from '@lanternway/desk/format/counted';
import { formatTime } from '@lanternway/desk/format/times';

type Item = Pick<
  EnquiryDetail,
  | 'cameBy'
  | 'duplicates'
  | 'isOverdue'
  | 'isSuspect'
  | 'mergedInto'
  | 'nextStep'
  | 'replyBy'
  | 'scheduledClass'
  | 'status'
  | 'timeline'
>;

/** What suspected spam means for this enquiry: staff may have marked it after a mail was sent. */
export function spamWords({ timeline }: Pick<Item, 'timeline'>): string {
  const wasMailed = timeline.some(({ what }) => what === 'mailed');
  const mailed = wasMailed ? 'The sender was mailed before it was marked.' : 'Nobody was mailed.';
  return `This is suspected to be spam. ${mailed} It is removed after the time set in the settings.`;
}

/** What to do about an enquiry now, after what has happened since it came; null if nothing is to be done yet. */
export function adviceOn(item: Item, now: Date): string | null {
  if (item.isSuspect || item.mergedInto !== null || closedStatuses.includes(item.status)) return null;
  return classAdvice(item, now) ?? stepAdvice(item) ?? replyAdvice(item, now);
}

/** A class whose time has come, or that was missed. */
function classAdvice({ scheduledClass: agreed, nextStep, status }: Item, now: Date): string | null {
  if (agreed?.state === 'scheduled' && new Date(agreed.startsAt) <= now)
    return 'The time of the class has come. Say under Class how it went.';
  if (agreed?.state === 'scheduled' && agreed.link === null && isSoon(agreed.startsAt, now))
    return 'The class begins soon, and has no room to join. Add the link under Class.';
  const isMissed = agreed?.state === 'no-show' && status === 'no-show';
  if (isMissed && nextStep === null)
    return 'The class was missed. Call, and schedule another one under Class.';
  const isAttended = agreed?.state === 'attended' && status === 'attended';
  return isAttended && nextStep === null ? 'The class was attended. Set the next step.' : null;
}

const soonMs = 24 * 60 * 60_000;

const isSoon = (at: string, now: Date): boolean => new Date(at).getTime() - now.getTime() < soonMs;

function stepAdvice({ nextStep, isOverdue }: Item): string | null {
  if (nextStep === null || !isOverdue) return null;
  return `“${nextStep.text}” was due ${formatTime(nextStep.dueAt)}. Do it, or choose another time.`;
}

/** A new enquiry that nobody has taken up. */
function replyAdvice(
  { status, nextStep, replyBy, duplicates, scheduledClass, cameBy }: Item,
  now: Date,
): string | null {
  if (status !== 'new' || nextStep !== null || scheduledClass !== null) return null;
  const same =
    duplicates.length === 0
      ? ''
      : ` ${counted(duplicates.length, 'other enquiry is', 'other enquiries are')} from the same person: look at Duplicates first.`;
  // Staff took the call, so the parent has had their reply.
  if (cameBy === 'phone') return same === '' ? null : same.trim();
  if (replyBy === null) return `Nobody has replied yet.${same}`;
  const isLate = new Date(replyBy) < now;
  const when = isLate ? `The reply was due ${formatTime(replyBy)}.` : `Reply by ${formatTime(replyBy)}.`;
  return `Nobody has replied yet. ${when}${same}`;
}
