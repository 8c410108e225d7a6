import { confirmedWhenSent } from '@lanternway/contracts/classes/site';
import { Icon } from '../../../ui/art/Icon';
import { clockTime, longDay, shownTime } from './days';
import { HeldLine } from './look';
import type { Chosen } from './use-time';

interface HeldTimeProps {
  chosen: Chosen;
  minutes: number;
  zone: string;
  /** There is a button of its own, and no form to send. */
  isMove: boolean;
}

/** The chosen time, and until when nobody else can have it. */
export function HeldTime({ chosen, minutes, zone, isMove }: HeldTimeProps) {
  const { date, clock, end } = shownTime(chosen.at, minutes, zone);
  return (
    <HeldLine>
      <Icon name="clock-bold" />
      <span>
        <b>{`${longDay(date)}, ${clock} to ${end}.`}</b>
        <span>{heldWords(chosen.hold, zone, isMove)}</span>
      </span>
    </HeldLine>
  );
}

function heldWords(hold: Chosen['hold'], zone: string, isMove: boolean): string {
  if (hold === undefined) return 'One moment…';
  if (hold === 'none') return isMove ? 'We confirm the time when you press the button.' : confirmedWhenSent;
  return `Held for you until ${clockTime(hold.until, zone)}.`;
}
