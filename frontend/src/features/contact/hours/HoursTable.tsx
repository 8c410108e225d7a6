import { cityOf } from '../../../browser/time-zone';
import type { DeskHours } from '../../../content/site/desk';
import { weekIn } from './desk-hours';
import { useVisitorClock } from './use-visitor-clock';
import './hours.css';

/** Any week will do for the prebuilt page: on the desk's own clock each is like the other. */
const someMonday = Date.UTC(2026, 0, 5);

/** The hours of the desk: on its own clock in the prebuilt page, then on the visitor's. */
export function HoursTable({ hours }: { hours: DeskHours }) {
  const clock = useVisitorClock();
  const { zone, rows, atDesk } = weekIn(hours, clock?.zone ?? hours.zone, clock?.now ?? someMonday);
  return (
    <>
      <p className="muted hours-zone">
        Shown in {cityOf(zone)} time.{atDesk !== null && ` ${atDesk}`}
      </p>
      <dl className="hours">
        {rows.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
