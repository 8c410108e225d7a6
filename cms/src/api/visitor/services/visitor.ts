import type { Rates } from '@lanternway/contracts/site/site';
import type { Core } from '@strapi/strapi';
import { env } from '../../../env';
import { findCountry } from '../../../visitor/country';
import { createCountryService } from '../../../visitor/country-service';
import { demoRates } from '../../../visitor/demo-rates';
import { createRateBook } from '../../../visitor/rates';

const { countryHeader, lookupUrl } = env.geo;

interface Visitor {
  /** The address as the server sees it, behind the proxies it trusts. */
  address: string;
  /** A header of the request; an empty text if it is missing. */
  header: (name: string) => string;
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = lookupUrl === null ? null : createCountryService(lookupUrl);
  const store = strapi.store({ type: 'core', name: 'visitor' });
  const rateBook = createRateBook({
    url: env.ratesUrl,
    // Only a demo has these logins.
    otherwise: env.demoStaffFile === null ? null : demoRates,
    store: {
      get: () => store.get({ key: 'rates' }),
      set: (rates) => store.set({ key: 'rates', value: rates }),
    },
    onFailure: (reason) => strapi.log.warn(`Exchange rates: ${reason}. The last known ones stay.`),
  });

  return {
    /** The country a request comes from as two capital letters, or null if unknown. */
    countryOf({ address, header }: Visitor): Promise<string | null> {
      const named = countryHeader === null ? '' : header(countryHeader);
      return findCountry({ address, header: named }, { trustsHeader: env.trustProxy > 0, service });
    },

    /** Today's rates, or the last known ones, or null if there have never been any. May ask the service. */
    rates: (): Promise<Rates | null> => rateBook.read(),
  };
};
