import { DateTime } from 'luxon';

const minute = 60_000;
const quarter = 15 * minute;
const wholeDay = 24 * 60;

interface Day {
  midnight: number;
  /** The clocks are not changed on it, so that its minutes can be counted. */
  isPlain: boolean;
}

/** The clock of one zone: what it shows, as moments. Remembers what it was asked about. */
export interface ZoneClock {
  /** '2026-11-28', as this clock shows it. */
  dayAt: (moment: number) => string;
  /**
   * The moment at which the clock shows this minute of a day; 1440 is the next midnight. A minute skipped when the clocks go
   * forward becomes the first one after the gap; of a minute that comes twice, the first is taken (T3, T4).
   */
  momentAt: (day: string, minuteOfDay: number) => number;
}

const clocks = new Map<string, ZoneClock>();

/** The clock of a zone. Computing with a zone's rules is slow and they do not change, so all who ask share what it remembers. */
export function zoneClock(zone: string): ZoneClock {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = newClock(zone);
  clocks.set(zone, made);
  return made;
}

/** Some years of days, or a year of quarter hours. */
const mostRemembered = 40_000;

/** Keeps a value that depends on its key alone, so it never becomes wrong. A memory that is full is emptied. */
export function remember<Key, Value>(
  memory: Map<Key, Value>,
  key: Key,
  value: Value,
  most = mostRemembered,
): Value {
  if (memory.size >= most) memory.clear();
  memory.set(key, value);
  return value;
}

function newClock(zone: string): ZoneClock {
  const days = new Map<string, Day>();
  /** Days by the number of a quarter hour: no day ends within one. */
  const dates = new Map<number, string>();

  function dayOf(day: string): Day {
    const known = days.get(day);
    if (known !== undefined) return known;
    const start = DateTime.fromISO(day, { zone }).startOf('day');
    const next = start.plus({ days: 1 }).startOf('day');
    return remember(days, day, {
      midnight: start.toMillis(),
      isPlain: next.toMillis() - start.toMillis() === wholeDay * minute && start.hour === 0,
    });
  }

  return {
    dayAt(moment) {
      const cell = Math.floor(moment / quarter);
      return (
        dates.get(cell) ?? remember(dates, cell, DateTime.fromMillis(moment, { zone }).toFormat('yyyy-MM-dd'))
      );
    },
    momentAt(day, minuteOfDay) {
      if (minuteOfDay === wholeDay) return dayOf(dayAfter(day)).midnight;
      const { midnight, isPlain } = dayOf(day);
      return isPlain ? midnight + minuteOfDay * minute : findMoment(day, minuteOfDay, zone);
    },
  };
}

/** On a day on which the clocks are changed. */
function findMoment(day: string, minuteOfDay: number, zone: string): number {
  const wanted = `${day}T${clockOf(minuteOfDay)}`;
  const shown = DateTime.fromISO(wanted, { zone });
  const first = shown.getPossibleOffsets()[0] ?? shown;
  const shownAt = (moment: number) => DateTime.fromMillis(moment, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
  let moment = first.toMillis();
  if (shownAt(moment) === wanted) return moment;
  // Left out: luxon counts on from before the change. Clocks are changed on a quarter hour.
  while (shownAt(moment - quarter) >= wanted) moment -= quarter;
  return moment;
}

/** '16:30' as the minute of a day; '24:00' is 1440. */
export function minuteOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

const clockOf = (minuteOfDay: number): string =>
  `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The next day of each day that was asked for. The list of free times asks for the same days again and again. */
const nextDays = new Map<string, string>();

export const dayAfter = (day: string): string =>
  nextDays.get(day) ?? remember(nextDays, day, findDayAfter(day));

function findDayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
