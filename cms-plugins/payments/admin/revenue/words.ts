import type { Currency } from '@lanternway/contracts/money/money';
import type { Revenue } from '@lanternway/contracts/payments/revenue';
import { deskPage } from '../paths';
import type { Grouping } from './totals';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const dayOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** '2026-11' as in 'Nov 2026'. */
export const monthWords = (month: string): string => monthFormat.format(dayOf(month));

/** '2026-11' as in 'November 2026'. */
export const longMonth = (month: string): string => longFormat.format(dayOf(month));

/** As in 'November 2026 is not over: 25 of 30 days.' */
export function unfinishedWords({ today, months }: Pick<Revenue, 'today' | 'months'>): string | null {
  const month = today.slice(0, 7);
  if (!months.some((one) => one.month === month)) return null;
  const first = dayOf(month);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${longMonth(month)} is not over: ${String(Number(today.slice(8)))} of ${String(days)} days.`;
}

interface Behind {
  grouping: Grouping;
  key: string;
  currency: Currency;
}

/** The list of orders behind a number: those that were paid, or those of which something was given back. */
export function ordersBehind(
  { months }: Pick<Revenue, 'months'>,
  { grouping, key, currency }: Behind,
  what: 'paid' | 'refunded',
): string {
  const shown = grouping === 'month' ? months.filter(({ month }) => month === key) : months;
  const query = new URLSearchParams({ currency });
  const [from, until] = [shown[0]?.from, shown.at(-1)?.until];
  if (from !== undefined) query.set(`${what}From`, from);
  if (until !== undefined) query.set(`${what}Until`, until);
  if (grouping === 'plan' || grouping === 'source') query.set(grouping, key);
  return `${deskPage}?${query.toString()}`;
}
