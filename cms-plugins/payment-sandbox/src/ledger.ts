import type { ProviderName } from './env';

/** The money of one order of the application, at either provider; minor units. */
export interface LedgerEntry {
  currency: string;
  captured: number;
  refunded: number;
  /** Ids of its payments and captures. */
  payments: string[];
}

export interface Ledger {
  capture: (reference: string | null, money: Money & { provider: ProviderName; id: string }) => void;
  refund: (reference: string | null, money: Money) => void;
  /** Registers a reference before money moves on it. */
  know: (reference: string | null) => void;
  keyOf: (reference: string | null) => string;
  read: () => Record<string, LedgerEntry>;
  /** Everything, for `takeUp`. */
  written: () => LedgerWritten;
  takeUp: (written: LedgerWritten) => void;
}

export interface LedgerWritten {
  known: string[];
  entries: Record<string, LedgerEntry>;
}

interface Money {
  amount: number;
  currency: string;
}

export function createLedger(limit: number): Ledger {
  const known = new Set<string>();
  const entries = new Map<string, LedgerEntry>();

  /** A second provider order for the same purchase is called `<reference>-2`; its money belongs to the first. */
  function keyOf(reference: string | null): string {
    const name = reference ?? 'none';
    const first = name.replace(/-\d{1,2}$/, '');
    return known.has(first) ? first : name;
  }
  function entryOf(reference: string | null, currency: string): LedgerEntry {
    const key = keyOf(reference);
    const entry = entries.get(key) ?? { currency, captured: 0, refunded: 0, payments: [] };
    entries.set(key, entry);
    return entry;
  }
  return {
    know(reference) {
      if (reference === null) return;
      known.add(reference);
      if (known.size <= limit) return;
      const [oldest = ''] = known;
      known.delete(oldest);
      entries.delete(oldest);
    },
    capture(reference, { id, amount, currency }) {
      const entry = entryOf(reference, currency);
      entry.captured += amount;
      entry.payments.push(id);
    },
    refund(reference, { amount, currency }) {
      entryOf(reference, currency).refunded += amount;
    },
    keyOf,
    read: () => Object.fromEntries(entries),
    written: () => ({ known: [...known], entries: Object.fromEntries(entries) }),
    takeUp(written) {
      for (const name of written.known) known.add(name);
      for (const [name, entry] of Object.entries(written.entries)) entries.set(name, entry);
    },
  };
}
