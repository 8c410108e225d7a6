import type { PayPalAmount } from './books';

/** PayPal's currencies with two decimals, and those without. Rupees are not among them. */
const twoDecimals = new Set(
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' '),
);
const noDecimals = new Set(['HUF', 'JPY', 'TWD']);

/** The name of the issue with an amount, or null. */
export function issueOfAmount({ currency_code: currency, value }: PayPalAmount): string | null {
  if (!twoDecimals.has(currency) && !noDecimals.has(currency)) return 'INVALID_CURRENCY_CODE';
  const decimals = /\.(\d*)$/.exec(value)?.[1]?.length ?? 0;
  if (decimals > (noDecimals.has(currency) ? 0 : 2)) return 'DECIMAL_PRECISION';
  return minorOf({ currency_code: currency, value }) > 0 ? null : 'CANNOT_BE_ZERO_OR_NEGATIVE';
}

/** '249.00' is 24900; read from its digits, without fractions. */
export function minorOf({ currency_code: currency, value }: PayPalAmount): number {
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const minor = noDecimals.has(currency) ? Number(whole) : Number(`${whole}${part.padEnd(2, '0')}`);
  return value.startsWith('-') ? -minor : minor;
}

export function amountOf(minor: number, currency: string): PayPalAmount {
  if (noDecimals.has(currency)) return { currency_code: currency, value: String(minor) };
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const sign = minor < 0 ? '-' : '';
  return { currency_code: currency, value: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` };
}
