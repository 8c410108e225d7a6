import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import type { Currency } from '@lanternway/contracts/money/money';
import { gstStates, nameOfStateTax } from './tax-states';

/** The tax within a price. `taxableMinor` and the lines always add up to what was paid. */
export interface ReceiptTax {
  sac: string;
  taxableMinor: number;
  lines: { name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'; rate: number; minor: number }[];
  totalMinor: number;
  placeOfSupply: string;
  /** What the law wants written on it besides the numbers. */
  note: string | null;
}

export interface Taxed {
  amountMinor: number;
  currency: Currency;
  /** Where the buyer was, in two letters; null where it is not known. */
  country: string | null;
}

type TaxSettings = FinanceSettings['tax'];

/** Null where the settings do not hold all it takes to write a tax invoice. Prices include the tax (decision 0027). */
export function taxOf(paid: Taxed, { gstin, sac, rate, state, lut }: TaxSettings): ReceiptTax | null {
  if (gstin === null || sac === null || rate === null || state === null) return null;
  if (!isExport(paid)) return domestic(paid.amountMinor, { sac, rate, state });
  if (lut === null || lut === '') return exportWithTax(paid, { sac, rate });
  return {
    sac,
    taxableMinor: paid.amountMinor,
    lines: [],
    totalMinor: 0,
    placeOfSupply: outsideIndia(paid.country),
    note: `Supply meant for export under letter of undertaking without payment of integrated tax. LUT: ${lut}`,
  };
}

/** Paid in foreign currency from elsewhere (IGST Act, s. 2(6)). Rupees, and buyers in India, are taxed at home. */
const isExport = ({ currency, country }: Taxed): boolean => currency !== 'INR' && country !== 'IN';

/**
 * Nobody is asked for their state. Without an address on record the place of supply is the supplier's (IGST Act,
 * s. 12(2)(b)(ii)), so the tax is that of the supplier's state: two equal halves.
 */
function domestic(amountMinor: number, how: { sac: string; rate: number; state: string }): ReceiptTax {
  const { sac, rate, state } = how;
  const half = within(amountMinor, rate, 2);
  return {
    sac,
    taxableMinor: amountMinor - 2 * half,
    lines: [
      { name: 'CGST', rate: rate / 2, minor: half },
      { name: nameOfStateTax(state), rate: rate / 2, minor: half },
    ],
    totalMinor: 2 * half,
    placeOfSupply: `${ownEntry(gstStates, state) ?? 'State'} (${state})`,
    note: null,
  };
}

function exportWithTax(
  { amountMinor, country }: Taxed,
  { sac, rate }: { sac: string; rate: number },
): ReceiptTax {
  const totalMinor = within(amountMinor, rate, 1);
  return {
    sac,
    taxableMinor: amountMinor - totalMinor,
    lines: [{ name: 'IGST', rate, minor: totalMinor }],
    totalMinor,
    placeOfSupply: outsideIndia(country),
    note: 'Supply meant for export on payment of integrated tax.',
  };
}

/** The tax in an amount that includes it, or an equal part of it, in whole minor units. Rates have two decimals. */
function within(amountMinor: number, rate: number, parts: 1 | 2): number {
  const hundredths = Math.round(rate * 100);
  return Math.round((amountMinor * hundredths) / (parts * (10_000 + hundredths)));
}

const outsideIndia = (country: string | null): string =>
  country === null ? 'Outside India' : `Outside India (${country})`;
