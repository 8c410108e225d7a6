import type { BookingReply } from '@lanternway/contracts/classes/site';
import type { FreeClassRequest } from '@lanternway/contracts/enquiries/site';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { notifierOf } from '../notifications/notify';
import { keepWish } from './keep-wish';
import { bookWanted } from './book';
import { bookingReply } from './reply';

interface Stored {
  kind: 'stored' | 'repeat';
  id: string;
  answerBy: Date;
}

/**
 * Books the chosen time of a stored request. Whatever goes wrong here, the request stays stored and is answered as received.
 * A time that could not be booked now is booked by `finishWanted`, or the parent gets a mail that it has gone.
 */
export async function bookChosen(
  strapi: Core.Strapi,
  { slot, wishes }: Pick<FreeClassRequest, 'slot' | 'wishes'>,
  { kind, id: enquiryId, answerBy }: Stored,
): Promise<Partial<BookingReply>> {
  const withoutClass = { answerBy: answerBy.toISOString() };
  try {
    if (slot === null || slot === undefined) {
      if (kind === 'repeat' && isGiven(wishes)) await keepWish(strapi, enquiryId, wishes);
      return withoutClass;
    }
    const booking = await bookWanted(strapi, enquiryId, slot);
    notifierOf(strapi).wake();
    // A parent who may not book gets the same answer as one who chose no time (BK8).
    return booking.kind === 'none' ? withoutClass : await bookingReply(strapi, booking);
  } catch (error) {
    strapi.log.error(`enquiries: a class could not be booked at once, and will be: ${nameOfError(error)}`);
    return {};
  }
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;
