import { formatMoney, type Currency } from '../money/money.js';

/** What a price buys, in words: the same on the site, in mails and on receipts. Without schemas, so that any page can load it. */

/** The length is null in orders that are older than this field. */
export interface SessionsSold {
  sessions: number;
  sessionMinutes: number | null;
}

const counted = (count: number, unit: string) => `${String(count)} ${unit}${count === 1 ? '' : 's'}`;

/** '45 minutes', '1 minute'. */
export const minutesInWords = (minutes: number): string => counted(minutes, 'minute');

/** '8 sessions of 45 minutes', or only '8 sessions'. */
export const sessionsInWords = (sold: SessionsSold): string =>
  withLength(counted(sold.sessions, 'session'), sold);

/** '8 of 45 minutes', for a row that is labelled 'Sessions'. */
export const sessionsAfterLabel = (sold: SessionsSold): string => withLength(String(sold.sessions), sold);

const withLength = (count: string, { sessionMinutes }: SessionsSold) =>
  sessionMinutes === null ? count : `${count} of ${minutesInWords(sessionMinutes)}`;

const years = (months: number) => (months > 0 && months % 12 === 0 ? months / 12 : null);

/** '1 month', '6 months', '2 years'. */
export function durationInWords(months: number): string {
  const whole = years(months);
  return whole === null ? counted(months, 'month') : counted(whole, 'year');
}

/** The words after a price: 'a month', 'for 6 months', 'for a year', 'for 2 years'. */
export function periodInWords(months: number): string {
  if (months === 1) return 'a month';
  return months === 12 ? 'for a year' : `for ${durationInWords(months)}`;
}

export interface PricedPlan extends SessionsSold {
  months: number;
  amountMinor: number;
  currency: Currency;
}

/** '₹6,499 a month · 8 sessions of 45 minutes'. */
export const priceInWords = ({ amountMinor, currency, months, ...sold }: PricedPlan): string =>
  `${formatMoney(amountMinor, currency)} ${periodInWords(months)} · ${sessionsInWords(sold)}`;
