import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import type { ReactNode } from 'react';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { wordsOf } from './value-words';

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

const choiceInWords = (value: unknown): string => (typeof value === 'string' ? wordsOf(value) : '-');

interface Column {
  name: string;
  attribute: { type: string };
}

interface List<Shown extends Column> {
  displayedHeaders: Shown[];
  layout: unknown;
}

function writerOf({ name, attribute }: Column): ((value: unknown) => string) | null {
  if (name === 'prices') return pricesInWords;
  return attribute.type === 'enumeration' ? choiceInWords : null;
}

/** Strapi's list says '3 items' for prices, and the stored value of a choice. Staff look for the amounts and the words. */
export const showWords = <Shown extends Column>(
  list: List<Shown>,
  draw: (words: string) => ReactNode,
): List<Shown> => ({
  ...list,
  displayedHeaders: list.displayedHeaders.map((column) => {
    const write = writerOf(column);
    if (write === null) return column;
    return { ...column, cellFormatter: (row: object) => draw(write(Reflect.get(row, column.name))) };
  }),
});
