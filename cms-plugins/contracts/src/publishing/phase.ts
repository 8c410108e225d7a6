/** Whether the time has come at which the site shows an entry. */
export type Phase = 'before' | 'now' | 'over';

type Time = string | number | Date | null | undefined;

/** @param now in milliseconds @param from without it, the time has come @param to without it, the time does not end */
export function phaseAt(now: number, from: Time, to: Time): Phase {
  const isSet = (time: Time): time is string | number | Date =>
    time !== null && time !== undefined && time !== '';
  if (isSet(to) && new Date(to).getTime() <= now) return 'over';
  return isSet(from) && new Date(from).getTime() > now ? 'before' : 'now';
}
