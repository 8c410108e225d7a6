import type { DeskHours } from '../../../content/site/desk';
import { Icon } from '../../../ui/art/Icon';
import { openNow } from './desk-hours';
import { useVisitorClock } from './use-visitor-clock';
import { cityOf } from '../../../browser/time-zone';
import './hours.css';

/** Whether the phone is answered now. Before the script knows the time it only points to the hours below, at the same height. */
export function OpenNow({ hours }: { hours: DeskHours }) {
  const clock = useVisitorClock();
  const state = clock && openNow(hours, clock.zone, clock.now);
  return (
    <p className={state ? `open-now ${state.isOpen ? 'is-open' : 'is-closed'}` : 'open-now'}>
      <Icon name="clock-bold" />
      {state?.words ?? `Our hours are below, in ${cityOf(hours.zone)} time`}
    </p>
  );
}
