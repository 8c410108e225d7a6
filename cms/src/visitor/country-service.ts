import { readCountry } from '@lanternway/contracts/site/site';

const patienceMs = 1_000;
const pauseAfterFailureMs = 30_000;
const rememberMs = 24 * 60 * 60 * 1_000;
const rememberAtMost = 5_000;

interface Remembered {
  country: string | null;
  until: number;
}

export interface CountryService {
  /** The country of an address, or null if the service does not know it or does not answer. */
  find: (address: string) => Promise<string | null>;
}

/**
 * A lookup service on the network. `url` has `{ip}` in place of the address, and its answer has a `country_code`.
 * Answers are remembered. After a failure the service is not asked for a while, so that nobody waits in vain. Addresses
 * are never logged.
 */
export function createCountryService(url: string, now: () => number = Date.now): CountryService {
  const remembered = new Map<string, Remembered>();
  let pausedUntil = 0;

  return {
    async find(address) {
      const known = remembered.get(address);
      if (known !== undefined && known.until > now()) return known.country;
      if (pausedUntil > now()) return null;
      try {
        const country = await ask(url, address);
        remember(remembered, address, { country, until: now() + rememberMs });
        return country;
      } catch {
        pausedUntil = now() + pauseAfterFailureMs;
        return null;
      }
    },
  };
}

async function ask(url: string, address: string): Promise<string | null> {
  const answer = await fetch(url.replaceAll('{ip}', encodeURIComponent(address)), {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`The country service answered ${String(answer.status)}.`);
  return readCountry(await answer.json());
}

/** Removes the oldest entry when full: a Map keeps the order in which its keys were added. */
function remember(known: Map<string, Remembered>, address: string, entry: Remembered): void {
  known.delete(address);
  known.set(address, entry);
  const oldest = known.keys().next();
  if (known.size > rememberAtMost && oldest.done !== true) known.delete(oldest.value);
}
