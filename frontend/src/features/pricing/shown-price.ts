import { currencies, formatMoney, type Currency } from '@lanternway/contracts/money/money';
import { type PricesMinor } from '../../content/courses/plan';
import { type PriceView } from './currency-store';

/** A price as it is shown: the charged price, or an approximation of it next to the rupees that are charged. */
export type ShownPrice =
  | { kind: 'exact'; minor: number; currency: Currency }
  | { kind: 'approximate'; minor: number; currency: Currency; chargedMinor: number };

export function isRupeeOnly(prices: PricesMinor): boolean {
  return prices.INR !== undefined && prices.USD === undefined && prices.GBP === undefined;
}

/**
 * The price in the visitor's currency. If staff gave none, a price that is only in rupees is converted, and the page
 * says so (product rule D5). Otherwise the first price there is, or null.
 */
export function priceToShow(prices: PricesMinor, { currency, rates }: PriceView): ShownPrice | null {
  const own = prices[currency];
  if (own !== undefined) return { kind: 'exact', minor: own, currency };
  if (prices.INR !== undefined && currency !== 'INR' && rates && isRupeeOnly(prices)) {
    const minor = Math.round(prices.INR * rates.rates[currency]);
    return { kind: 'approximate', minor: toWholeUnits(minor), currency, chargedMinor: prices.INR };
  }
  /* Dollars suit the most visitors, so they replace pounds before rupees do. */
  const standIn = (['USD', ...currencies] as const).find((other) => prices[other] !== undefined);
  const minor = standIn && prices[standIn];
  return standIn && minor !== undefined ? { kind: 'exact', minor, currency: standIn } : null;
}

export function formatShownPrice({ kind, minor, currency }: ShownPrice): string {
  const money = formatMoney(minor, currency);
  return kind === 'approximate' ? `≈ ${money}` : money;
}

/** The sentence next to an approximation: a converted amount is never charged. */
export function chargeNote(price: ShownPrice | null): string | null {
  return price?.kind === 'approximate'
    ? `you will be charged ${formatMoney(price.chargedMinor, 'INR')}`
    : null;
}

/** What a price comes to for one session or one month, in whole units: '₹812'; small amounts keep their cents. */
export function formatPart({ kind, minor, currency }: ShownPrice, parts: number): string {
  const each = minor / parts;
  const rounded = each < 1000 ? Math.round(each) : toWholeUnits(each);
  return formatShownPrice({ kind: 'exact', minor: rounded, currency }).replace(
    /^/,
    kind === 'exact' ? '' : '≈ ',
  );
}

function toWholeUnits(minor: number): number {
  return Math.max(100, Math.round(minor / 100) * 100);
}
