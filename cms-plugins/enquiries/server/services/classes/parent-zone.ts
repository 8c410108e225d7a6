import { zoneOfPhone } from '@lanternway/contracts/fields/country-zones';
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { phoneOf, type Enquiry } from '../items/kinds';

/** Browsers that hide where they are say UTC: it tells nothing of the parent's clock. */
const isPlace = (zone: string): boolean => zone !== 'UTC' && zone !== 'GMT' && !zone.startsWith('Etc/');

/** The clock on which the parent reads a class: the browser's, else that of the phone number's country if it has one. */
export function parentZoneOf(enquiry: Enquiry, now: Date): EnquiryDetail['parentZone'] {
  const { zone } = enquiry.row;
  if (zone !== null && isPlace(zone)) return { name: zone, from: 'browser' };
  const name = zoneOfPhone(phoneOf(enquiry) ?? '', now);
  return name === null ? null : { name, from: 'country' };
}
