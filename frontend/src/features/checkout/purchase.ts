import { currencies, type Currency } from '@lanternway/contracts/money/money';
import type { ChosenPlan } from '../../browser/chosen-plan';
import type { Offer } from '../../content/offer';

/** What is about to be bought. Its price is shown and sent along; the server's own is the one that counts (rule D1). */
export interface Purchase extends Offer {
  currency: Currency;
  /** The parent was asked, and wants it once more. */
  isAgain?: boolean;
}

/** The currencies in which there is a price, in the order they are offered in. */
export const currenciesOf = ({ pricesMinor }: Pick<Offer, 'pricesMinor'>): Currency[] =>
  currencies.filter((currency) => pricesMinor[currency] !== undefined);

/** The plan that was chosen on the price list, as if it stood at an address of its own. */
export function offerOfChosen(chosen: ChosenPlan): Offer {
  const { key, title, sessions, duration, features, pricesMinor } = chosen;
  return { plan: key, planTitle: title, track: null, sessions, duration, features, pricesMinor };
}

/** The currency wished for, or one that there is a price in; null where the plan has no price at all. */
export function pickCurrency(offer: Pick<Offer, 'pricesMinor'>, wished: Currency): Currency | null {
  const priced = currenciesOf(offer);
  if (priced.includes(wished)) return wished;
  // Dollars travel best.
  return priced.includes('USD') ? 'USD' : (priced[0] ?? null);
}

/** Minor units; 0 where there is none, which the server answers with the price that there is. */
export const amountOf = ({ pricesMinor, currency }: Purchase): number => pricesMinor[currency] ?? 0;

/** What a call to make an order says of it; left out where nobody was asked. */
export const againOf = ({ isAgain }: Purchase): true | undefined => (isAgain === true ? true : undefined);

/** What is bought, as a parent calls it. */
export const titleOf = ({ planTitle, track }: Pick<Offer, 'planTitle' | 'track'>): string =>
  track === null ? planTitle : `${track.title} (${planTitle})`;
