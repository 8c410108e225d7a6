import { currencies, currencySigns } from '@lanternway/contracts/money/money';
import { currencyStore } from './currency-store';
import { usePriceView } from './use-price-view';

/** The parent's own choice of currency, kept for the next visit. */
export function CurrencySwitch() {
  const { currency: shown } = usePriceView([]);
  return (
    <div className="seg s" role="group" aria-label="Currency">
      {currencies.map((currency) => (
        <button
          key={currency}
          type="button"
          aria-pressed={currency === shown}
          onClick={() => currencyStore.choose(currency)}
        >
          {`${currencySigns[currency]} ${currency}`}
        </button>
      ))}
    </div>
  );
}
