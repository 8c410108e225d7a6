import {
  cancelReasons,
  closedToChanges,
  tooLateToCancel,
  type CancelReason,
} from '@lanternway/contracts/classes/own-class';
import { classPlacesOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { refuse, storeClass } from '../classes/classes';
import type { Decision } from '../items/change-item';
import { cancelledFollowUp, followUpStep, toStatus } from '../items/status';
import { fullWhen } from '../items/when';
import { agreedOf, changeOwnClass, type Ended } from './change';
import type { Opened } from './opened';

/** How long it can be taken back (BK12). */
const undoMs = 10 * 60_000;

/** The parent cancels. The time is free at once, and admissions have a next step. */
export const cancelOwnClass = (
  strapi: Core.Strapi,
  enquiryId: string,
  sequence: number,
  reason: CancelReason | null,
): Promise<Ended> =>
  changeOwnClass(strapi, enquiryId, sequence, (opened, now) => decideCancel(strapi, opened, reason, now));

async function decideCancel(
  strapi: Core.Strapi,
  { row, held }: Opened,
  reason: CancelReason | null,
  now: Date,
): Promise<Decision> {
  if (held.state !== 'scheduled') return refuse(closedToChanges);
  const startsAt = new Date(held.startsAt);
  if (startsAt <= now) return refuse(tooLateToCancel);
  const status = row.stage === 'scheduled' ? await toStatus(strapi, row, 'contacted', now) : null;
  const step = await followUpStep(strapi, row, cancelledFollowUp, now);
  const facts = {
    change: 'cancelled-by-parent',
    when: fullWhen(startsAt, held.zone),
    ...(reason === null ? {} : { reason: cancelReasons[reason] }),
  };
  return {
    kind: 'change',
    data: { ...status?.data, ...step.data },
    events: [{ what: 'class', facts }, ...(status?.events ?? []), ...step.events],
    alsoWrite: async () => {
      await classPlacesOf(strapi).giveBack(row.documentId);
      const undoUntil = new Date(now.getTime() + undoMs);
      await storeClass(strapi, row, 'cancelled', { ...agreedOf(held), startsAt }, false, { undoUntil });
    },
  };
}
