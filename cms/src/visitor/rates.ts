import { readRates, type Rates } from '@lanternway/contracts/site/site';

const patienceMs = 5_000;
const freshMs = 24 * 60 * 60 * 1_000;
const pauseAfterFailureMs = 10 * 60 * 1_000;

/** Where the last good answer is kept, so that it survives a restart. */
interface RateStore {
  get: () => Promise<unknown>;
  set: (rates: Rates) => Promise<unknown>;
}

interface RateBook {
  /** Today's rates, or the last known ones, or null if there have never been any. */
  read: () => Promise<Rates | null>;
}

interface Options {
  /** A service with rates to the base INR; null where none is configured. */
  url: string | null;
  store: RateStore;
  /** Without a service, and without rates from an earlier one. */
  otherwise?: Rates | null;
  onFailure: (reason: string) => void;
  now?: () => number;
}

/** Exchange rates, requested once a day however many visitors need them. */
export function createRateBook({
  url,
  store,
  otherwise = null,
  onFailure,
  now = Date.now,
}: Options): RateBook {
  let asking: Promise<Rates | null> | undefined;
  let pausedUntil = 0;

  async function refresh(address: string): Promise<Rates | null> {
    try {
      const rates = await ask(address, new Date(now()).toISOString());
      await store.set(rates);
      return rates;
    } catch (error) {
      pausedUntil = now() + pauseAfterFailureMs;
      onFailure(error instanceof Error ? error.message : 'unknown reason');
      return null;
    } finally {
      asking = undefined;
    }
  }

  return {
    async read() {
      const last = readRates(await store.get());
      if (last !== null && now() - Date.parse(last.at) < freshMs) return last;
      if (url === null) return last ?? otherwise;
      if (pausedUntil > now()) return last;
      asking ??= refresh(url);
      return (await asking) ?? last;
    },
  };
}

async function ask(url: string, at: string): Promise<Rates> {
  const answer = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`the rate service answered ${String(answer.status)}`);
  const rates = readService(await answer.json(), at);
  if (rates === null)
    throw new Error('the rate service answered with something that is not rates to the base INR');
  return rates;
}

/** The usual services agree on `rates` and differ in the name of the base. */
function readService(answer: unknown, at: string): Rates | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { base, base_code: baseCode, rates } = answer as Record<string, unknown>;
  const read = readRates({ base: base ?? baseCode, rates, at });
  // A rupee has always been worth less than a dollar or a pound. More means that the answer is the wrong way round.
  return read !== null && read.rates.USD < 1 && read.rates.GBP < 1 ? read : null;
}
