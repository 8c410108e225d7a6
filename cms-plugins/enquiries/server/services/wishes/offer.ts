import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { classOpeningsOf, outboxOf, type Opening } from '@lanternway/server-kit/platform';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import { linksOf } from '../classes/links';
import { chooseOffers, type Offer } from './choose';
import { offerMail } from './mail';
import { findWaiting, freeTimesFor, type WaitingRow } from './waiting';

const maxBatchSize = 200;

/** The most families looked at: for each time only the three that have waited longest are mailed. */
const maxWaiting = 500;

/** Another server was faster, and has mailed the families. */
class ToldByAnother extends Error {}

/** Tells families that wait of the times that have come free (BK19). Returns whether there may be more. */
export async function offerOpenings(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const openings = await classOpeningsOf(strapi).next(maxBatchSize);
  if (openings.length === 0) return false;
  const offers = chooseOffers(openings, await readWaiting(strapi), now);
  try {
    await strapi.db.transaction(() => tell(strapi, openings, offers, now));
  } catch (error) {
    if (!(error instanceof ToldByAnother)) throw error;
  }
  return openings.length === maxBatchSize;
}

async function readWaiting(strapi: Core.Strapi) {
  const timesFor = freeTimesFor(strapi);
  const rows = await findWaiting(strapi, maxWaiting);
  return Promise.all(
    rows.map(async (row) => ({
      row,
      since: new Date(row.waitsSince),
      offeredAt: row.offeredAt === null ? null : new Date(row.offeredAt),
      times: await timesFor(row),
    })),
  );
}

/** Removes the openings, marks the families and queues their mails: all or nothing. */
async function tell(
  strapi: Core.Strapi,
  openings: readonly Opening[],
  offers: readonly Offer<WaitingRow>[],
  now: Date,
): Promise<void> {
  const isOurs = await classOpeningsOf(strapi).settle(openings.map(({ id }) => id));
  if (!isOurs) throw new ToldByAnother();
  // Always in the same order, so that two who do this wait in line.
  const inOrder = [...offers].sort((a, b) => a.row.id - b.row.id);
  for (const { row, times } of inOrder) await offerTo(strapi, row, times, now);
}

/** In the caller's transaction. False if the family no longer waits, or has been mailed by somebody else meanwhile. */
export async function offerTo(
  strapi: Core.Strapi,
  row: WaitingRow,
  times: readonly Date[],
  now: Date,
): Promise<boolean> {
  const { documentId, waitsSince, offeredAt, stage } = row;
  const { count } = await strapi.db.query(freeClassRequestUid).updateMany({
    where: { documentId, waitsSince, offeredAt, stage, isSuspect: false, mergedInto: null },
    data: { offeredAt: now },
  });
  if (count === 0) return false;
  await outboxOf(strapi).queue(offerMail(row, times, now, linksOf(strapi, documentId)));
  return true;
}

/** Looks every few seconds which times have come free. */
export const offerer = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'enquiries offers',
      workOnBatch: () => offerOpenings(strapi, new Date()),
      onError(error) {
        strapi.log.error(`enquiries: free times could not be offered, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: 10_000, batchDelayMs: 200 },
  );

/** The worker of this process that offers times that have come free. */
export const offererOf = (strapi: Core.Strapi): PollingWorker =>
  strapi.plugin('enquiries').service('offerer');
