import { arrivals, type Arrival } from '@lanternway/contracts/enquiries/staff-add';
import type { StoredEvent } from '../items/events';

const known = Object.keys(arrivals) as Arrival[];

/** How an enquiry reached the staff who added it; null where nobody did. */
export function cameByOf(id: string, events: readonly StoredEvent[]): Arrival | null {
  const added = events.find(({ enquiryId, what }) => enquiryId === id && what === 'received');
  return known.find((one) => one === added?.facts?.['cameBy']) ?? null;
}
