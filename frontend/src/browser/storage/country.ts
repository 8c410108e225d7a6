import { property } from './record';
import { keep, readKept } from './storage';

const key = 'country';

/** What `GET /api/geo` said earlier in this visit: a country, or null if it is unknown. */
interface KnownCountry {
  code: string | null;
}

export function readKnownCountry(): KnownCountry | null {
  return readKept('session', key, (value) => {
    const code = property(value, 'code');
    return code === null || (typeof code === 'string' && /^[A-Z]{2}$/.test(code)) ? { code } : null;
  });
}

export function keepCountry(code: string | null): void {
  keep('session', key, { code } satisfies KnownCountry);
}
