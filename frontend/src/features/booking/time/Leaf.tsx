import { dayNumber, month, weekday } from './days';
import './leaf.css';

/** A day as a leaf of a calendar. The words next to it say the same. */
export function Leaf({ date }: { date: string }) {
  return (
    <div className="booked-day" aria-hidden="true">
      <i>{weekday(date)}</i>
      <b>{dayNumber(date)}</b>
      <span>{month(date)}</span>
    </div>
  );
}
