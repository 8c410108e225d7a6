import { createPortal } from 'react-dom';
import { Leaf } from '../time/Leaf';
import { shownTime } from '../time/days';
import { type Child, ChildRows } from './ChildRows';
import { soFarId } from './so-far-id';
import { zoneLabel } from '../time/zone-words';
import '../../../ui/styles/sheet.css';
import './so-far.css';

interface SoFarProps {
  chosen: { at: string; minutes: number; zone: string } | null;
  /** What the form says of the child so far. */
  child: Child;
}

/** What is chosen, next to a long form: on wide screens it stays in sight until the form is sent. */
export function SoFar({ chosen, child }: SoFarProps) {
  const place = document.getElementById(soFarId);
  if (place === null || chosen === null) return null;
  const { at, minutes, zone } = chosen;
  const { date, clock, end } = shownTime(at, minutes, zone);
  return createPortal(
    <section className="sheet so-far" aria-labelledby="so-far-title">
      <Leaf date={date} />
      <div>
        <h2 id="so-far-title">Your class so far</h2>
        <p>
          <b>{`${clock} to ${end}`}</b>
        </p>
        <p className="muted">{zoneLabel(zone, new Date(at))}</p>
      </div>
      <dl>
        <ChildRows {...child} />
        <dt>Costs</dt>
        <dd>Nothing</dd>
      </dl>
    </section>,
    place,
  );
}
