import { isCurrency, type Currency } from '@lanternway/contracts/money/money';
import { keep, readKept } from './storage';

const key = 'currency';

/** The currency the parent picked by hand, on this or an earlier visit. It comes before every guess. */
export function readChosenCurrency(): Currency | null {
  return readKept('local', key, (value) => (isCurrency(value) ? value : null));
}

export function keepChosenCurrency(currency: Currency): void {
  keep('local', key, currency);
}
