import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import type { StoredEvent } from '../items/events';

/** By the parent, or by staff. */
const bookings: readonly unknown[] = ['booked', 'scheduled'];

/** Who booked the latest class of an enquiry, and when. A class that was moved keeps who had booked it. */
export function bookedOf(id: string, events: readonly StoredEvent[]): EnquiryDetail['booked'] {
  const booked = events.find(
    ({ enquiryId, what, facts }) =>
      enquiryId === id && what === 'class' && bookings.includes(facts?.['change']),
  );
  return booked === undefined ? null : { at: booked.at, by: booked.byName };
}
