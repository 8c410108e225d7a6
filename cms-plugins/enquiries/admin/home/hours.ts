import type { Summary } from '@lanternway/contracts/enquiries/staff';
import { sayZone } from '@lanternway/desk/format/zones';

/** 'The desk is open until 19:00, India.', or when it opens: 'on Monday at 09:00', 'at 09:00' today. In English, as its sentence is. */
export function sayHours({ isOpen, until, zone }: Summary['hours'], now = new Date()): string {
  const at = new Date(until);
  const say = (moment: Date, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...how }).format(moment);
  const clock = say(at, { hour: '2-digit', minute: '2-digit' });
  const place = sayZone(zone);
  if (isOpen) return `The desk is open until ${clock}, ${place}.`;
  const dayOf = (moment: Date) => say(moment, { dateStyle: 'short' });
  const day = dayOf(at) === dayOf(now) ? '' : `on ${say(at, { weekday: 'long' })} `;
  return `The desk opens ${day}at ${clock}, ${place}.`;
}
