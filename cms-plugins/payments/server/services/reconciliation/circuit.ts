import type { Provider } from '@lanternway/contracts/payments/orders';
import type { ProviderFault } from '../../providers/provider';

/** Keeps background work from storming a provider that is down, or asks to be left alone. */
export interface Circuits {
  /** `no` while it is left alone. Once the pause is over one caller may ask once, to see whether it is back. */
  mayAsk: (provider: Provider) => 'freely' | 'once' | 'no';
  answered: (provider: Provider) => void;
  failed: (provider: Provider, fault: ProviderFault) => void;
}

interface Circuit {
  failures: number;
  /** 0 while it was not left alone yet. */
  closedUntil: number;
  pauseMs: number;
  /** Somebody was let through to see whether it is back. */
  isTried: boolean;
}

const fresh: Circuit = { failures: 0, closedUntil: 0, pauseMs: 0, isTried: false };

const firstPauseMs = 15_000;
const maxPauseMs = 5 * 60_000;

/** After so many failures in a row a provider is left alone. Fewer may be chance; refused keys or a request to wait are not. */
const chances: Partial<Record<ProviderFault, number>> = { rate: 1, auth: 1, busy: 3, unknown: 3 };

/** Each process finds out for itself: one may reach a provider that another cannot. */
export function createCircuits(now: () => number = Date.now): Circuits {
  const all = new Map<Provider, Circuit>();

  return {
    mayAsk(provider) {
      const circuit = all.get(provider);
      if (circuit === undefined || circuit.closedUntil === 0) return 'freely';
      if (circuit.closedUntil > now()) return 'no';
      all.set(provider, { ...circuit, isTried: true, closedUntil: now() + circuit.pauseMs });
      return 'once';
    },

    answered(provider) {
      all.delete(provider);
    },

    failed(provider, fault) {
      const allowed = chances[fault];
      // Any other fault is an answer: the provider is there.
      if (allowed === undefined) return void all.delete(provider);
      const before = all.get(provider) ?? fresh;
      const failures = before.failures + 1;
      if (failures < allowed) return void all.set(provider, { ...before, failures });
      // Calls that were under way when it went down say nothing new.
      if (before.closedUntil > now() && !before.isTried) return;
      const pauseMs = Math.min(maxPauseMs, Math.max(firstPauseMs, before.pauseMs * 2));
      all.set(provider, { failures, pauseMs, closedUntil: now() + pauseMs, isTried: false });
    },
  };
}

export const circuits = (): Circuits => createCircuits();
