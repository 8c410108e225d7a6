import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { rowsIn as typedRowsIn } from '@lanternway/server-kit/db/table';
import { classTeachingOf, outboxOf } from '@lanternway/server-kit/platform';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { rowsIn, type StoredClass } from '../classes/classes';
import { firstNameOf } from '../items/first-name';
import { findEnquiry } from '../items/kinds';
import { shortWhen } from '../items/when';
import { endOf } from '../managing/opened';
import { askMail } from './mails';

type Row = StoredClass & { id: number; enquiryId: string };

const hour = 60 * 60_000;

/** How long after its end the teacher is asked, and until when. Later the class is in the list of admissions. */
const askAfterMs = 2 * hour;
const askUntilMs = 24 * hour;

/** Longer than any class. */
const longestMs = 4 * hour;

/** Asks the teachers of classes that ended two hours ago and have no mark, once each (BK16). */
export async function askForMarks(strapi: Core.Strapi, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const rows = (await rowsIn(strapi).findMany({
    where: {
      state: 'scheduled',
      markAskedAt: null,
      startsAt: { $gt: ago(askUntilMs + longestMs), $lt: ago(askAfterMs) },
    },
  })) as Row[];
  const due = rows.filter((row) => {
    const since = now.getTime() - endOf(row).getTime();
    return since >= askAfterMs && since < askUntilMs;
  });
  const teachers = await classTeachingOf(strapi).teachersOf(due.map(({ enquiryId }) => enquiryId));
  for (const row of due) {
    const teacher = teachers.get(row.enquiryId);
    const adminUserId = teacher?.adminUserId ?? null;
    if (teacher !== undefined && adminUserId !== null) await ask(strapi, row, adminUserId, teacher.zone, now);
  }
}

/** The note that the teacher was asked and the mail are stored together, and only one of several servers stores them. */
async function ask(
  strapi: Core.Strapi,
  { id, enquiryId, sequence, startsAt }: Row,
  adminUserId: number,
  zone: string,
  now: Date,
): Promise<void> {
  const user = await typedRowsIn(strapi, 'admin::user').findOne({
    select: ['email'],
    where: { id: adminUserId, isActive: true, $or: [{ blocked: false }, { blocked: null }] },
  });
  if (user === null) return;
  await strapi.db.transaction(async () => {
    const { count } = await rowsIn(strapi).updateMany({
      where: { id, sequence, state: 'scheduled', startsAt, markAskedAt: null },
      data: { markAskedAt: now },
    });
    const enquiry = count === 0 ? null : await findEnquiry(strapi, 'free-class', enquiryId);
    if (enquiry?.kind !== 'free-class' || enquiry.row.isSuspect || enquiry.row.mergedInto !== null) return;
    const key = `enquiries.mark.${enquiryId}.${String(sequence)}`;
    await outboxOf(strapi).queue(
      askMail(key, user.email, firstNameOf(enquiry.row.name), shortWhen(startsAt, zone)),
    );
  });
}

/** Looks every minute whom to ask. */
export const markAsker = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'enquiries missing marks',
      async workOnBatch() {
        await askForMarks(strapi, new Date());
        return false;
      },
      onError(error) {
        strapi.log.error(
          `enquiries: a teacher could not be asked for a mark, and will be: ${nameOfError(error)}`,
        );
      },
    },
    { pollIntervalMs: 60_000, batchDelayMs: 200 },
  );

/** The worker of this process that asks for missing marks. */
export const markAskerOf = (strapi: Core.Strapi): PollingWorker =>
  strapi.plugin('enquiries').service('markAsker');
