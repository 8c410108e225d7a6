import type { BookingReply, WantedTime } from '@lanternway/contracts/classes/site';
import type { Core } from '@strapi/strapi';
import { codeOf } from '../items/storing-fault';
import { notifierOf } from '../notifications/notify';
import { bookWanted } from './book';
import { bookingReply } from './reply';

/**
 * Books the time that was chosen for a request that is stored. Whatever goes wrong here, the request stands and is answered as
 * such; what could not be booked is booked by `finishWanted`, or the parent is told.
 */
export async function bookChosen(
  strapi: Core.Strapi,
  slot: WantedTime | null | undefined,
  enquiryId: string,
): Promise<Partial<BookingReply>> {
  if (slot === null || slot === undefined) return {};
  try {
    const booking = await bookWanted(strapi, enquiryId, slot);
    notifierOf(strapi).wake();
    return await bookingReply(strapi, booking);
  } catch (error) {
    strapi.log.error(`enquiries: a class could not be booked at once, and will be: ${codeOf(error)}`);
    return {};
  }
}
