import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import { providerNames, providers } from '@lanternway/contracts/payments/orders';
import type { LedgerRecord } from './timeline';

/** What a line's sentence may be made of. Facts are read with care: a line outlives the code that wrote it. */
export interface LineFacts {
  /** The provider's name; 'the provider' where the line names none. */
  provider: string;
  /** The same, or null. */
  at: string | null;
  ref: string | null;
  isSet: (name: string) => boolean;
  /** Null where the fact is missing, or no text. */
  text: (name: string) => string | null;
  count: (name: string) => number | null;
  /** An amount of minor units as people read it: in the currency that the fact came with. */
  money: (name?: string) => string | null;
  /** The same in the currency of the order. */
  orderMoney: (name: string) => string | null;
  /** `before`, the fact and `after`; nothing where there is no such fact. */
  with: (before: string, fact: string | null, after?: string) => string;
}

export function factsOfLine({ provider, ref, facts, currency }: LedgerRecord): LineFacts {
  const named = providers.find((one) => one === provider);
  const text = (name: string): string | null => {
    const value = facts?.[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const count = (name: string): number | null => {
    const value = facts?.[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  return {
    provider: named === undefined ? 'the provider' : providerNames[named],
    at: named === undefined ? null : providerNames[named],
    ref,
    isSet: (name) => facts?.[name] === true,
    text,
    count,
    money: (name = 'amount') => moneyIn(count(name), text('currency') ?? currency),
    orderMoney: (name) => moneyIn(count(name), currency),
    with: (before, fact, after = '') => (fact === null ? '' : `${before}${fact}${after}`),
  };
}

/** A provider may tell of a currency that we do not sell in. */
function moneyIn(minor: number | null, unit: string): string | null {
  if (minor === null || !Number.isSafeInteger(minor)) return null;
  return isCurrency(unit) ? formatMoney(minor, unit) : `${(minor / 100).toFixed(2)} ${unit}`;
}
