import { readRates, type Rates } from '@lanternway/contracts/site/site';
import { property } from './record';
import { keep, readKept } from './storage';

const key = 'rates';
const validMs = 24 * 60 * 60 * 1000;

/** Exchange rates fetched within the last 24 hours, or null. */
export function readKeptRates(now = Date.now()): Rates | null {
  return readKept('local', key, (value) => {
    const keptAt = property(value, 'keptAt');
    const isFresh = typeof keptAt === 'number' && keptAt <= now && now - keptAt < validMs;
    return isFresh ? readRates(property(value, 'reply')) : null;
  });
}

export function keepRates(reply: Rates, now = Date.now()): void {
  keep('local', key, { reply, keptAt: now });
}
