import { DateTime } from 'luxon';

const local = (at: string | Date, zone: string) =>
  DateTime.fromJSDate(new Date(at), { zone }).setLocale('en-GB');

/** 'Saturday, 5 December 2026, 17:30' */
export const shortWhen = (at: string | Date, zone: string): string =>
  local(at, zone).toFormat('cccc, d LLLL yyyy, HH:mm');

/** 'Saturday, 5 December 2026, 17:30 (India Standard Time)' */
export const fullWhen = (at: string | Date, zone: string): string =>
  `${shortWhen(at, zone)} (${local(at, zone).offsetNameLong ?? zone})`;
