const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment, as the calendars of `zone` show it: 2026-11-24. */
export function dayIn(moment: Date, zone: string): string {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    });
    formats.set(zone, format);
  }
  return format.format(moment);
}

const dayMs = 24 * 60 * 60_000;

/** Days without a clock, so no change of clocks is in between. */
const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(utcOf(day) + days * dayMs).toISOString().slice(0, 10);

/** From the first to the second; negative where it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utcOf(to) - utcOf(from)) / dayMs);

/** 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(utcOf(day)).getUTCDay() || 7;

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
