import { readChosenCurrency } from '../../browser/storage/chosen-currency';
import { type ChosenPlan, keepPlanAtAddress } from '../../browser/storage/chosen-plan';
import type { Offer } from '../../content/courses/offer';
import { askCountry } from '../../server-calls/ask-country';
import { formatPrice } from '../../ui/order-text';
import { firstCurrency, titleOf } from './purchase';

/** What an address of the checkout sells, as the login there shows it; null if it is nothing that has a price. */
export function planForLogin(offer: Offer | null, country: string | null): ChosenPlan | null {
  if (offer === null) return null;
  const currency = firstCurrency(offer, readChosenCurrency(), country);
  if (currency === null) return null;
  const { plan: key, sessions, sessionMinutes, duration, features, pricesMinor } = offer;
  const displayPrice = formatPrice(pricesMinor[currency] ?? 0, currency);
  const what = { key, title: titleOf(offer), sessions, sessionMinutes, duration, features, pricesMinor };
  return { ...what, currency, displayPrice };
}

/** Keeps what an address of the checkout sells, so that the login there shows the plan and its price. */
export async function keepForLogin(offer: Offer | null, path: string): Promise<void> {
  if (offer === null) return;
  const plan = planForLogin(offer, await askCountry());
  if (plan !== null) keepPlanAtAddress(path, plan);
}
