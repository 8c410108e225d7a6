import { currencies, type Currency } from '@lanternway/contracts/money';
import { currencyStore } from './currency-store';

const signs: Record<Currency, string> = { INR: '₹', USD: '$', GBP: '£' };

/** The parent's own choice of currency, which is kept for the next visit. */
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
          {signs[currency]} {currency}
        </button>
      ))}
    </div>
  );
}
