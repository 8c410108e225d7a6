import { geo, readCountry } from '@lanternway/contracts/site/site';
import { keepCountry, readKnownCountry } from '../browser/country';
import { ask } from './client';

/** The visitor's country, asked once a visit; null where it cannot be told. */
export async function askCountry(): Promise<string | null> {
  const known = readKnownCountry();
  if (known) return known.code;
  const answer = await ask(geo, readCountry);
  if (answer.kind === 'failed') return null;
  keepCountry(answer.value);
  return answer.value;
}
