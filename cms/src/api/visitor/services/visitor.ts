import { env } from '../../../env';
import { findCountry } from '../../../visitor/country';
import { createCountryService } from '../../../visitor/country-service';

const { countryHeader, lookupUrl } = env.geo;

interface Visitor {
  /** The address as the server sees it, behind the proxies it trusts. */
  address: string;
  /** A header of the request; an empty text if it is missing. */
  header: (name: string) => string;
}

export default () => {
  const service = lookupUrl === null ? null : createCountryService(lookupUrl);

  return {
    /** The country a request comes from as two capital letters, or null if unknown. */
    countryOf({ address, header }: Visitor): Promise<string | null> {
      const named = countryHeader === null ? '' : header(countryHeader);
      return findCountry({ address, header: named }, { trustsHeader: env.trustProxy > 0, service });
    },
  };
};
