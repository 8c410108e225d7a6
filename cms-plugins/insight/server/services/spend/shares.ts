import { daysBetween } from '../people/days';

interface Spent {
  fromDay: string;
  toDay: string;
  amountMinor: number;
}

interface Period {
  from: string;
  to: string;
}

/**
 * What falls into a period of something that was paid for a span of days. Every day has the same share; what cannot be
 * divided goes to the first days, so that all days together are the amount to the last minor unit.
 */
export function shareIn({ fromDay, toDay, amountMinor }: Spent, { from, to }: Period): number {
  const days = daysBetween(fromDay, toDay) + 1;
  const first = Math.max(daysBetween(fromDay, from), 0);
  const last = Math.min(daysBetween(fromDay, to), days - 1);
  if (last < first) return 0;
  const [each, rest] = [Math.floor(amountMinor / days), amountMinor % days];
  const withMore = Math.max(Math.min(last + 1, rest) - first, 0);
  return each * (last - first + 1) + withMore;
}
