import { type Currency } from '@lanternway/contracts/money/money';
import { currencyForPricing, type Rates } from '@lanternway/contracts/site/site';
import {
  hidePrices,
  readPagePath,
  showPricesInPlace,
  watchPrices,
  werePricesRead,
} from '../../browser/prices-seen';
import { keepChosenCurrency, readChosenCurrency } from '../../browser/storage/chosen-currency';
import { readKeptRates } from '../../browser/storage/rates';
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

/**
 * Makes the store that all prices of a page share, so that the visitor's country is requested once. What is known only
 * after a price was read waits for the next page, or until the parent chooses.
 */
export function createCurrencyStore(): CurrencyStore {
  let known = initialView;
  let shown = initialView;
  /* The page that keeps its prices, although more is known by now. */
  let heldOn: string | null = null;
  let hasChosen = false;
  let watchedOn: string | null = null;
  let hasStarted = false;
  let wantsRates = false;
  const listeners = new Set<() => void>();

  const show = (view: PriceView) => {
    const isSame = view.currency === shown.currency && view.rates === shown.rates;
    /* Only what the reader has asked for changes before their eyes. */
    if (!isSame && !hasChosen) hidePrices();
    [shown, heldOn] = [view, null];
    listeners.forEach((listener) => listener());
    showPricesInPlace();
  };
  const arrive = (part: Partial<PriceView>) => {
    known = { ...known, ...part };
    if (werePricesRead() && !hasChosen) heldOn = readPagePath();
    else show(known);
  };
  const start = async () => {
    hasStarted = true;
    const chosen = readChosenCurrency();
    const currency = chosen ?? currencyForPricing(await askCountry());
    /* The parent may have picked a currency while the country was loading. */
    arrive({ currency: readChosenCurrency() ?? currency, rates: known.rates ?? readKeptRates() });
  };
  const watchPage = () => {
    if (watchedOn === readPagePath()) return;
    watchedOn = readPagePath();
    watchPrices();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      watchPage();
      if (!hasStarted) void start();
      return () => listeners.delete(listener);
    },
    read() {
      if (heldOn !== null && heldOn !== readPagePath()) [shown, heldOn] = [known, null];
      return shown;
    },
    choose(currency) {
      keepChosenCurrency(currency);
      hasChosen = true;
      known = { ...known, currency };
      show(known);
    },
    wantRates() {
      if (wantsRates) return;
      wantsRates = true;
      void askRates().then((rates) => rates && arrive({ rates }));
    },
  };
}

export const currencyStore = createCurrencyStore();
