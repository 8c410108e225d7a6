import { closedStatuses } from '@lanternway/contracts/enquiries/staff';
import { unlinked } from '@lanternway/contracts/fields/typed-text';
import { classPlacesOf, outboxOf, type Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { rowsIn, type StoredClass } from '../classes/classes';
import { attachmentOf, classWordsOf, type ClassWords } from '../classes/mails';
import { markBefore } from '../classes/outcomes';
import type { Decision } from '../items/change-item';
import type { FreeClassRow } from '../items/kinds';
import { cancelledByUsFollowUp, followUpStep, toStatus } from '../items/status';
import { fullWhen, shortWhen } from '../items/when';

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

/** To the parent whose child waited in vain. */
export function cancelledByUsMail(
  row: FreeClassRow,
  { startsAt, zone, minutes, calendarUid, sequence }: StoredClass,
  words: ClassWords,
): Mail {
  const agreed = {
    startsAt: new Date(startsAt),
    zone,
    minutes,
    link: null,
    message: '',
    calendarUid,
    sequence,
  };
  return {
    key: `enquiries.class.${row.documentId}.${String(sequence)}`,
    kind: 'Free class cancelled',
    to: row.parentEmail,
    content: {
      subject: `We are sorry: your free ${row.course} class did not take place`,
      preheader: 'You can choose another time',
      heading: 'We are sorry',
      blocks: [
        {
          kind: 'text',
          text: `${unlinked(row.name)}'s free class on ${shortWhen(startsAt, zone)} did not take place, and that was our fault. The class is still yours.`,
        },
        {
          kind: 'text',
          text: 'With the button you can choose another time. We will also call you.',
        },
        { kind: 'button', label: 'Choose another time', path: words.links.manage },
      ],
    },
    attachments: [attachmentOf(row, 'cancelled', agreed, words)],
  };
}
