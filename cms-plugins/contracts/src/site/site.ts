import type { Currency } from '../money/money.js';

/* GET /api/geo */

export const geo = { method: 'GET', path: '/api/geo' } as const;

/** The visitor's country as two capital letters (ISO 3166-1), or null if unknown. */
export interface GeoReply {
  country_code: string | null;
}

/** The country in an answer of `GET /api/geo`. Any other answer counts as unknown. */
export function readCountry(reply: unknown): string | null {
  const code = field(reply, 'country_code');
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null;
}

/* GET /api/rates */

export const rates = { method: 'GET', path: '/api/rates' } as const;

/** What one rupee buys. Only for approximations next to a rupee price: nobody is charged a converted amount. */
export interface Rates {
  base: 'INR';
  rates: { USD: number; GBP: number };
  /** When the rates were fetched, ISO 8601. */
  at: string;
}

/** The answer of `GET /api/rates` if no service is configured, or none has answered yet. */
export const noRates = { base: 'INR', rates: null, at: null } as const;

export type RatesReply = Rates | typeof noRates;

/** The rates in an answer of `GET /api/rates`, or null if it has none. */
export function readRates(reply: unknown): Rates | null {
  const quoted = field(reply, 'rates');
  const at = field(reply, 'at');
  const [USD, GBP] = [field(quoted, 'USD'), field(quoted, 'GBP')];
  if (field(reply, 'base') !== 'INR' || !isRate(USD) || !isRate(GBP)) return null;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  return { base: 'INR', rates: { USD, GBP }, at };
}

/* Which currency each country sees */

/** Pricing section: rupees in India, dollars in the United States, pounds elsewhere, dollars if unknown. */
export function currencyForPricing(country: string | null): Currency {
  if (country === null || country === 'US') return 'USD';
  return country === 'IN' ? 'INR' : 'GBP';
}

/** Checkout without a chosen currency: rupees in India, pounds in Great Britain, dollars elsewhere. */
export function currencyForCheckout(country: string | null): Currency {
  if (country === 'IN') return 'INR';
  return country === 'GB' ? 'GBP' : 'USD';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
