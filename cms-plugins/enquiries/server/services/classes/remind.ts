import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { outboxOf } from '@lanternway/server-kit/platform';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { scheduledClassUid } from '../../content-types/desk-records';
import { findEnquiry } from '../items/kinds';
import type { StoredClass } from './classes';
import { classWordsOf, reminderMail } from './mails';
import { isDue, reminders, type Reminder } from './reminder-times';

type Row = StoredClass & {
  id: number;
  enquiryId: string;
  remindedFor: string | null;
  agreedAt: string | null;
};

/** The earliest reminder goes out a day and a night before. */
const aheadMs = 36 * 60 * 60_000;

/**
 * Reminds the parents of classes that are near. No reminder is queued ahead: each class is read again when its reminder is
 * due, so that nobody is reminded of a class that was cancelled, or of its old time.
 */
export async function remindDue(strapi: Core.Strapi, now: Date): Promise<void> {
  const near = (await strapi.db.query(scheduledClassUid).findMany({
    where: { state: 'scheduled', startsAt: { $gt: now, $lt: new Date(now.getTime() + aheadMs) } },
  })) as Row[];
  for (const row of near) {
    for (const reminder of reminders) if (isWanted(row, reminder, now)) await remind(strapi, row, reminder);
  }
}

/** Contains the sequence, so that a moved class gets its reminders again. */
const nameOf = ({ sequence }: Row, reminder: Reminder): string => `${String(sequence)}.${String(reminder)}`;

function isWanted(row: Row, reminder: Reminder, now: Date): boolean {
  const { startsAt, zone, agreedAt, remindedFor } = row;
  if ((remindedFor ?? '').split(' ').includes(nameOf(row, reminder))) return false;
  const agreed = agreedAt === null ? null : new Date(agreedAt);
  return isDue(reminder, { startsAt: new Date(startsAt), zone, agreedAt: agreed }, now);
}

/** The mark that it is done and the mail are stored together, and only one of several servers stores them. */
async function remind(strapi: Core.Strapi, row: Row, reminder: Reminder): Promise<void> {
  const { id, enquiryId, sequence, remindedFor, startsAt } = row;
  const done = `${remindedFor ?? ''} ${nameOf(row, reminder)}`.trim().split(' ').slice(-2).join(' ');
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(scheduledClassUid).updateMany({
      where: { id, sequence, state: 'scheduled', startsAt, remindedFor },
      data: { remindedFor: done },
    });
    const enquiry = count === 0 ? null : await findEnquiry(strapi, 'free-class', enquiryId);
    if (enquiry?.kind !== 'free-class') return;
    row.remindedFor = done;
    const words = await classWordsOf(strapi, enquiry.row);
    await outboxOf(strapi).queue(reminderMail(enquiry.row, row, reminder, words));
  });
}

/** Looks every minute whom to remind. */
export const reminder = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'enquiries reminders',
      async workOnBatch() {
        await remindDue(strapi, new Date());
        return false;
      },
      onError(error) {
        strapi.log.error(`enquiries: reminders could not be queued, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: 60_000, batchDelayMs: 200 },
  );

/** The worker of this process that reminds. */
export const reminderOf = (strapi: Core.Strapi): PollingWorker =>
  strapi.plugin('enquiries').service('reminder');
