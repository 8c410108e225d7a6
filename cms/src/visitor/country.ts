import { findInDatabase } from './country-database';
import type { CountryService } from './country-service';
import { asPublicAddress } from './public-address';

interface Visitor {
  /** The address as the server sees it, behind the proxies it trusts. */
  address: string;
  /** The country according to a proxy in front of the server, or an empty text. */
  header: string;
}

interface Sources {
  /** Only a trusted proxy may name the country: without one, the header is the visitor's own claim. */
  trustsHeader: boolean;
  service: CountryService | null;
}

/** The visitor's country as two capital letters, or null: from the proxy's header, the service or the database. */
export async function findCountry(
  { address, header }: Visitor,
  { trustsHeader, service }: Sources,
): Promise<string | null> {
  const named = trustsHeader ? readHeader(header) : null;
  if (named !== null) return named;
  const known = asPublicAddress(address);
  if (known === null) return null;
  return (await service?.find(known)) ?? (await findInDatabase(known));
}

/** Proxies write XX for an unknown country, and T1 for the Tor network. */
function readHeader(header: string): string | null {
  const code = header.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
