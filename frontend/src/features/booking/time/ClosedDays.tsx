import holiday from '../../../ui/art/spot-holiday.svg';
import { Spot } from '../../../ui/art/Spot';
import type { Closure } from './calls';
import { closedAmong } from './closed-days';
import { longDay, type Day } from './days';

const list = new Intl.ListFormat('en-GB');

interface ClosedDaysProps {
  /** The days of the week that is shown. */
  dates: readonly string[];
  /** Those that have times. */
  days: readonly Day[];
  closed: readonly Closure[];
  zone: string;
}

/** Why some days of the week have no times. */
export function ClosedDays({ dates, days, closed, zone }: ClosedDaysProps) {
  const empty = dates.filter((date) => days.every((day) => day.date !== date));
  const named = closedAmong(empty, closed, zone);
  if (named.length === 0) return null;
  return (
    <div className="times-closed" role="status">
      <Spot drawing={holiday} />
      <p>{`Closed on ${list.format(named.map(longDay))}.`}</p>
    </div>
  );
}
