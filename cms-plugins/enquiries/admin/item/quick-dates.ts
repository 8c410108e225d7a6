/* The most common due dates, and local dates and times in the format of the browser's fields. */

export const quickChoices = ['Today', 'Tomorrow', 'In 3 days', 'Next week'] as const;

export type QuickChoice = (typeof quickChoices)[number];

export interface Clock {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:mm' */
  time: string;
}

const days: Record<Exclude<QuickChoice, 'Today' | 'Next week'>, number> = { Tomorrow: 1, 'In 3 days': 3 };

const morning = 10;
const endOfWork = 17;
const monday = 1;

/** The local time that a quick choice means. */
export function quickDate(choice: QuickChoice, now: Date): Clock {
  if (choice === 'Today') return laterToday(now);
  if (choice === 'Next week') return atMorning(now, (monday - now.getDay() + 7) % 7 || 7);
  return atMorning(now, days[choice]);
}

/** At the end of the working day; after that, within an hour and before midnight. */
function laterToday(now: Date): Clock {
  const date = dayOf(now);
  if (now.getHours() < endOfWork) return { date, time: `${String(endOfWork)}:00` };
  return now.getHours() < 23 ? { date, time: `${String(now.getHours() + 1)}:00` } : { date, time: '23:59' };
}

function atMorning(now: Date, inDays: number): Clock {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + inDays);
  return { date: dayOf(then), time: `${String(morning)}:00` };
}

const two = (value: number): string => String(value).padStart(2, '0');

const dayOf = (at: Date): string =>
  `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** An instant as local date and time. */
export function toClock(iso: string): Clock {
  const at = new Date(iso);
  return { date: dayOf(at), time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

/** The instant of a local date and time; null if a field is empty or invalid. */
export function fromClock({ date, time }: Clock): string | null {
  const at = new Date(`${date}T${time}`);
  return date === '' || time === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
