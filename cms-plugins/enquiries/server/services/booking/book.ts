import { randomUUID } from 'node:crypto';
import type { WantedTime } from '@lanternway/contracts/classes/site';
import { classPlacesOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import { findStored, storeClass, type StoredClass } from '../classes/classes';
import { hostOf } from '../classes/host';
import { changeItem, type Decision } from '../items/change-item';
import { findEnquiry, type FreeClassRow } from '../items/kinds';
import { toStatus } from '../items/status';
import { fullWhen } from '../items/when';
import { mayBook } from './limits';
import { storedWanted, wantedPlace, type StoredWanted } from './wanted';

export type Booking =
  | { kind: 'booked'; row: FreeClassRow; booked: StoredClass }
  /** The time has gone; `near` are free. */
  | { kind: 'lost'; near: Date[] }
  /** There is nothing to book, or it may not be booked without a person. */
  | { kind: 'none' };

const none: Booking = { kind: 'none' };

/** Ends the transaction: the hold has gone. */
class HoldGone extends Error {}

/** The most tries. Others are not expected to interfere more often. */
const maxRounds = 3;

/**
 * Books the class of a request at the time that the parent chose. The request is stored already, so it cannot be lost here
 * (BK9): if the process dies in the middle, `finishWanted` does the rest. It may be called again and again.
 */
export async function bookWanted(
  strapi: Core.Strapi,
  enquiryId: string,
  chosen: WantedTime,
): Promise<Booking> {
  const row = await rowOf(strapi, enquiryId);
  // Suspected spam, marked by a person or automatically: no time is taken for it, and the answer does not show it (BK8).
  if (row === null || row.isSuspect) return giveUp(strapi, chosen);
  const before = await findStored(strapi, enquiryId);
  if (before?.state === 'scheduled') return { kind: 'booked', row, booked: before };
  if (!isWaiting(row) || !(await mayBook(strapi, row))) {
    await decide(strapi, enquiryId);
    return giveUp(strapi, chosen);
  }
  // The parent may have chosen another time after the first one had gone.
  const wanted = storedWanted(chosen);
  if (row.wanted?.at !== wanted.at || row.wanted.isLost === true) {
    await rows(strapi).updateMany({
      where: { documentId: enquiryId },
      data: { wanted, wantedAt: new Date() },
    });
  }
  return bookStored(strapi, { ...row, wanted });
}

/** Books the time that the row asks for, or notes that it has gone. */
export async function bookStored(
  strapi: Core.Strapi,
  row: FreeClassRow & { wanted: StoredWanted },
): Promise<Booking> {
  const { wanted } = row;
  const place = wantedPlace(row, wanted);
  const enquiryId = row.documentId;
  const places = classPlacesOf(strapi);
  const isToCome = place.at > new Date();
  let hold: string | null = wanted.hold ?? null;
  for (let round = 0; isToCome && round < maxRounds; round += 1) {
    hold ??= await places.hold(place);
    if (hold === null) break;
    const ending = await tryBook(strapi, enquiryId, { ...wanted, hold });
    if (ending === 'booked') {
      // Needed if another try was faster: this try has then held a time in vain.
      await places.release(hold);
      const booked = await findStored(strapi, enquiryId);
      return booked === null ? none : { kind: 'booked', row, booked };
    }
    if (ending === 'gone') hold = null;
  }
  const { at, zone } = wanted;
  const near = await places.near(place);
  const lost: StoredWanted = { at, zone, isLost: true, near: near.map((each) => each.toISOString()) };
  await rows(strapi).updateMany({ where: { documentId: enquiryId }, data: { wanted: lost } });
  return { kind: 'lost', near };
}

/** again: the desk has changed the request at the same moment. */
async function tryBook(
  strapi: Core.Strapi,
  enquiryId: string,
  wanted: StoredWanted & { hold: string },
): Promise<'booked' | 'gone' | 'again'> {
  const row = await rowOf(strapi, enquiryId);
  if (row === null) return 'gone';
  try {
    const changed = await changeItem(
      strapi,
      { kind: 'free-class', id: enquiryId, by: null },
      row.version,
      (enquiry, now) =>
        enquiry.kind === 'free-class' ? decideBooking(strapi, enquiry.row, wanted, now) : { kind: 'same' },
    );
    return changed.kind === 'changed' ? 'booked' : 'again';
  } catch (error) {
    if (error instanceof HoldGone) return 'gone';
    throw error;
  }
}

async function decideBooking(
  strapi: Core.Strapi,
  row: FreeClassRow,
  { at, zone, hold }: StoredWanted & { hold: string },
  now: Date,
): Promise<Decision> {
  const before = await findStored(strapi, row.documentId);
  // Another try was faster.
  if (before?.state === 'scheduled') return { kind: 'same' };
  const startsAt = new Date(at);
  const status = await toStatus(strapi, row, 'scheduled', now);
  const facts = { change: 'booked', when: fullWhen(startsAt, zone) };
  return {
    kind: 'change',
    data: { ...status.data, wanted: { at, zone } satisfies StoredWanted, wantedAt: null },
    events: [{ what: 'class', facts }, ...status.events],
    alsoWrite: async () => {
      const { kind } = wantedPlace(row, { at, zone });
      const place = await classPlacesOf(strapi).book({ hold, kind, at: startsAt, enquiryId: row.documentId });
      if (place === null) throw new HoldGone();
      const agreed = {
        startsAt,
        zone,
        minutes: place.minutes,
        // The teacher's own room, which may still change.
        link: null,
        message: '',
        calendarUid: before?.calendarUid ?? `${randomUUID()}@${hostOf(strapi)}`,
        sequence: before === null ? 0 : before.sequence + 1,
      };
      await storeClass(strapi, row, 'scheduled', agreed, before === null);
    },
  };
}

/** A person has not begun to work on it, or the class before was missed or cancelled. */
const isWaiting = ({ stage, mergedInto }: FreeClassRow): boolean =>
  mergedInto === null && ['new', 'contacted', 'no-show'].includes(stage);

/** Nothing is to be booked any more. Its mails go out from now on. */
export async function decide(strapi: Core.Strapi, enquiryId: string): Promise<void> {
  await rows(strapi).updateMany({ where: { documentId: enquiryId }, data: { wantedAt: null } });
}

async function giveUp(strapi: Core.Strapi, { hold }: WantedTime): Promise<Booking> {
  if (typeof hold === 'string') await classPlacesOf(strapi).release(hold);
  return none;
}

const rows = (strapi: Core.Strapi) => strapi.db.query(freeClassRequestUid);

async function rowOf(strapi: Core.Strapi, enquiryId: string): Promise<FreeClassRow | null> {
  const found = await findEnquiry(strapi, 'free-class', enquiryId);
  return found?.kind === 'free-class' ? found.row : null;
}
