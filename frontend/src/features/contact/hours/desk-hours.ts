import { cityOf } from '../../../browser/time-zone';
import type { DeskHours, Weekday } from '../../../content/site/desk';
import { momentOf, timeIn, wallOf, weekdayIn } from './zone-clock';

const week: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];
const dayMs = 86_400_000;

interface Stretch {
  day: Weekday;
  start: number;
  end: number;
}

function msOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** When the desk is open on the days from `first` to `last`, counted from today on its clock; in order. */
function stretches({ zone, lines }: DeskHours, now: number, first: number, last: number): Stretch[] {
  const today = Math.floor(wallOf(now, zone) / dayMs) * dayMs;
  const days = Array.from({ length: last - first + 1 }, (_, index) => today + (first + index) * dayMs);
  return days
    .flatMap((midnight) => {
      const day = week[(new Date(midnight).getUTCDay() + 6) % 7];
      return lines
        .filter((line) => line.day === day)
        .map((line) => ({
          day: line.day,
          start: momentOf(midnight + msOf(line.opens), zone),
          end: momentOf(midnight + msOf(line.closes), zone),
        }));
    })
    .sort((a, b) => a.start - b.start);
}

/** Whether the desk is open now, in words, on the clock of `zone`. */
export function openNow(
  hours: DeskHours,
  zone: string,
  now: number,
): { isOpen: boolean; words: string } | null {
  const near = stretches(hours, now, -1, 7);
  const present = near.find(({ start, end }) => start <= now && now < end);
  const place = `in ${cityOf(zone)}`;
  if (present) return { isOpen: true, words: `Open now, until ${timeIn(present.end, zone)} ${place}` };
  const next = near.find(({ start }) => start > now);
  if (!next) return null;
  const when = `${weekdayIn(next.start, zone)} ${timeIn(next.start, zone)}`;
  return { isOpen: false, words: `Closed now. Opens ${when} ${place}` };
}

const nameOf = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

function timesOf(day: Weekday, open: Stretch[], zone: string): string {
  const times = open
    .filter((stretch) => stretch.day === day)
    .map(({ start, end }) => `${timeIn(start, zone)} to ${timeIn(end, zone)}`);
  return times.length > 0 ? times.join(' and ') : 'closed';
}

export interface HoursTable {
  /** Whose clock the table follows. */
  zone: string;
  rows: { days: string; times: string }[];
  /** 'In Kolkata it is 09:00 to 19:00.' Null on the desk's own clock, or where its days differ. */
  atDesk: string | null;
}

/** One sentence is enough where the desk keeps the same hours on all its days. */
function atDesk({ zone, lines }: DeskHours): string | null {
  const times = new Set(lines.map(({ opens, closes }) => `${opens} to ${closes}`));
  return times.size === 1 ? `In ${cityOf(zone)} it is ${[...times].join('')}.` : null;
}

/** The hours of a week on the clock of `zone`, or on the desk's own if its hours would fall on other days there. */
export function weekIn(hours: DeskHours, zone: string, now: number): HoursTable {
  const open = stretches(hours, now, 0, 6);
  const keepsDays = open.every(({ day, start, end }) =>
    [start, end - 1].every((at) => weekdayIn(at, zone) === nameOf(day)),
  );
  const clock = keepsDays ? zone : hours.zone;
  const groups: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of week) {
    const times = timesOf(day, open, clock);
    const before = groups.at(-1);
    if (before?.times === times) before.last = day;
    else groups.push({ first: day, last: day, times });
  }
  return {
    zone: clock,
    atDesk: clock === hours.zone ? null : atDesk(hours),
    rows: groups.map(({ first, last, times }) => ({
      days: first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`,
      times,
    })),
  };
}
