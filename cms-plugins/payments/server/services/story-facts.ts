import { formatMoney, isCurrency } from '@lanternway/contracts/money';
import { providerNames, providers } from '@lanternway/contracts/orders';
import type { LedgerRecord } from './story';

/** What a line's sentence may be made of. Facts are read with care: a line outlives the code that wrote it. */
export interface Told {
  /** The provider's name; 'the provider' where the line names none. */
  provider: string;
  ref: string | null;
  /** Null where the fact is missing, or no text. */
  text: (name: string) => string | null;
  count: (name: string) => number | null;
  /** An amount of minor units with its currency, as people read it. */
  money: (name?: string) => string | null;
  /** `before`, the fact and `after`; nothing where there is no such fact. */
  with: (before: string, fact: string | null, after?: string) => string;
}

export function toldBy({ provider, ref, facts, currency }: LedgerRecord): Told {
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
    ref,
    text,
    count,
    money(name = 'amount') {
      const minor = count(name) ?? count(`${name}Minor`);
      const unit = text('currency') ?? currency;
      if (minor === null || !Number.isSafeInteger(minor)) return null;
      // A provider may tell of a currency that we do not sell in.
      return isCurrency(unit) ? formatMoney(minor, unit) : `${(minor / 100).toFixed(2)} ${unit}`;
    },
    with: (before, fact, after = '') => (fact === null ? '' : `${before}${fact}${after}`),
  };
}
