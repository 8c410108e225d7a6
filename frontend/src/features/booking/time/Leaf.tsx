import { dayNumber, month, weekday } from './days';
import './leaf.css';

interface LeafProps {
  date: string;
  /** The class of this day was cancelled. */
  isOff?: boolean;
}

/** A day as a leaf of a calendar. The words next to it say the same. */
export function Leaf({ date, isOff = false }: LeafProps) {
  return (
    <div className={isOff ? 'leaf leaf-off' : 'leaf'} aria-hidden="true">
      <i>{weekday(date)}</i>
      <b>{dayNumber(date)}</b>
      <span>{month(date)}</span>
    </div>
  );
}
