import { financeSettings, type FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import { currencies, type Currency } from '@lanternway/contracts/money/money';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';
import { readAmount, typeAmount } from '../amount';

/** The settings as typed. Empty amounts and numbers are not set. */
export interface Draft {
  secondPersonFrom: Record<Currency, string>;
  isStrictAbroad: boolean;
  /** Addresses, one per line. */
  alertTo: string;
  prefix: string;
  yearStartsIn: string;
  gstin: string;
  sac: string;
  rate: string;
  state: string;
  lut: string;
}

export function draftOf({
  secondPersonFrom,
  isStrictAbroad,
  alertTo,
  receipts,
  tax,
}: FinanceSettings): Draft {
  const amounts = currencies.map((currency) => {
    const minor = secondPersonFrom[currency];
    return [currency, minor === null ? '' : typeAmount(minor)] as const;
  });
  return {
    secondPersonFrom: Object.fromEntries(amounts) as Draft['secondPersonFrom'],
    isStrictAbroad,
    alertTo: alertTo.join('\n'),
    prefix: receipts.prefix,
    yearStartsIn: String(receipts.yearStartsIn),
    gstin: tax.gstin ?? '',
    sac: tax.sac ?? '',
    rate: tax.rate === null ? '' : String(tax.rate),
    state: tax.state ?? '',
    lut: tax.lut ?? '',
  };
}

const noAmount = 'Please write an amount, or nothing.';

/** The settings to save, or what is wrong, by field: `secondPersonFrom.INR`, `alertTo`, `gstin`. */
export function readDraft(draft: Draft): Parsed<FinanceSettings> {
  const amounts = currencies.map(
    (currency) => [currency, readTyped(draft.secondPersonFrom[currency])] as const,
  );
  const faults = amounts.flatMap(([currency, minor]) =>
    minor === 'none' ? [[`secondPersonFrom.${currency}`, noAmount] as const] : [],
  );
  const parsed = parse(financeSettings, {
    secondPersonFrom: Object.fromEntries(
      amounts.map(([currency, minor]) => [currency, minor === 'none' ? null : minor]),
    ),
    isStrictAbroad: draft.isStrictAbroad,
    alertTo: draft.alertTo.split(/[\s,;]+/).filter((part) => part !== ''),
    receipts: { prefix: draft.prefix, yearStartsIn: Number(draft.yearStartsIn) },
    tax: {
      gstin: textOf(draft.gstin),
      sac: textOf(draft.sac),
      rate: textOf(draft.rate),
      state: textOf(draft.state),
      lut: textOf(draft.lut),
    },
  });
  const errors = {
    ...(parsed.kind === 'invalid' ? byField(parsed.errors) : {}),
    ...Object.fromEntries(faults),
  };
  return parsed.kind === 'valid' && faults.length === 0 ? parsed : { kind: 'invalid', errors };
}

const readTyped = (typed: string): number | null | 'none' =>
  typed.trim() === '' ? null : (readAmount(typed) ?? 'none');

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** The schema also names the group and the position in a list; the form has one field for each. */
export const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [
      path.replace(/^(tax|receipts)\./, '').replace(/[[.]\d+\]?$/, ''),
      sentence,
    ]),
  );
