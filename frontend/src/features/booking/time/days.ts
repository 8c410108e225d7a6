/** A moment that can be chosen, as the chosen clock shows it. */
export interface TimeOfDay {
  /** In UTC, as the server gave it. */
  at: string;
  /** '10:00' */
  clock: string;
}

export const partsOfDay = ['Morning', 'Afternoon', 'Evening'] as const;

export type PartOfDay = (typeof partsOfDay)[number];

export interface Day {
  /** '2026-11-28', on the chosen clock. */
  date: string;
  times: TimeOfDay[];
}

/** The clock of a zone. Making one is slow, so it is made once for a whole list. */
function clockOf(zone: string): (at: string) => { date: string; clock: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(new Date(at))) shown[type] = value;
    const { year = '', month = '', day = '', hour = '', minute = '' } = shown;
    return { date: `${year}-${month}-${day}`, clock: `${hour}:${minute}` };
  };
}

/** The times by days of the chosen clock, in order. Days without times are left out. */
export function daysOf(times: readonly string[], zone: string): Day[] {
  const show = clockOf(zone);
  const days = new Map<string, TimeOfDay[]>();
  for (const at of times) {
    const { date, clock } = show(at);
    const known = days.get(date);
    if (known === undefined) days.set(date, [{ at, clock }]);
    else known.push({ at, clock });
  }
  return [...days].map(([date, list]) => ({ date, times: list }));
}

const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** The Monday of the week of a day. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

export const weekFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

export const weekAfter = (monday: string, weeks: 1 | -1): string => addDays(monday, 7 * weeks);

export function partOf(clock: string): PartOfDay {
  if (clock < '12:00') return 'Morning';
  return clock < '17:00' ? 'Afternoon' : 'Evening';
}

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
};

/** 'Sat' */
export const shortWeekday = inWords({ weekday: 'short' });
/** 'Saturday' */
export const weekday = inWords({ weekday: 'long' });
/** 'November' */
export const month = inWords({ month: 'long' });
/** '28 November' */
export const dayAndMonth = inWords({ day: 'numeric', month: 'long' });
/** '28 Nov' */
export const shortDayAndMonth = inWords({ day: 'numeric', month: 'short' });

/** '28' */
export const dayNumber = (date: string): string => String(Number(date.slice(8)));

/** 'Saturday, 28 November' */
export const longDay = (date: string): string => `${weekday(date)}, ${dayAndMonth(date)}`;

/** 'Sat 28 Nov' */
export const shortDay = (date: string): string => `${shortWeekday(date)} ${shortDayAndMonth(date)}`;

/** One moment on the chosen clock: its day, its time, and the time when a class of so many minutes ends. */
export function shownTime(at: string, minutes: number, zone: string) {
  const show = clockOf(zone);
  const { date, clock } = show(at);
  return { date, clock, end: show(new Date(Date.parse(at) + minutes * 60_000).toISOString()).clock };
}

/** '17:42', on the parent's own clock. */
export const clockTime = (iso: string, zone: string): string => clockOf(zone)(iso).clock;
