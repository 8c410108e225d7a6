import { confirmedWhenSent } from '@lanternway/contracts/classes/site';
import { Icon } from '../../../ui/art/Icon';
import { clockTime, longDay, shownTime } from './days';
import { HeldLine } from './look';
import type { Chosen } from './use-time';

/** The chosen time, and until when nobody else can have it. */
export function HeldTime({ chosen, minutes, zone }: { chosen: Chosen; minutes: number; zone: string }) {
  const { date, clock, end } = shownTime(chosen.at, minutes, zone);
  return (
    <HeldLine>
      <Icon name="clock-bold" />
      <span>
        <b>{`${longDay(date)}, ${clock} to ${end}.`}</b>
        <span>{heldWords(chosen.hold, zone)}</span>
      </span>
    </HeldLine>
  );
}

function heldWords(hold: Chosen['hold'], zone: string): string {
  if (hold === undefined) return 'One moment…';
  return hold === 'none' ? confirmedWhenSent : `Held for you until ${clockTime(hold.until, zone)}.`;
}
