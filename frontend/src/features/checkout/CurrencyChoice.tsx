import { currencySigns, type Currency } from '@lanternway/contracts/money/money';

interface CurrencyChoiceProps {
  offered: readonly Currency[];
  shown: Currency;
  isFixed: boolean;
  onSwitch: (currency: Currency) => void;
}

/** The currency can be changed here too (product rule D3). With only one price there is nothing to choose. */
export function CurrencyChoice({ offered, shown, isFixed, onSwitch }: CurrencyChoiceProps) {
  if (offered.length < 2) return null;
  return (
    <div className="seg s co-currency" role="group" aria-label="Currency">
      {offered.map((currency) => (
        <button
          key={currency}
          type="button"
          aria-pressed={currency === shown}
          disabled={isFixed && currency !== shown}
          onClick={() => {
            if (currency !== shown) onSwitch(currency);
          }}
        >
          {currencySigns[currency]} {currency}
        </button>
      ))}
    </div>
  );
}
