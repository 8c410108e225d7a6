import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LedgerWritten } from './ledger';
import type { State } from './state';
import type { Delivery } from './webhooks/post';

/** Writes the sandbox's data to a file, so that a demonstration can refund an order on another day. */
export interface Keeper {
  saveSoon: () => void;
  saveNow: () => void;
}

const saveAfterMs = 1_000;

/** Tokens and answers to repeated calls are left out: new ones can be made. */
const kept = {
  razorpay: ['orders', 'byReceipt', 'payments', 'refunds', 'refundsOf', 'refundKeys'],
  paypal: ['orders', 'captures', 'refunds', 'paidInvoices'],
} as const;

type Entries = [key: string, value: unknown][];

interface Written {
  ahead: number;
  razorpay: Record<string, Entries>;
  paypal: Record<string, Entries>;
  ledger: LedgerWritten;
  deliveries: Delivery[];
}

export function keepIn(file: string | null, state: State): Keeper {
  if (file === null) return { saveSoon: () => undefined, saveNow: () => undefined };
  if (existsSync(file)) takeUp(file, state);
  else mkdirSync(path.dirname(file), { recursive: true });
  let timer: NodeJS.Timeout | null = null;
  function saveNow() {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    // A reader finds the old file or the new one, never half of it.
    writeFileSync(`${String(file)}.new`, JSON.stringify(written(state)), { mode: 0o600 });
    renameSync(`${String(file)}.new`, String(file));
  }
  return {
    saveNow,
    saveSoon() {
      timer ??= setTimeout(saveNow, saveAfterMs);
    },
  };
}

const mapsOf = (state: State, provider: keyof typeof kept): [name: string, map: Map<string, unknown>][] =>
  provider === 'razorpay'
    ? kept.razorpay.map((name) => [name, state.razorpay[name] as Map<string, unknown>])
    : kept.paypal.map((name) => [name, state.paypal[name] as Map<string, unknown>]);

const entriesOf = (state: State, provider: keyof typeof kept): Record<string, Entries> =>
  Object.fromEntries(mapsOf(state, provider).map(([name, map]) => [name, [...map]]));

const written = (state: State): Written => ({
  ahead: state.clock.ahead(),
  razorpay: entriesOf(state, 'razorpay'),
  paypal: entriesOf(state, 'paypal'),
  ledger: state.ledger.written(),
  deliveries: state.post.all(),
});

function takeUp(file: string, state: State): void {
  const read = readWritten(file);
  if (read === null) return;
  state.clock.reset(read.ahead);
  for (const provider of ['razorpay', 'paypal'] as const) {
    for (const [name, map] of mapsOf(state, provider)) {
      for (const [key, value] of read[provider][name] ?? []) map.set(key, value);
    }
  }
  state.ledger.takeUp(read.ledger);
  state.post.takeUp(read.deliveries);
}

/** A file that cannot be read is set aside: an empty sandbox is better than none. */
function readWritten(file: string): Written | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Written;
  } catch {
    renameSync(file, `${file}.unreadable`);
    process.stderr.write(`Payment sandbox: ${file} could not be read, and was laid aside.\n`);
    return null;
  }
}
