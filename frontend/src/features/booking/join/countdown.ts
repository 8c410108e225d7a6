import type { Door } from '@lanternway/contracts/classes/own-class';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** off: cancelled. */
export function momentOf(
  { state, at, opensAt, minutes }: Door,
  now: number,
): 'off' | 'before' | 'open' | 'over' {
  if (state === 'cancelled') return 'off';
  if (state !== 'scheduled' || now >= Date.parse(at) + minutes * minute) return 'over';
  return now < Date.parse(opensAt) ? 'before' : 'open';
}

/** '6:42', '2:06:42', '3 days' */
export function countdown(left: number): string {
  const rest = Math.max(0, Math.ceil(left / second) * second);
  if (rest >= 2 * day) return `${String(Math.floor(rest / day))} days`;
  const hours = Math.floor(rest / hour);
  const minutes = Math.floor((rest % hour) / minute);
  const seconds = String(Math.floor((rest % minute) / second)).padStart(2, '0');
  return hours === 0
    ? `${String(minutes)}:${seconds}`
    : `${String(hours)}:${String(minutes).padStart(2, '0')}:${seconds}`;
}

/** What is said aloud: not each second, but five and two minutes before, and when the door opens. */
export function spoken(door: Door, now: number): string {
  switch (momentOf(door, now)) {
    case 'open':
      return 'The door is open.';
    case 'before': {
      const left = Math.ceil((Date.parse(door.opensAt) - now) / minute);
      if (left <= 2) return 'The door opens in two minutes.';
      return left <= 5 ? 'The door opens in five minutes.' : '';
    }
    case 'off':
    case 'over':
      return '';
  }
}
