import { type Currency } from '@lanternway/contracts/money/money';
import { currencyForPricing, geo, readCountry } from '@lanternway/contracts/site/site';
import { keepCountryOnItsWay } from '../browser/early-country';
import {
  hasPrices,
  hidePrices,
  readSentCurrency,
  showPrices,
  watchPrices,
  werePricesRead,
} from '../browser/prices-seen';
import { readChosenCurrency } from '../browser/storage/chosen-currency';
import { keepCountry, readKnownCountry } from '../browser/storage/country';

/** The currency of every built page. */
const builtCurrency: Currency = 'INR';

/** The visitor's currency, if they chose one, their country was asked for earlier in this visit, or the server knew it. */
function readKnownCurrency(): Currency | null {
  const known = readKnownCountry();
  return readChosenCurrency() ?? (known ? currencyForPricing(known.code) : readSentCurrency());
}

/** How long to wait for the country: as long as the application does. */
const patienceMs = 6000;

async function askCountry(): Promise<string | null> {
  // `AbortSignal.timeout` does not exist in Safari 15.
  const impatience = new AbortController();
  setTimeout(() => impatience.abort(), patienceMs);
  const headers = { accept: 'application/json' };
  const reply = await fetch(geo.path, { headers, signal: impatience.signal });
  if (!reply.ok) throw new Error(`The country was refused with ${String(reply.status)}.`);
  const country = readCountry(await reply.json());
  keepCountry(country);
  return country;
}

/** Changes the prices as soon as the application can, if that is not too late. */
function adopt(currency: Currency, begin: () => void): void {
  if (currency === builtCurrency || werePricesRead()) return;
  hidePrices();
  begin();
}

/**
 * The page shows rupees. Where the reader sees prices at once, their own currency must not arrive after they have read
 * them: the country is asked for early, and the application starts as soon as there is something to change.
 * @param begin starts the application
 */
export function preparePrices(begin: () => void): void {
  const known = readKnownCurrency();
  if (known === builtCurrency) {
    showPrices();
    return;
  }
  if (known !== null) {
    if (hasPrices()) hidePrices();
    watchPrices(begin);
    return;
  }
  watchPrices(() => {
    const asked = askCountry();
    keepCountryOnItsWay(asked);
    const currency = asked.then(currencyForPricing, () => currencyForPricing(null));
    void currency.then((own) => adopt(own, begin));
  });
}
