import { isCurrency, type Currency } from '@lanternway/contracts/money/money';
import { useState } from 'react';
import { keepChosenCurrency, readChosenCurrency } from '../../browser/storage/chosen-currency';
import { keepChosenPlan, readChosenPlan } from '../../browser/storage/chosen-plan';
import type { Offer } from '../../content/courses/offer';
import { formatPrice } from '../../ui/order-text';
import { firstCurrency, offerOfChosen, type Purchase } from './purchase';

/** A price that the server has corrected: the one shown before, and the right one (product rule D1). */
export interface PriceChange {
  before: string;
  now: string;
}

interface Chosen {
  purchase: Purchase;
  change: PriceChange | null;
  switchTo: (currency: Currency) => void;
  correct: (price: { amount: number; currency: string }) => void;
}

function begin(atAddress: Offer | null, country: string | null): Purchase | null {
  const chosen = readChosenPlan();
  const offer = atAddress ?? (chosen && offerOfChosen(chosen));
  if (offer === null) return null;
  const asked = atAddress === null ? (chosen?.currency ?? null) : readChosenCurrency();
  const currency = firstCurrency(offer, asked, country);
  return currency === null ? null : { ...offer, currency };
}

/** Keeps the choice for a reload and the way through the login. It is not needed if the address names the plan. */
function keepChoice({ pricesMinor, currency }: Purchase): void {
  const chosen = readChosenPlan();
  if (chosen === null) return;
  const displayPrice = formatPrice(pricesMinor[currency] ?? 0, currency);
  keepChosenPlan({ ...chosen, pricesMinor, currency, displayPrice });
}

/**
 * What is bought, and in which currency. Null if nothing was chosen.
 * @param atAddress what the address names; it comes before what was chosen earlier
 */
export function usePurchase(atAddress: Offer | null, country: string | null): Chosen | null {
  const [purchase, setPurchase] = useState(() => begin(atAddress, country));
  const [change, setChange] = useState<PriceChange | null>(null);
  if (purchase === null) return null;

  const become = (next: Purchase, what: PriceChange | null) => {
    setPurchase(next);
    setChange(what);
    if (atAddress === null) keepChoice(next);
  };
  return {
    purchase,
    change,
    switchTo: (currency) => {
      keepChosenCurrency(currency);
      become({ ...purchase, currency }, null);
    },
    correct: ({ amount, currency }) => {
      if (!isCurrency(currency)) return;
      const before = formatPrice(purchase.pricesMinor[currency] ?? 0, currency);
      const pricesMinor = { ...purchase.pricesMinor, [currency]: amount };
      become({ ...purchase, currency, pricesMinor }, { before, now: formatPrice(amount, currency) });
    },
  };
}
