import { currencies, currencySigns, type Currency } from '@lanternway/contracts/money/money';
import { currencyStore } from './currency-store';

/** The parent's own choice of currency, kept for the next visit. */
export function CurrencySwitch({ shown }: { shown: Currency }) {
  return (
    <div className="seg s" role="group" aria-label="Currency">
      {currencies.map((currency) => (
        <button
          key={currency}
          type="button"
          aria-pressed={currency === shown}
          onClick={() => currencyStore.choose(currency)}
        >
          {currencySigns[currency]} {currency}
        </button>
      ))}
    </div>
  );
}
