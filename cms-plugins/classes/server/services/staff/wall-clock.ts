import { classSentences, type NewException } from '@lanternway/contracts/classes/staff';
import { DateTime } from 'luxon';

/* Times that staff type, on the clock of a zone (T1 to T4). */

const maxDays = 60;
const noDay = 'Please choose a date.';

type Typed = Pick<NewException, 'fromDate' | 'fromTime' | 'untilDate' | 'untilTime' | 'zone'>;

/** A sentence for each field that is wrong. */
export type Faults = Partial<Record<Exclude<keyof Typed, 'zone'>, string>>;

type ReadPeriod = { kind: 'period'; startsAt: Date; endsAt: Date } | { kind: 'wrong'; faults: Faults };

/** The moments from which and until which something holds. */
export function readPeriod(typed: Typed, now: Date): ReadPeriod {
  const { zone } = typed;
  const from = readMoment(typed.fromDate, typed.fromTime, zone);
  const until = readMoment(typed.untilDate, typed.untilTime, zone);
  const faults: Faults = {};
  if (from === 'no day') faults.fromDate = noDay;
  if (from === 'left out') faults.fromTime = classSentences.noSuchTime;
  if (until === 'no day') faults.untilDate = noDay;
  if (until === 'left out') faults.untilTime = classSentences.noSuchTime;
  if (typeof from === 'string' || typeof until === 'string') return { kind: 'wrong', faults };
  if (until <= from) return { kind: 'wrong', faults: { untilTime: classSentences.backwards } };
  if (until.toMillis() <= now.getTime()) return { kind: 'wrong', faults: { untilDate: classSentences.past } };
  if (until > from.plus({ days: maxDays }))
    return { kind: 'wrong', faults: { untilDate: classSentences.tooLong } };
  return { kind: 'period', startsAt: from.toJSDate(), endsAt: until.toJSDate() };
}

/** '24:00' is the next midnight. If a time comes twice, the first is meant. */
function readMoment(date: string, time: string, zone: string): DateTime | 'no day' | 'left out' {
  const day = DateTime.fromISO(date, { zone });
  if (!day.isValid) return 'no day';
  // Where the clocks go forward at midnight, the day begins later.
  if (time === '24:00') return first(day.plus({ days: 1 }).startOf('day'));
  const shown = DateTime.fromISO(`${date}T${time}`, { zone });
  // Luxon moves a skipped time to another one.
  return shown.toFormat('HH:mm') === time ? first(shown) : 'left out';
}

const first = (at: DateTime): DateTime => DateTime.min(at, ...at.getPossibleOffsets()) ?? at;
