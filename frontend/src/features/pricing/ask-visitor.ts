import { geo, rates, readCountry, readRates, type Rates } from '@lanternway/contracts/site';
import { ask } from '../../server-calls/client';
import { keepCountry, readKnownCountry } from '../../browser/country';
import { keepRates, readKeptRates } from '../../browser/rates';

/** The visitor's country, asked once a visit; null where it cannot be told. */
export async function askCountry(): Promise<string | null> {
  const known = readKnownCountry();
  if (known) return known.code;
  const answer = await ask(geo, readCountry);
  if (answer.kind === 'failed') return null;
  keepCountry(answer.value);
  return answer.value;
}

/** Today's rates, asked at most once in 24 hours; null where there are none to be had. */
export async function askRates(): Promise<Rates | null> {
  const kept = readKeptRates();
  if (kept) return kept;
  const answer = await ask(rates, (reply) => readRates(reply) ?? undefined);
  if (answer.kind === 'failed') return null;
  keepRates(answer.value);
  return answer.value;
}
