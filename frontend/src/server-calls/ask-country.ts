import { geo, readCountry } from '@lanternway/contracts/site/site';
import { keepCountry, readKnownCountry } from '../browser/storage/country';
import { ask } from './client';

/** The visitor's country, requested once per visit; null if it is unknown. */
export async function askCountry(): Promise<string | null> {
  const known = readKnownCountry();
  if (known) return known.code;
  const answer = await ask(geo, readCountry);
  if (answer.kind === 'failed') return null;
  keepCountry(answer.value);
  return answer.value;
}
