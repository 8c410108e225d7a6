import { closedStatuses } from '@lanternway/contracts/enquiries/staff';
import { classPlacesOf, outboxOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { rowsIn, type StoredClass } from '../classes/classes';
import { classWordsOf } from '../classes/mails';
import { markBefore } from '../classes/outcomes';
import type { Decision } from '../items/change-item';
import type { FreeClassRow } from '../items/kinds';
import { cancelledByUsFollowUp, followUpStep, toStatus } from '../items/status';
import { fullWhen } from '../items/when';
import { cancelledByUsMail } from './mails';

/** A class that did not take place because of us: the parent gets a mail and can choose another time, and admissions call. */
export async function decideCancelledByUs(
  strapi: Core.Strapi,
  row: FreeClassRow,
  held: StoredClass,
  now: Date,
): Promise<Decision> {
  const { documentId: enquiryId, stage } = row;
  const isClosed = closedStatuses.includes(stage);
  const status = isClosed || stage === 'contacted' ? null : await toStatus(strapi, row, 'contacted', now);
  const step = isClosed ? null : await followUpStep(strapi, row, cancelledByUsFollowUp, now);
  const facts = {
    change: 'cancelled-by-us',
    when: fullWhen(held.startsAt, held.zone),
    ...markBefore(held, 'cancelled'),
  };
  return {
    kind: 'change',
    data: { ...status?.data, ...step?.data },
    events: [{ what: 'class', facts }, ...(status?.events ?? []), ...(step?.events ?? [])],
    alsoWrite: async () => {
      const sequence = held.sequence + 1;
      await classPlacesOf(strapi).giveBack(enquiryId);
      await rowsIn(strapi).updateMany({
        where: { enquiryId },
        data: {
          ...{ state: 'cancelled', sequence },
          ...{ message: '', markedAt: held.markedAt ?? now, followUpAt: null, undoUntil: null },
        },
      });
      const words = await classWordsOf(strapi, row);
      await outboxOf(strapi).queue(cancelledByUsMail(row, { ...held, sequence }, words));
    },
  };
}
