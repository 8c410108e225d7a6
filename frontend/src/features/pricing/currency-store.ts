import { type Currency } from '@lanternway/contracts/money/money';
import { currencyForPricing, type Rates } from '@lanternway/contracts/site/site';
import { keepChosenCurrency, readChosenCurrency } from '../../browser/storage/chosen-currency';
import { askCountry, askRates } from './ask-visitor';

/** What every price on the page depends on. */
export interface PriceView {
  currency: Currency;
  /** Only fetched once something is priced only in rupees. */
  rates: Rates | null;
}

/** The prebuilt page shows rupees until the country is known. */
export const initialView: PriceView = { currency: 'INR', rates: null };

interface CurrencyStore {
  subscribe: (listener: () => void) => () => void;
  read: () => PriceView;
  choose: (currency: Currency) => void;
  wantRates: () => void;
}

/** Makes the store that all prices of a page share, so that the visitor's country is requested once. */
export function createCurrencyStore(): CurrencyStore {
  let view = initialView;
  let hasStarted = false;
  let wantsRates = false;
  const listeners = new Set<() => void>();

  const change = (part: Partial<PriceView>) => {
    view = { ...view, ...part };
    listeners.forEach((listener) => listener());
  };
  const start = async () => {
    hasStarted = true;
    const chosen = readChosenCurrency();
    const currency = chosen ?? currencyForPricing(await askCountry());
    /* The parent may have picked a currency while the country was loading. */
    change({ currency: readChosenCurrency() ?? currency });
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!hasStarted) void start();
      return () => listeners.delete(listener);
    },
    read: () => view,
    choose(currency) {
      keepChosenCurrency(currency);
      change({ currency });
    },
    wantRates() {
      if (wantsRates) return;
      wantsRates = true;
      void askRates().then((rates) => rates && change({ rates }));
    },
  };
}

export const currencyStore = createCurrencyStore();
