import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import type { ReactNode } from 'react';
import { isRecord } from '@lanternway/contracts/wire/is-record';

/** The prices of a plan as they are read in a list: '₹6,499 · $389 · £305'. */
export function pricesInWords(prices: unknown): string {
  if (!Array.isArray(prices)) return '';
  return prices
    .filter(isRecord)
    .map(({ currency, amountMinor }) =>
      typeof currency === 'string' && isCurrency(currency) && typeof amountMinor === 'number'
        ? formatMoney(amountMinor, currency)
        : '',
    )
    .filter((price) => price !== '')
    .join(' · ');
}

interface Column {
  name: string;
}

interface List<Shown extends Column> {
  displayedHeaders: Shown[];
  layout: unknown;
}

/** Strapi's list says '3 items' for prices. Staff look for the amounts. */
export const showPrices = <Shown extends Column>(
  list: List<Shown>,
  draw: (prices: string) => ReactNode,
): List<Shown> => ({
  ...list,
  displayedHeaders: list.displayedHeaders.map((column) =>
    column.name === 'prices'
      ? { ...column, cellFormatter: (row: object) => draw(pricesInWords(Reflect.get(row, 'prices'))) }
      : column,
  ),
});
