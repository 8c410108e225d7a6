import type { Provider } from '@lanternway/contracts/payments/orders';

export interface Flood {
  /** Counts one more, and names the hour where it is the one that makes them too many. */
  isOneTooMany: (provider: Provider) => string | null;
}

/** Anybody may send us one. Several are a wrong secret, or somebody who keeps trying. */
export const tooManyAnHour = 5;

/** Counted in each process for itself: the mail about an hour is one, whichever process sends it. */
export function createFlood(now: () => Date = () => new Date()): Flood {
  const counts = new Map<Provider, { hour: string; count: number }>();
  return {
    isOneTooMany(provider) {
      const hour = now().toISOString().slice(0, 13);
      const before = counts.get(provider);
      const count = before?.hour === hour ? before.count + 1 : 1;
      counts.set(provider, { hour, count });
      return count === tooManyAnHour ? hour : null;
    },
  };
}
