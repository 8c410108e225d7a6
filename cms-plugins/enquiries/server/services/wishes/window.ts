import { dayPartKeys, dayParts, windowOf, type WishWindow } from '@lanternway/contracts/classes/wishes';
import { DateTime } from 'luxon';

/** The window of a moment, or the one next to it on that day. */
export function nearestWindow(at: Date, zone: string): WishWindow {
  const { hour, weekday } = DateTime.fromJSDate(at, { zone });
  const part = hour < dayParts.morning.until ? 'morning' : 'evening';
  return windowAt(at, zone) ?? windowOf(weekday, part);
}

/** The window in which a moment lies on the clock of a zone; null early in the morning and late at night. */
export function windowAt(at: Date, zone: string): WishWindow | null {
  const shown = DateTime.fromJSDate(at, { zone });
  const part = dayPartKeys.find(
    (key) => shown.hour >= dayParts[key].from && shown.hour < dayParts[key].until,
  );
  return part === undefined ? null : windowOf(shown.weekday, part);
}
