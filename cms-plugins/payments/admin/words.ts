import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';

/** A day is the same everywhere, so it is read in UTC, where it was written. */
const plainDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** '2026-11-20' as people write it here. */
export const dayInWords = (day: string): string => plainDay.format(new Date(`${day}T00:00:00Z`));

/** An amount in minor units. A provider may tell of a currency that nothing is sold in. */
export const moneyInWords = (minor: number, currency: string): string =>
  isCurrency(currency) ? formatMoney(minor, currency) : `${(minor / 100).toFixed(2)} ${currency}`;

/** Somebody whose account was closed has no name here any more. */
export const nameInWords = (name: string): string => (name === '' ? 'Account closed' : name);
