import { rates, readRates, type Rates } from '@lanternway/contracts/site/site';
import { keepRates, readKeptRates } from '../../browser/storage/rates';
import { ask } from '../../server-calls/client';

export { askCountry } from '../../server-calls/ask-country';

/** Today's rates, requested at most once in 24 hours; null if there are none. */
export async function askRates(): Promise<Rates | null> {
  const kept = readKeptRates();
  if (kept) return kept;
  const answer = await ask(rates, (reply) => readRates(reply) ?? undefined);
  if (answer.kind === 'failed') return null;
  keepRates(answer.value);
  return answer.value;
}
