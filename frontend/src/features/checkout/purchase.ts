import { currencies, type Currency } from '@lanternway/contracts/money/money';
import { currencyForCheckout } from '@lanternway/contracts/site/site';
import type { ChosenPlan } from '../../browser/storage/chosen-plan';
import type { Offer } from '../../content/courses/offer';

/** What is about to be bought. Its price is shown and sent along, but the server's own price counts (rule D1). */
export interface Purchase extends Offer {
  currency: Currency;
  /** The parent was asked, and wants to buy it again. */
  isAgain?: boolean;
}

/** The currencies that have a price, in display order. */
export const currenciesOf = ({ pricesMinor }: Pick<Offer, 'pricesMinor'>): Currency[] =>
  currencies.filter((currency) => pricesMinor[currency] !== undefined);

/** The plan that was chosen on the price list, in the form of a plan with its own address. */
export function offerOfChosen(chosen: ChosenPlan): Offer {
  const { key, title, ...what } = chosen;
  const { sessions, sessionMinutes, duration, features, pricesMinor } = what;
  return {
    plan: key,
    planTitle: title,
    track: null,
    ...{ sessions, sessionMinutes, duration, features, pricesMinor },
  };
}

/** The wanted currency, or another one that has a price; null if the plan has no price at all. */
export function pickCurrency(offer: Pick<Offer, 'pricesMinor'>, wished: Currency): Currency | null {
  const priced = currenciesOf(offer);
  if (priced.includes(wished)) return wished;
  // Dollars suit the most visitors.
  return priced.includes('USD') ? 'USD' : (priced[0] ?? null);
}

/** The currency of the chosen plan, or the one chosen by hand, or else the country's (product rule D3). */
export const firstCurrency = (
  offer: Pick<Offer, 'pricesMinor'>,
  chosen: Currency | null,
  country: string | null,
): Currency | null => pickCurrency(offer, chosen ?? currencyForCheckout(country));

/** Minor units; 0 if there is no price: the server then answers with the right one. */
export const amountOf = ({ pricesMinor, currency }: Purchase): number => pricesMinor[currency] ?? 0;

/** What one session comes to, in minor units; null where the plan has a single one, or no price. */
export function eachSessionOf(purchase: Purchase): number | null {
  const amount = amountOf(purchase);
  return amount === 0 || purchase.sessions < 2 ? null : Math.round(amount / purchase.sessions);
}

/** The value for the call that makes an order; left out if the parent was not asked. */
export const againOf = ({ isAgain }: Purchase): true | undefined => (isAgain === true ? true : undefined);

/** What is bought, in the parent's words. */
export const titleOf = ({ planTitle, track }: Pick<Offer, 'planTitle' | 'track'>): string =>
  track === null ? planTitle : `${track.title} (${planTitle})`;
