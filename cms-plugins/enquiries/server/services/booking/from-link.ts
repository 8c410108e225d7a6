import type { Waiting } from '@lanternway/contracts/classes/own-class';
import type { WantedTime } from '@lanternway/contracts/classes/site';
import { describeWindows } from '@lanternway/contracts/classes/wishes';
import type { Core } from '@strapi/strapi';
import { findStored } from '../classes/classes';
import { readToken } from '../classes/links';
import { levelOf } from '../classes/teacher';
import { firstNameOf } from '../items/first-name';
import { notifierOf } from '../notifications/notify';
import { findOneWaiting, type WaitingRow } from '../wishes/waiting';
import { bookWanted, type Booking } from './book';

/** The waiting request that a link in an offer opens. Null if it does not wait, or has a class, which has its own page. */
export async function openWaiting(strapi: Core.Strapi, token: string): Promise<WaitingRow | null> {
  const read = readToken(strapi, token);
  if (read?.purpose !== 'manage') return null;
  const row = await findOneWaiting(strapi, read.enquiryId);
  return row === null || (await findStored(strapi, read.enquiryId)) !== null ? null : row;
}

export const waitingView = (row: WaitingRow): Waiting => ({
  name: firstNameOf(row.name),
  course: row.course,
  level: levelOf(row) ?? 0,
  zone: row.wish.zone,
  windows: describeWindows(row.wish.windows),
});

/** Books it as the form would have. First come, first served. */
export async function bookFromLink(
  strapi: Core.Strapi,
  { documentId }: WaitingRow,
  wanted: WantedTime,
): Promise<Booking> {
  const booking = await bookWanted(strapi, documentId, wanted);
  notifierOf(strapi).wake();
  return booking;
}
