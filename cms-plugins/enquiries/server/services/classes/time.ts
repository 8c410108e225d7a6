import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { type ClassRequest } from '@lanternway/contracts/enquiries/staff-item';
import { isTimeZone } from '@lanternway/contracts/fields/time-zones';
import { DateTime } from 'luxon';

export type ClassTime =
  { kind: 'at'; startsAt: Date } | { kind: 'invalid'; field: 'date' | 'time' | 'zone'; sentence: string };

type Typed = Pick<ClassRequest, 'date' | 'time' | 'zone'>;

/** The moment of a class that is still to come. */
export function classTime(typed: Typed, now: Date): ClassTime {
  const found = momentOf(typed);
  const isPast = found.kind === 'at' && found.startsAt <= now;
  return isPast ? { kind: 'invalid', field: 'time', sentence: deskSentences.past } : found;
}

/** The moment of a class that has begun. */
export function pastClassTime(typed: Typed, now: Date): ClassTime {
  const found = momentOf(typed);
  const isToCome = found.kind === 'at' && found.startsAt > now;
  return isToCome ? { kind: 'invalid', field: 'time', sentence: deskSentences.notOver } : found;
}

/**
 * The moment that a clock in that zone shows as this date and time. Where the clocks are put back and show it twice, it
 * is the first.
 */
function momentOf({ date, time, zone }: Typed): ClassTime {
  if (!isTimeZone(zone)) return { kind: 'invalid', field: 'zone', sentence: deskSentences.noSuchZone };
  const typed = `${date}T${time}`;
  const shown = DateTime.fromISO(typed, { zone });
  if (!shown.isValid) return { kind: 'invalid', field: 'date', sentence: 'Please choose a date.' };
  // A time that is left out when the clocks are put forward is moved on to one that exists.
  if (shown.toFormat("yyyy-MM-dd'T'HH:mm") !== typed) {
    return { kind: 'invalid', field: 'time', sentence: deskSentences.noSuchTime };
  }
  return { kind: 'at', startsAt: (shown.getPossibleOffsets()[0] ?? shown).toJSDate() };
}

/** As the clock of the zone shows it, in the form in which it was asked for. */
export function clockOf(at: string | Date, zone: string): { date: string; time: string } {
  const shown = DateTime.fromJSDate(new Date(at), { zone });
  return { date: shown.toFormat('yyyy-MM-dd'), time: shown.toFormat('HH:mm') };
}
