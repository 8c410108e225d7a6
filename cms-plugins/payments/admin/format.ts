import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';

/** A day without a time is the same everywhere, so it is formatted in UTC. */
const plainDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** '2026-11-20' as '20 Nov 2026'. */
export const formatDay = (day: string): string => plainDay.format(new Date(`${day}T00:00:00Z`));

/** An amount in minor units. A provider may report a currency that we do not sell in. */
export const formatAmount = (minor: number, currency: string): string =>
  isCurrency(currency) ? formatMoney(minor, currency) : `${(minor / 100).toFixed(2)} ${currency}`;

const list = new Intl.ListFormat('en-GB');

/** What was sold in several currencies: '₹6,499, $249 and £175'; nothing is ''. */
export const formatAmounts = (amounts: readonly { amount: number; currency: string }[]): string =>
  list.format(amounts.map(({ amount, currency }) => formatAmount(amount, currency)));

/** A person whose account was closed has no name here any more. */
export const nameOrClosed = (name: string): string => (name === '' ? 'Account closed' : name);
