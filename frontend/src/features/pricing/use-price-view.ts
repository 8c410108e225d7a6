import { useEffect, useSyncExternalStore } from 'react';
import { type PricesMinor } from '../../content/courses/plan';
import { currencyStore, initialView, type PriceView } from './currency-store';
import { isRupeeOnly } from './shown-price';

/**
 * The currency to show prices in, and rates if one of the given prices needs them. The first render matches the
 * prebuilt page; the visitor's own currency follows.
 */
export function usePriceView(prices: PricesMinor[]): PriceView {
  const view = useSyncExternalStore(currencyStore.subscribe, currencyStore.read, () => initialView);
  const needsRates = view.currency !== 'INR' && prices.some(isRupeeOnly);
  useEffect(() => {
    if (needsRates) currencyStore.wantRates();
  }, [needsRates]);
  return view;
}
