import type { Currency } from '@lanternway/contracts/money/money';
import type { Revenue } from '@lanternway/contracts/payments/revenue';
import { counted } from '@lanternway/desk/format/counted';
import { formatAmount } from '../format';
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

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const isLastOfMonth = (day: string): boolean => new Date(Date.parse(day) + 86_400_000).getUTCDate() === 1;

/** As in 'in October 2026' or 'from 1 to 25 October 2026'. */
function spanWords({ first, last }: Pick<Revenue['earlier'], 'first' | 'last'>): string {
  const [from, to] = [first.slice(0, 7), last.slice(0, 7)];
  if (isLastOfMonth(last))
    return from === to ? `in ${longMonth(from)}` : `from ${longMonth(from)} to ${longMonth(to)}`;
  const begin = from === to ? String(Number(first.slice(8))) : dayFormat.format(new Date(first));
  return `from ${begin} to ${dayFormat.format(new Date(last))}`;
}

/** An amount of rupees set against that of an earlier time, as in '12 % more than in October 2026'. */
export function againstWords(
  now: number,
  before: number,
  earlier: Pick<Revenue['earlier'], 'first' | 'last'>,
): string {
  const span = spanWords(earlier);
  if (before === 0) return `Nothing ${span}`;
  // Of less than nothing no part can be told.
  if (before < 0) return `${formatAmount(before, 'INR')} ${span}`;
  const percent = Math.round((100 * (now - before)) / before);
  if (percent === 0) return `As much as ${span}`;
  return `${Math.abs(percent).toLocaleString()} % ${percent > 0 ? 'more' : 'less'} than ${span}`;
}

/** What is missing in the sums of the earlier time. The table says it of the shown one. */
export const unratedWords = ({ unrated }: Pick<Revenue['earlier'], 'unrated'>): string =>
  unrated === 0
    ? ''
    : `Of the earlier time, ${counted(unrated, 'order or refund has', 'orders or refunds have')} no rate and ${unrated === 1 ? 'is' : 'are'} left out.`;

interface Behind {
  grouping: Grouping;
  key: string;
  currency: Currency;
  /** The plan that the page is narrowed to, if it is. */
  plan?: string | null;
}

/** The list of orders behind a number: those that were paid, or those of which something was given back. */
export function ordersBehind(
  { months }: Pick<Revenue, 'months'>,
  { grouping, key, currency, plan = null }: Behind,
  what: 'paid' | 'refunded',
): string {
  const shown = grouping === 'month' ? months.filter(({ month }) => month === key) : months;
  const query = new URLSearchParams({ currency });
  const [from, until] = [shown[0]?.from, shown.at(-1)?.until];
  if (from !== undefined) query.set(`${what}From`, from);
  if (until !== undefined) query.set(`${what}Until`, until);
  if (plan !== null) query.set('plan', plan);
  if (grouping === 'plan' || grouping === 'source') query.set(grouping, key);
  return `${deskPage}?${query.toString()}`;
}
