import holiday from '../../../ui/art/spot-holiday.svg';
import { Spot } from '../../../ui/art/Spot';
import { longDay } from './days';

const list = new Intl.ListFormat('en-GB');

/** Why some days of the week have no times. */
export function ClosedDays({ dates }: { dates: readonly string[] }) {
  return (
    <>
      <Spot drawing={holiday} />
      <p>{`Closed on ${list.format(dates.map(longDay))}.`}</p>
    </>
  );
}
