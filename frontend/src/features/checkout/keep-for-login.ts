import { readChosenCurrency } from '../../browser/storage/chosen-currency';
import { keepPlanAtAddress } from '../../browser/storage/chosen-plan';
import type { Offer } from '../../content/courses/offer';
import { askCountry } from '../../server-calls/ask-country';
import { formatPrice } from '../../ui/order-text';
import { firstCurrency, titleOf } from './purchase';

/** Keeps what an address of the checkout sells, so that the login there shows the plan and its price. */
export async function keepForLogin(offer: Offer | null, path: string): Promise<void> {
  if (offer === null) return;
  const currency = firstCurrency(offer, readChosenCurrency(), await askCountry());
  if (currency === null) return;
  const { plan: key, sessions, sessionMinutes, duration, features, pricesMinor } = offer;
  const displayPrice = formatPrice(pricesMinor[currency] ?? 0, currency);
  const what = { key, title: titleOf(offer), sessions, sessionMinutes, duration, features, pricesMinor };
  keepPlanAtAddress(path, { ...what, currency, displayPrice });
}
