import { kindsOf, mailTopics } from '@lanternway/contracts/mail/kinds';
import { everyMailPermission, mailTopicPermission } from '@lanternway/contracts/mail/mails';
import type { Condition, StoredMail } from '../outbox/mail-store';

/** Which mails a member of staff sees: all, or those of some kinds and what was sent to themselves as a test. */
export type Sight = { kinds: 'all' } | { kinds: readonly string[]; ownAddress: string };

/** Who asks. */
export interface Caller {
  email: string;
  may: (permission: string) => boolean;
}

export function sightOf({ email, may }: Caller): Sight {
  if (may(everyMailPermission)) return { kinds: 'all' };
  const topics = mailTopics.filter((topic) => may(mailTopicPermission(topic)));
  return { kinds: topics.flatMap((topic) => kindsOf(topic)), ownAddress: email.trim().toLowerCase() };
}

/** The rows of the outbox that this sight includes, as a condition. */
export function conditionOfSight(sight: Sight): Condition {
  if (sight.kinds === 'all') return {};
  const own = { kind: { $in: kindsOf('own') }, recipient: sight.ownAddress };
  return { $or: [{ kind: { $in: [...sight.kinds] } }, own] };
}

export function isInSight(
  sight: Sight,
  { kind, recipient }: Pick<StoredMail, 'kind' | 'recipient'>,
): boolean {
  if (sight.kinds === 'all' || sight.kinds.includes(kind)) return true;
  return kindsOf('own').includes(kind) && recipient === sight.ownAddress;
}
