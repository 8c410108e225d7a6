import { formatMoney, isCurrency } from '@lanternway/contracts/money';

/* How staff read times. All of them are the staff member's own, in the way their browser writes them. */

const time = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const timeAndYear = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const exactTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

/** A day is the same everywhere, so it is read in UTC, where it was written. */
const plainDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** With the year where it is not this one. */
export function timeInWords(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  return (at.getFullYear() === now.getFullYear() ? time : timeAndYear).format(at);
}

/** To the second and with its zone, for who looks twice. */
export const timeInFull = (iso: string): string => exactTime.format(new Date(iso));

/** '2026-11-20' as people write it here. */
export const dayInWords = (day: string): string => plainDay.format(new Date(`${day}T00:00:00Z`));

/** '1 order', '3 orders'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;

/** An amount in minor units. A provider may tell of a currency that nothing is sold in. */
export const moneyInWords = (minor: number, currency: string): string =>
  isCurrency(currency) ? formatMoney(minor, currency) : `${(minor / 100).toFixed(2)} ${currency}`;

/** Somebody whose account was closed has no name here any more. */
export const nameInWords = (name: string): string => (name === '' ? 'Account closed' : name);
