import { kindOfCourse } from '@lanternway/contracts/classes/site';
import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { classPlacesOf, outboxOf } from '@lanternway/server-kit/platform';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { rowsIn } from '../classes/classes';
import { linksOf } from '../classes/links';
import { missedMail } from './missed-mail';
import { levelOf } from '../classes/teacher';
import { openClass, wayToChange, type Opened } from './opened';

interface Due {
  enquiryId: string;
  sequence: number;
  followUpAt: string;
}

const maxBatchSize = 20;

/** Mails parents an hour after the mark that their child did not come, if they may choose another time (BK17). */
export async function followUpDue(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const due = (await rowsIn(strapi).findMany({
    where: { state: 'no-show', followUpAt: { $lte: now } },
    orderBy: { followUpAt: 'asc' },
    limit: maxBatchSize,
  })) as Due[];
  for (const each of due) await followUp(strapi, each, now);
  return due.length === maxBatchSize;
}

/** The mark that it is done and the mail are stored together, and only one of several servers stores them. */
async function followUp(
  strapi: Core.Strapi,
  { enquiryId, sequence, followUpAt }: Due,
  now: Date,
): Promise<void> {
  const opened = await openClass(strapi, enquiryId, now);
  const near = opened === null ? [] : await nearTimes(strapi, opened, now);
  await strapi.db.transaction(async () => {
    const { count } = await rowsIn(strapi).updateMany({
      where: { enquiryId, sequence, state: 'no-show', followUpAt },
      data: { followUpAt: null },
    });
    if (count === 0 || opened === null || near.length === 0) return;
    await outboxOf(strapi).queue(missedMail(opened, near, linksOf(strapi, enquiryId)));
  });
}

async function nearTimes(strapi: Core.Strapi, opened: Opened, now: Date): Promise<Date[]> {
  if ((await wayToChange(strapi, opened, now)) !== 'free') return [];
  const { row, held } = opened;
  const place = { kind: kindOfCourse(row.course), level: levelOf(row) ?? 0, at: new Date(held.startsAt) };
  return classPlacesOf(strapi).near(place);
}

/** Looks every minute whom to write to. */
export const followUps = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'enquiries follow-ups',
      workOnBatch: () => followUpDue(strapi, new Date()),
      onError(error) {
        strapi.log.error(`enquiries: a parent could not be written to, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: 60_000, batchDelayMs: 200 },
  );

/** The worker of this process that writes to who did not come. */
export const followUpsOf = (strapi: Core.Strapi): PollingWorker =>
  strapi.plugin('enquiries').service('followUps');
