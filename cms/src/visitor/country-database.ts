import { createRequire } from 'node:module';
import { readCountry } from '@lanternway/contracts/site/site';
import maxmind, { type CountryResponse, type Reader } from 'maxmind';

/** Countries by address, public domain (CC0), delivered with the application. Its records name a `country_code`. */
const database = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let reader: Promise<Reader<CountryResponse>> | undefined;

/** The country of a public address from the embedded database, or null if it is unknown. */
export async function findInDatabase(address: string): Promise<string | null> {
  reader ??= maxmind.open(createRequire(__filename).resolve(database));
  return readCountry((await reader).get(address));
}
