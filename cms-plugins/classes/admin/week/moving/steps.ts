import type { PlannedClass, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { DateTime } from 'luxon';
import type { PlanDay } from '../plan';
import type { Place } from './check';

/** A class that staff move in the week. Nothing is stored until they set it. */
export interface Moving {
  planned: PlannedClass;
  place: Place;
}

export const placeOf = ({ startsAt, teacherKey }: PlannedClass): Place => ({ at: startsAt, teacherKey });

const isoOf = (at: DateTime): string => at.toUTC().toISO({ precision: 'milliseconds' }) ?? '';

/** The same clock time on another day of the week; the same place beyond the week. */
export function onDay(place: Place, days: readonly PlanDay[], zone: string, by: 1 | -1): Place {
  const date = DateTime.fromISO(place.at, { zone }).plus({ days: by }).toFormat('yyyy-MM-dd');
  return days.some((day) => day.date === date) ? onDate(place, date, zone) : place;
}

/** The same clock time on this day. A clock time that the day skips is the first one after it. */
export function onDate(place: Place, date: string, zone: string): Place {
  const { hour, minute } = DateTime.fromISO(place.at, { zone });
  return { ...place, at: isoOf(DateTime.fromISO(date, { zone }).set({ hour, minute })) };
}

/** Some minutes later, or earlier; the same place beyond the week. */
export function later(place: Place, days: readonly PlanDay[], zone: string, minutes: number): Place {
  const at = DateTime.fromISO(place.at, { zone }).plus({ minutes });
  const date = at.toFormat('yyyy-MM-dd');
  return days.some((day) => day.date === date) ? { ...place, at: isoOf(at) } : place;
}

/** With the teacher who is shown next, or before. */
export function withTeacher(place: Place, keys: readonly (string | null)[], by: 1 | -1): Place {
  const index = keys.indexOf(place.teacherKey);
  const key = keys[index + by];
  return index === -1 || key === undefined ? place : { ...place, teacherKey: key };
}

/** What a key does to the place of a class; null where it does nothing. */
export function afterKey(
  key: string,
  place: Place,
  { days, zone, keys }: { days: readonly PlanDay[]; zone: string; keys: readonly (string | null)[] },
): Place | null {
  switch (key) {
    case 'ArrowLeft':
      return onDay(place, days, zone, -1);
    case 'ArrowRight':
      return onDay(place, days, zone, 1);
    case 'ArrowUp':
      return later(place, days, zone, -stepMinutes);
    case 'ArrowDown':
      return later(place, days, zone, stepMinutes);
    case 'PageUp':
      return withTeacher(place, keys, -1);
    case 'PageDown':
      return withTeacher(place, keys, 1);
    default:
      return null;
  }
}

export const stepMinutes = 30;

/** The week as it would be. */
export function withMove(found: Timetable, moving: Moving | null): Timetable {
  if (moving === null) return found;
  const { planned, place } = moving;
  return {
    ...found,
    classes: found.classes.map((each) =>
      each.id === planned.id ? { ...each, startsAt: place.at, teacherKey: place.teacherKey } : each,
    ),
  };
}
