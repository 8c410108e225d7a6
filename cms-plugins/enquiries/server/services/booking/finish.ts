import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import { findEnquiries, type FreeClassRow } from '../items/kinds';
import { notifierOf } from '../notifications/notify';
import { nearestWindow } from '../wishes/window';
import { bookStored, decide } from './book';
import type { StoredWanted } from './wanted';

/** A request that is older was left by a process that ended. */
const leftAfterMs = 10_000;

/** How long a parent whose time had gone may choose another one before we mail that it had gone. */
const choosingMs = 45_000;

const maxBatchSize = 20;

/** Books chosen times that are not booked yet, or has the parent mailed (BK9). Returns whether there may be more. */
export async function finishWanted(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const left = await findEnquiries(
    strapi,
    'free-class',
    { wantedAt: { $lt: new Date(now.getTime() - leftAfterMs) }, isSuspect: false },
    maxBatchSize,
  );
  let done = 0;
  for (const enquiry of left) {
    if (enquiry.kind === 'free-class' && (await finishOne(strapi, enquiry.row, now))) done += 1;
  }
  if (done > 0) notifierOf(strapi).wake();
  return done === maxBatchSize;
}

/** Whether it is decided now. */
async function finishOne(strapi: Core.Strapi, row: FreeClassRow, now: Date): Promise<boolean> {
  const { wanted, wantedAt } = row;
  if (wanted === null || wantedAt === null) return false;
  if (wanted.isLost !== true) return hasBooked(strapi, { ...row, wanted }, now);
  if (now.getTime() - new Date(wantedAt).getTime() < choosingMs) return false;
  await goOnWaiting(strapi, row, now);
  return true;
}

/** The mail says that the time had gone, and what is free. The parent now waits for a similar time, or for those they named. */
async function goOnWaiting(strapi: Core.Strapi, row: FreeClassRow, now: Date): Promise<void> {
  const { documentId, wanted, wish, stage } = row;
  if (wanted === null) return;
  const windows = [nearestWindow(new Date(wanted.at), wanted.zone)];
  await strapi.db.query(freeClassRequestUid).updateMany({
    // What the parent or staff have booked meanwhile stays.
    where: { documentId, stage, wantedAt: { $notNull: true } },
    data: {
      wantedAt: null,
      ...(wish === null ? { wish: { zone: wanted.zone, windows }, waitsSince: now } : {}),
    },
  });
}

async function hasBooked(
  strapi: Core.Strapi,
  row: FreeClassRow & { wanted: StoredWanted },
  now: Date,
): Promise<boolean> {
  // If the time has gone, no browser waits for the answer, so the parent learns it by mail.
  if ((await bookStored(strapi, row)).kind === 'booked') await decide(strapi, row.documentId);
  else await goOnWaiting(strapi, row, now);
  return true;
}

/** Sees to it that no chosen time is left undecided, whichever process ended. */
export const finisher = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'enquiries bookings',
      wakes: () => wakesOf(strapi),
      workOnBatch: () => finishWanted(strapi, new Date()),
      onError(error) {
        strapi.log.error(`enquiries: a class could not be booked, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: 5_000, batchDelayMs: 200 },
  );

/** The worker of this process that books what was left. */
export const finisherOf = (strapi: Core.Strapi): PollingWorker =>
  strapi.plugin('enquiries').service('finisher');
