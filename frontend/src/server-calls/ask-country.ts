import { geo, readCountry } from '@lanternway/contracts/site/site';
import { readCountryOnItsWay } from '../browser/early-country';
import { keepCountry, readKnownCountry } from '../browser/storage/country';
import { ask } from './client';

/** The visitor's country, requested once per visit; null if it is unknown. */
export async function askCountry(): Promise<string | null> {
  const known = readKnownCountry();
  if (known) return known.code;
  const early = await readCountryOnItsWay()?.catch(() => undefined);
  if (early !== undefined) return early;
  const answer = await ask(geo, readCountry);
  if (answer.kind === 'failed') return null;
  keepCountry(answer.value);
  return answer.value;
}
